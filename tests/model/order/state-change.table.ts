import type { NextState } from '#contract/types.ts';
import type { stateChangeMachine } from '#machines/order/state-change.machine.ts';
import { defineTable } from '../kit/table.ts';

interface Chosen {
  event: { next: NextState };
}
const isPlain = ({ event }: Chosen): boolean => event.next.state === 'accepted';
const isAskedAbout = ({ event }: Chosen): boolean =>
  ['canceled', 'rejected', 'collected', 'delivery'].includes(event.next.state);

/**
 * Specification: section 4 (the dedicated call), section 8 ('Не удалось сменить статус заказа'). Of the samples `accepted` is
 * plain, the others are asked about: two ends, one that needs a reason, one that is forced.
 */
export const stateChangeTable = defineTable<typeof stateChangeMachine>({
  starts: [{ to: 'idle', context: { orderId: 12, chosen: null, reason: '' } }],
  states: {
    idle: {},
    asking: { tags: ['asking'] },
    saving: {
      tags: ['busy'],
      calls: {
        updatePlacedOrderState: ({ chosen, reason }) => ({ orderId: 12, state: chosen?.state ?? 'created', reason }),
      },
    },
  },
  rows: [
    {
      in: 'idle',
      on: 'state.chosen',
      when: isPlain,
      to: 'saving',
      sets: ({ event }) => ({ chosen: event.next, reason: '' }),
    },
    {
      in: 'idle',
      on: 'state.chosen',
      when: isAskedAbout,
      to: 'asking',
      sets: ({ event }) => ({ chosen: event.next, reason: '' }),
    },
    {
      in: 'asking',
      on: 'change.confirmed',
      when: ({ event }) => event.reason === ' Out of stock ',
      to: 'saving',
      sets: { reason: 'Out of stock' },
    },
    {
      in: 'asking',
      on: 'change.confirmed',
      when: ({ event }) => event.reason === '',
      to: 'saving',
      sets: { reason: '' },
    },
    { in: 'asking', on: 'change.declined', to: 'idle', sets: { chosen: null, reason: '' } },
    {
      in: 'saving',
      on: 'updatePlacedOrderState done',
      to: 'idle',
      sets: { chosen: null, reason: '' },
      emits: ({ context }) => [{ type: 'state.changed', orderId: 12, state: context.chosen?.state ?? 'created' }],
    },
    {
      in: 'saving',
      on: 'updatePlacedOrderState failed',
      to: 'idle',
      sets: { chosen: null, reason: '' },
      emits: ({ event }) => [{ type: 'state.changeFailed', orderId: 12, error: event.error }],
    },
  ],
});
