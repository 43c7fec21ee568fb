import type { connectionMachine } from '#machines/shell/connection.machine.ts';
import { defineTable } from '../kit/table.ts';

const restored = [{ type: 'connection.restored' }] as const;

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
    { in: 'offline', on: 'call.answered', to: 'online', emits: restored },
    { in: 'offline', on: 'network.restored', to: 'rechecking' },
    { in: 'rechecking', on: 'pingServer done', to: 'online', emits: restored },
    { in: 'rechecking', on: 'pingServer failed', to: 'offline' },
    { in: 'rechecking', on: 'call.answered', to: 'online', emits: restored },
    { in: 'rechecking', on: 'network.lost', to: 'offline' },
  ],
});
