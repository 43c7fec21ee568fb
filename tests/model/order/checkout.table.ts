import type { checkoutMachine, CheckoutOrder } from '#machines/order/checkout.machine.ts';
import { defineTable, type After } from '../kit/table.ts';
import { ordersAndBalance, ordersRefreshed } from './orders-refreshed.ts';
import { readAs, refusedFields, titleOf } from './refusals.ts';

const submitted = (order: CheckoutOrder | null): CheckoutOrder => {
  if (!order) throw new Error('Nothing was submitted');
  return order;
};

/** A retry after the page was loaded again must not order twice; the key stays until an answer confirms it. */
const keepsKey = ({ context }: { context: { order: CheckoutOrder | null } }): After => ({
  stored: { 'checkout-key': `<key>\n${JSON.stringify({ order: context.order, cart: 'cart-1' })}` },
});

/**
 * Specification: section 4 (checkout), section 6 (a guest signs in first). What was filled in stays until an order is
 * placed.
 */
export const checkoutTable = defineTable<typeof checkoutMachine>({
  starts: [{ to: 'closed', context: { edits: {}, order: null, cart: null, refusal: null } }],
  states: {
    closed: {},
    filling: {},
    flushing: { tags: ['busy'], calls: { flushCart: undefined } },
    sending: {
      tags: ['busy'],
      calls: { checkoutCart: ({ order }) => ({ order: submitted(order), cart: 'cart-1' }) },
    },
  },
  rows: [
    { in: 'closed', on: 'checkout.requested', when: ({ event }) => event.isSignedIn, to: 'filling' },
    {
      in: 'closed',
      on: 'checkout.requested',
      when: ({ event }) => !event.isSignedIn,
      emits: [{ type: 'signIn.required' }],
      after: {
        closes: ['cart'],
        tells: [{ to: 'login', event: { type: 'dialog.opened', reason: 'checkout' } }],
      },
    },
    { in: 'filling', on: 'checkout.left', to: 'closed', sets: { refusal: null } },
    {
      in: 'filling',
      on: 'form.changed',
      sets: ({ event }) => ({ edits: event.edits }),
    },
    {
      in: 'filling',
      on: 'form.submitted',
      to: 'flushing',
      sets: ({ event }) => ({ order: event.order, cart: null, refusal: null }),
    },
    {
      in: 'filling',
      on: 'retry.requested',
      when: ({ context }) => context.cart === 'cart-1' && context.refusal?.isAnswered === false,
      to: 'sending',
      sets: { refusal: null },
    },
    { in: 'flushing', on: 'flushCart done', to: 'sending', sets: { cart: 'cart-1' }, after: keepsKey },
    {
      in: 'flushing',
      on: 'flushCart failed',
      to: 'filling',
      sets: ({ event }) => ({ refusal: readAs(event.error, refusedFields) }),
      emits: ({ event }) => [{ type: 'checkout.failed', error: event.error }],
      after: { messages: ['flushCart failed · Не удалось оформить заказ'] },
    },
    {
      in: 'sending',
      on: 'checkoutCart done',
      to: 'closed',
      sets: { edits: {}, order: null, cart: null },
      emits: [{ type: 'order.placed', orderId: 12 }],
      after: {
        closes: ['cart'],
        goesTo: '/checkout-complete/?order=12',
        stored: { 'checkout-key': null },
        refreshed: ordersAndBalance,
      },
    },
    {
      in: 'sending',
      on: 'checkoutCart failed',
      to: 'filling',
      sets: ({ event }) => ({ refusal: readAs(event.error, refusedFields) }),
      emits: ({ event }) => [{ type: 'checkout.failed', error: event.error }],
      after: ({ event }) => ({
        messages: [`${titleOf(event.error)} · Не удалось оформить заказ`],
        // Without an answer the order may have been placed: an empty cart would hide the retry.
        ...(!(event.error instanceof Error) && {
          asks: ['GET /cart/?cart_id=c1'],
          refreshed: [...ordersRefreshed, 'listDeliveries'],
        }),
      }),
    },
  ],
  requests: {
    checkoutCart: ({ order }) => [
      {
        method: 'PUT',
        path: '/cart/c1/checkout/',
        body: { ...order, cart_id: 'c1' },
        hasKey: true,
        isLastKeyKept: true,
        goesOn: true,
      },
    ],
  },
});
