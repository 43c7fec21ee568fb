import type { StoredText } from '#lib/storage.ts';
import type { FirstMachines, MachineName, RunningActors } from '#ui/machine-types.ts';
import type { ReportFact } from '#ui/provided-machines.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { createActor, type EventObject } from 'xstate';
import { followCachedCart, keepCartInStep, reportLineFacts } from './cart-life.ts';
import { keepFavouritesInStep, reportMarkFacts } from './favourites-life.ts';

interface Deps {
  machines: FirstMachines;
  reportFact: ReportFact;
  tokenStorage: StoredText;
  queryClient: QueryClient;
}

/** Starts the machines that run as long as the page does. */
export function startActors({ machines, reportFact, tokenStorage, queryClient }: Deps): RunningActors {
  const report = (name: MachineName) => (fact: EventObject) => reportFact(name, fact);
  const session = createActor(machines.appSession, { input: { isSignedIn: tokenStorage.read() !== null } });
  const login = createActor(machines.phoneLogin, { input: {} });
  const confirm = createActor(machines.confirm);
  const connection = createActor(machines.connection, { input: {} });
  const cart = createActor(machines.cart);
  const favourites = createActor(machines.favourites);
  const checkout = createActor(machines.checkout);
  session.on('*', report('appSession'));
  login.on('*', report('phoneLogin'));
  confirm.on('*', report('confirm'));
  connection.on('*', report('connection'));
  cart.on('*', report('cart'));
  favourites.on('*', report('favourites'));
  checkout.on('*', report('checkout'));
  reportLineFacts(cart, reportFact);
  followCachedCart(cart, queryClient);
  keepCartInStep(cart, queryClient);
  reportMarkFacts(favourites, reportFact);
  keepFavouritesInStep(favourites);
  favourites.start();
  if (tokenStorage.read() !== null) favourites.send({ type: 'account.entered' });
  return {
    session: session.start(),
    login: login.start(),
    confirm: confirm.start(),
    connection: connection.start(),
    cart: cart.start(),
    favourites,
    checkout: checkout.start(),
  };
}
