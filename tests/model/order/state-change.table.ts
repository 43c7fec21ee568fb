import type { NextState } from '#contract/types.ts';
import type { stateChangeMachine } from '#machines/order/state-change.machine.ts';
import { defineTable } from '../kit/table.ts';
import { ordersAndBalance } from './orders-refreshed.ts';

interface Chosen {
  event: { next: NextState };
}
const isPlain = ({ event }: Chosen): boolean => event.next.state === 'accepted';
const isAskedAbout = ({ event }: Chosen): boolean =>
  ['canceled', 'rejected', 'collected', 'delivery'].includes(event.next.state);

/**
 * Specification: section 4 (the dedicated call), section 8 ('Не удалось сменить статус заказа'). Of the samples
 * `accepted` is plain, the others are asked about: two ends, one that needs a reason, one that is forced.
 */
export const stateChangeTable = defineTable<typeof stateChangeMachine>({
  starts: [
    { to: 'idle', context: { orderId: 12, chosen: null, version: 0, reason: '', meanwhile: null, short: null } },
  ],
  states: {
    idle: {},
    asking: { tags: ['asking'] },
    saving: {
      tags: ['busy'],
      calls: {
        updatePlacedOrderState: ({ chosen, reason, version, short }) => ({
          orderId: 12,
          state: chosen?.state ?? 'created',
          reason,
          version,
          force: short !== null,
        }),
      },
    },
  },
  rows: [
    {
      in: 'idle',
      on: 'state.chosen',
      when: isPlain,
      to: 'saving',
      sets: ({ event }) => ({ chosen: event.next, version: 4, reason: '', meanwhile: null, short: null }),
    },
    {
      in: 'idle',
      on: 'state.chosen',
      when: isAskedAbout,
      to: 'asking',
      sets: ({ event }) => ({ chosen: event.next, version: 4, reason: '', meanwhile: null, short: null }),
    },
    {
      in: 'asking',
      on: 'change.confirmed',
      when: ({ event, context }) => event.reason === ' Out of stock ' && context.meanwhile !== 'closed',
      to: 'saving',
      sets: { reason: 'Out of stock' },
    },
    {
      in: 'asking',
      on: 'change.confirmed',
      when: ({ event, context }) => event.reason === '' && context.meanwhile !== 'closed',
      to: 'saving',
      sets: { reason: '' },
    },
    {
      in: 'asking',
      on: 'change.declined',
      to: 'idle',
      sets: { chosen: null, reason: '', meanwhile: null, short: null },
    },
    {
      in: 'saving',
      on: 'updatePlacedOrderState done',
      when: ({ event }) => event.output === null,
      to: 'idle',
      sets: { chosen: null, reason: '', meanwhile: null, short: null },
      emits: ({ context }) => [{ type: 'state.changed', orderId: 12, state: context.chosen?.state ?? 'created' }],
      after: { refreshed: ordersAndBalance },
    },
    {
      in: 'saving',
      on: 'updatePlacedOrderState done',
      when: ({ event }) => event.output?.version === 5,
      to: 'asking',
      sets: ({ event }) => ({ chosen: event.output?.next ?? null, version: 5, meanwhile: 'open', short: null }),
      emits: [{ type: 'state.changedMeanwhile', orderId: 12 }],
      after: { refreshed: ordersAndBalance },
    },
    {
      in: 'saving',
      on: 'updatePlacedOrderState done',
      when: ({ event }) => event.output?.version === 6,
      to: 'asking',
      sets: { version: 6, meanwhile: 'closed', short: null },
      emits: [{ type: 'state.changedMeanwhile', orderId: 12 }],
      after: { refreshed: ordersAndBalance },
    },
    {
      in: 'saving',
      on: 'updatePlacedOrderState failed',
      when: ({ event }) => !(event.error instanceof Error),
      to: 'asking',
      sets: { short: 'Столько нет: «Чаша» (осталось 3, нужно 5).', meanwhile: null },
    },
    {
      in: 'saving',
      on: 'updatePlacedOrderState failed',
      when: ({ event }) => event.error instanceof Error,
      to: 'idle',
      sets: { chosen: null, reason: '', meanwhile: null, short: null },
      emits: ({ event }) => [{ type: 'state.changeFailed', orderId: 12, error: event.error }],
      after: {
        messages: ['Нет связи с магазином · Не удалось сменить статус заказа'],
        refreshed: ['getPlacedOrder {"id":12}'],
      },
    },
  ],
  requests: {
    updatePlacedOrderState: ({ state, reason, version, force }) => [
      {
        method: 'PUT',
        path: '/placed-order/12/update-state/',
        body: { state, version, ...(reason !== '' && { reason }), ...(force && { force: true }) },
        goesOn: true,
      },
    ],
  },
});
