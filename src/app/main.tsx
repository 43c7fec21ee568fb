import './styles.ts';
import { api, onReach, onTokenEnded } from '#api/client.ts';
import { currentCustomerQuery } from '#api/queries/customers.ts';
import { cartIdStorage, cartReturnStorage, checkoutKeyStorage, expiryStorage, favouriteWishStorage, tokenStorage } from '#api/storage.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { goOnAfterReload } from './after-reload.ts';
import { App } from './app.tsx';
import { createMachines } from './create-machines.ts';
import { forgetDroppedWish, grantWish } from './favourites-life.ts';
import { followConnection } from './follow-connection.ts';
import { followToken } from './follow-token.ts';
import { followOverlays } from './overlay-history.ts';
import { followLostCode } from './lost-code.ts';
import { createPageNavigation } from './page-navigation.ts';
import { createQueryClient } from './query-client.ts';
import { startActors } from './running-actors.ts';
import { createFactHandlers, createReporter } from './subscriptions.ts';

const queryClient = createQueryClient();
const overlays = followOverlays();
const reportFact = createReporter(
  createFactHandlers({
    queryClient,
    tokenStorage,
    cartIdStorage,
    checkoutKeyStorage,
    cartReturnStorage,
    expiryStorage,
    favouriteWishStorage,
    navigation: createPageNavigation(overlays),
    running: () => actors,
  }),
);
const machines = createMachines({ api, queryClient, checkoutKeyStorage, reportFact, running: () => actors });
// The session asks for the customer after the shop; asking for both at once saves a round trip.
if (tokenStorage.read() !== null) void queryClient.prefetchQuery(currentCustomerQuery);
const actors = startActors({ machines, reportFact, tokenStorage, queryClient });
followToken(tokenStorage, () => actors.session.send({ type: 'token.changed' }));
followConnection({ connection: actors.connection, onReach });
onTokenEnded(() => actors.session.send({ type: 'token.ended' }));

goOnAfterReload({ cartReturnStorage, expiryStorage });
grantWish(actors.favourites, { favouriteWishStorage, tokenStorage });
forgetDroppedWish(actors.login, { favouriteWishStorage, tokenStorage });

const root = document.querySelector('#root');
if (root) {
  createRoot(root, { onCaughtError: followLostCode() }).render(
    <StrictMode>
      <App queryClient={queryClient} machines={machines} actors={actors} reportFact={reportFact} aroundNav={overlays.aroundNav} />
    </StrictMode>,
  );
}
