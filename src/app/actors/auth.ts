import { unwrap, type Api } from '#api/client.ts';
import type { components, operations } from '#contract/types.ts';
import { flushCart } from '#ui/flush-cart.ts';
import type { RunningActors } from '#ui/machine-types.ts';
import { fromPromise } from 'xstate';

type Schemas = components['schemas'];
type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;

interface Deps {
  api: Api;
}

/** Rings a phone. */
export const defineSendCallActor = ({ api }: Deps) =>
  fromPromise<Schemas['CallRequest'], Query<'sendCall'>>(({ input, signal }) =>
    unwrap(api.GET('/auth/send-call/', { params: { query: input }, signal })),
  );

/** Asks for a number to call. */
export const defineSendReceiveCallActor = ({ api }: Deps) =>
  fromPromise<Schemas['ReceiveCallRequest'], Query<'sendReceiveCall'>>(({ input, signal }) =>
    unwrap(api.GET('/auth/send-receive-call/', { params: { query: input }, signal })),
  );

/** Looks whether the person has called. */
export const defineGetCallStatusActor = ({ api }: Deps) =>
  fromPromise<Schemas['CallStatus'], Query<'getCallStatus'>>(({ input, signal }) =>
    unwrap(api.GET('/auth/call-status/', { params: { query: input }, signal })),
  );

/** Exchanges a code, or a confirmed call, for a token. */
export const defineGetTokenActor = ({ api }: Deps) =>
  fromPromise<Schemas['Token'], Query<'getToken'>>(({ input, signal }) =>
    unwrap(api.GET('/auth/token/', { params: { query: input }, signal })),
  );

/** The time of day in milliseconds, which goes on while the computer sleeps. */
export const defineReadClockActor = () => fromPromise<number, void>(() => Promise.resolve(Date.now()));

/** Ends the token on the server, once the cart has what was last changed in it. */
export const defineDeleteTokenActor = ({ api, running }: Deps & { running: () => Pick<RunningActors, 'cart'> }) =>
  fromPromise<void, void>(async ({ signal }) => {
    // Without the token no edit can be saved; one that is refused keeps nobody from leaving.
    await flushCart(running().cart, signal).catch(() => undefined);
    await unwrap(api.DELETE('/auth/token/', { signal }));
  });
