import type { PlacedOrderForm } from '#contract/types.ts';
import type { PlacingForm, placingOrderMachine } from '#machines/order/placing-order.machine.ts';
import { defineTable } from '../kit/table.ts';
import { ordersAndBalance } from './orders-refreshed.ts';
import { readAs, refusedFields, titleOf } from './refusals.ts';

const sent = (order: PlacingForm | null, force: boolean): PlacedOrderForm => {
  if (!order) throw new Error('Nothing was submitted');
  return { ...order, force };
};
const doubt = [{ code: 'duplicate', text: 'Похожий заказ №\u00A012 уже ждёт обработки.' }] as const;

/** Specification: section 4 (FORCE_REQUIRED), section 6 (needs create_order). */
export const placingOrderTable = defineTable<typeof placingOrderMachine>({
  starts: [{ to: 'filling', context: { order: null, warnings: [], refusal: null } }],
  states: {
    filling: {},
    sending: {
      tags: ['busy'],
      calls: { createPlacedOrder: ({ order, warnings }) => sent(order, warnings.length > 0) },
    },
    askingForce: {},
  },
  rows: [
    {
      in: 'filling',
      on: 'form.submitted',
      to: 'sending',
      sets: ({ event }) => ({ order: event.order, refusal: null }),
    },
    {
      in: 'sending',
      on: 'createPlacedOrder done',
      when: ({ event }) => 'orderId' in event.output,
      to: 'filling',
      sets: { order: null, warnings: [], refusal: null },
      emits: [{ type: 'order.placed', orderId: 12 }],
      after: { closes: ['photo order'], goesTo: '/checkout-complete/?order=12', refreshed: ordersAndBalance },
    },
    {
      in: 'sending',
      on: 'createPlacedOrder done',
      when: ({ event }) => 'warnings' in event.output,
      to: 'askingForce',
      sets: { warnings: doubt },
    },
    {
      in: 'sending',
      on: 'createPlacedOrder failed',
      to: 'filling',
      sets: ({ event }) => ({ warnings: [], refusal: readAs(event.error, refusedFields) }),
      emits: ({ event }) => [{ type: 'placing.failed', error: event.error }],
      after: ({ event }) => ({ messages: [`${titleOf(event.error)} · Не удалось оформить заказ`] }),
    },
    { in: 'askingForce', on: 'force.confirmed', to: 'sending' },
    { in: 'askingForce', on: 'force.declined', to: 'filling', sets: { warnings: [] } },
  ],
  requests: {
    // The forced order has the key of the one that was doubted.
    createPlacedOrder: (order) => [
      {
        method: 'POST',
        path: '/placed-order/',
        body: order,
        hasKey: true,
        keyFor: { ...order, force: undefined },
        goesOn: true,
      },
    ],
  },
});
