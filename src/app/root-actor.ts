import { cartFlow } from '#entities/cart/flows/cart.flow.ts';
import { favouritesFlow } from '#entities/favourite/flows/favourites.flow.ts';
import type { Page } from '#page/page-context.tsx';
import type { PageActors, PageDeps } from '#page/page-deps.ts';
import { checkoutFlow } from '#storefront/checkout/flows/checkout.flow.ts';
import { phoneLoginFlow } from '#storefront/auth/flows/phone-login.flow.ts';
import { createActor, setup, type AnyActorRef } from 'xstate';
import { confirmFlow } from './shell/flows/confirm.flow.ts';
import { connectionFlow } from './shell/flows/connection.flow.ts';
import { freshnessFlow } from './shell/flows/freshness.flow.ts';
import { sessionFlow } from './shell/flows/session.flow.ts';

/** The flows that live as long as the page, by their `systemId`. */
const flows = {
  session: sessionFlow,
  login: phoneLoginFlow,
  confirm: confirmFlow,
  connection: connectionFlow,
  freshness: freshnessFlow,
  cart: cartFlow,
  favourites: favouritesFlow,
  checkout: checkoutFlow,
} as const satisfies Record<keyof PageActors, unknown>;

interface RootInput {
  /** Whether a token is stored. */
  isSignedIn: boolean;
}

/** An error in one actor stops that actor only. It is thrown again later, so that the browser reports it. */
const throwLater = ({ event }: { event: { type: string; error?: unknown } }): void => {
  setTimeout(() => {
    throw event.error;
  });
};

function defineRoot(deps: PageDeps) {
  return setup({
    types: {} as { input: RootInput; context: RootInput },
    actors: {
      session: flows.session.connect(deps).machine,
      login: flows.login.connect(deps).machine,
      confirm: flows.confirm.connect(deps).machine,
      connection: flows.connection.connect(deps).machine,
      freshness: flows.freshness.connect(deps).machine,
      cart: flows.cart.connect(deps).machine,
      favourites: flows.favourites.connect(deps).machine,
      checkout: flows.checkout.connect(deps).machine,
    },
    actions: { throwLater },
  }).createMachine({
    id: 'page',
    context: ({ input }) => input,
    invoke: [
      {
        id: 'session',
        systemId: 'session',
        src: 'session',
        input: ({ context }) => ({ isSignedIn: context.isSignedIn }),
      },
      { id: 'login', systemId: 'login', src: 'login', input: {} },
      { id: 'confirm', systemId: 'confirm', src: 'confirm' },
      { id: 'connection', systemId: 'connection', src: 'connection', input: {} },
      { id: 'freshness', systemId: 'freshness', src: 'freshness', input: {} },
      { id: 'cart', systemId: 'cart', src: 'cart' },
      { id: 'favourites', systemId: 'favourites', src: 'favourites' },
      { id: 'checkout', systemId: 'checkout', src: 'checkout' },
    ],
    on: { 'xstate.error.*': { actions: 'throwLater' } },
  });
}

/** What the page's actors are made with. */
type PageBase = Omit<PageDeps, 'actor'> & RootInput;

/** The page's flows, connected to it. Returns what makes its actor system: each of the two is a task of its own. */
export function connectPage(
  { queryClient, navigation, isSignedIn }: PageBase,
  options: Pick<Page, 'inspect'> = {},
): () => Page & { root: AnyActorRef } {
  const children: Partial<PageActors> = {};
  const deps: PageDeps = {
    queryClient,
    navigation,
    actor: (name) => {
      // `system.get` does not find an actor that has stopped, such as an ended session.
      const actor: PageActors[typeof name] | undefined = children[name];
      if (!actor) throw new Error(`The page has no actor ${name}`);
      return actor;
    },
  };
  const machine = defineRoot(deps);
  return () => {
    const root = createActor(machine, { input: { isSignedIn }, ...options });
    // Subscribed before the start, so that no emitted event is missed.
    Object.assign(children, root.getSnapshot().children);
    const started: Readonly<Record<string, AnyActorRef | undefined>> = children;
    for (const [name, flow] of Object.entries(flows)) started[name]?.on('*', flow.connect(deps).handle);
    const connect: Page['connect'] = (flow) => flow.connect(deps);
    return { deps, connect, root, ...options };
  };
}

/** Makes the page's actor system, the root actor and the page-long actors: each is as it begins. */
export const preparePage = (...given: Parameters<typeof connectPage>): ReturnType<ReturnType<typeof connectPage>> =>
  connectPage(...given)();

/** Makes the page's actor system and starts it. */
export function startPage(...given: Parameters<typeof connectPage>): ReturnType<typeof preparePage> {
  const page = preparePage(...given);
  page.root.start();
  return page;
}
