import type { connectionMachine } from '#machines/shell/connection.machine.ts';
import { defineTable, type After } from '../kit/table.ts';

const restored = [{ type: 'connection.restored' }] as const;
/** Whoever waits for the network is told, and what has failed to load is asked for again. */
const after: After = {
  tells: [
    { to: 'cart', event: { type: 'connection.restored' } },
    { to: 'session', event: { type: 'retry.requested' } },
    { to: 'favourites', event: { type: 'list.outdated' } },
  ],
  asks: ['GET /category/'],
};

/** Specification: section 8. A single lost call is no news; the server is asked every five seconds until it answers. */
export const connectionTable = defineTable<typeof connectionMachine>({
  starts: [{ to: 'online', context: { recheckMs: 5_000 } }],
  states: {
    online: {},
    checking: { calls: { pingServer: undefined } },
    offline: { tags: ['offline'], delays: { recheck: 5_000 } },
    rechecking: { tags: ['offline'], calls: { pingServer: undefined } },
  },
  rows: [
    { in: 'online', on: 'call.lost', to: 'checking' },
    { in: 'online', on: 'network.lost', to: 'offline' },
    { in: 'checking', on: 'pingServer done', to: 'online' },
    { in: 'checking', on: 'pingServer failed', to: 'offline' },
    { in: 'checking', on: 'call.answered', to: 'online' },
    { in: 'checking', on: 'network.lost', to: 'offline' },
    { in: 'offline', on: 'after recheck', to: 'rechecking' },
    { in: 'offline', on: 'call.answered', to: 'online', emits: restored, after },
    { in: 'offline', on: 'network.restored', to: 'rechecking' },
    { in: 'rechecking', on: 'pingServer done', to: 'online', emits: restored, after },
    { in: 'rechecking', on: 'pingServer failed', to: 'offline' },
    { in: 'rechecking', on: 'call.answered', to: 'online', emits: restored, after },
    { in: 'rechecking', on: 'network.lost', to: 'offline' },
  ],
  // Any answer will do, so it is no operation of the contract.
  requests: { pingServer: () => [{ method: 'HEAD', path: '/healthz' }] },
});
