import './styles.ts';
import { api, onReach, onTokenEnded } from '#api/client.ts';
import { currentCustomerQuery } from '#api/queries/customers.ts';
import { cartIdStorage, cartReturnStorage, checkoutKeyStorage, expiryStorage, tokenStorage } from '#api/storage.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { goOnAfterReload } from './after-reload.ts';
import { App } from './app.tsx';
import { createMachines } from './create-machines.ts';
import { followConnection } from './follow-connection.ts';
import { pageNavigation } from './page-navigation.ts';
import { createQueryClient } from './query-client.ts';
import { startActors } from './running-actors.ts';
import { createFactHandlers, createReporter } from './subscriptions.ts';

const queryClient = createQueryClient();
const reportFact = createReporter(
  createFactHandlers({
    queryClient,
    tokenStorage,
    cartIdStorage,
    checkoutKeyStorage,
    cartReturnStorage,
    expiryStorage,
    navigation: pageNavigation,
    running: () => actors,
  }),
);
const machines = createMachines({ api, queryClient, checkoutKeyStorage, reportFact, running: () => actors });
// The session asks for the customer after the shop; asking for both at once saves a round trip.
if (tokenStorage.read() !== null) void queryClient.prefetchQuery(currentCustomerQuery);
const actors = startActors({ machines, reportFact, tokenStorage, queryClient });
// Signed in or out in another tab: this one would go on as somebody else.
tokenStorage.onChangeElsewhere(() => location.reload());
followConnection({ connection: actors.connection, onReach });
onTokenEnded(() => actors.session.send({ type: 'token.ended' }));

goOnAfterReload({ cartReturnStorage, expiryStorage });

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} machines={machines} actors={actors} reportFact={reportFact} />
    </StrictMode>,
  );
}
