import { defineFlow } from '#page/define-flow.ts';
import { connectionMachine } from '#machines/shell/connection.machine.ts';
import { fromPromise } from 'xstate';

const PATIENCE_MS = 10_000;

/** Sends a small request; any answer means that the server was reached. */
export const pingServer = fromPromise<void, void>(async ({ signal }) => {
  const late = new AbortController();
  const giveUp = (): void => late.abort();
  const timer = setTimeout(giveUp, PATIENCE_MS);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: late.signal });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
});

/** Whether the server can be reached. */
export const connectionFlow = defineFlow(connectionMachine, {
  effects: () => ({ pingServer }),
  on: ({ queryClient, actor }) => ({
    'connection.restored': () => {
      actor('cart').send({ type: 'connection.restored' });
      actor('session').send({ type: 'retry.requested' });
      actor('favourites').send({ type: 'list.outdated' });
      const hasFailed = ({ state }: { state: { status: string } }): boolean => state.status === 'error';
      void queryClient.refetchQueries({ type: 'active', predicate: hasFailed }, { cancelRefetch: false });
    },
  }),
});
