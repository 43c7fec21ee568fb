import type { checkoutMachine, CheckoutOrder } from '#machines/order/checkout.machine.ts';
import { defineTable } from '../kit/table.ts';
import { readAs, refusedFields } from './refusals.ts';

const submitted = (order: CheckoutOrder | null): CheckoutOrder => {
  if (!order) throw new Error('Nothing was submitted');
  return order;
};

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
    { in: 'flushing', on: 'flushCart done', to: 'sending', sets: { cart: 'cart-1' } },
    {
      in: 'flushing',
      on: 'flushCart failed',
      to: 'filling',
      sets: ({ event }) => ({ refusal: readAs(event.error, refusedFields) }),
      emits: ({ event }) => [{ type: 'checkout.failed', error: event.error }],
    },
    {
      in: 'sending',
      on: 'checkoutCart done',
      to: 'closed',
      sets: { edits: {}, order: null, cart: null },
      emits: [{ type: 'order.placed', orderId: 12 }],
    },
    {
      in: 'sending',
      on: 'checkoutCart failed',
      to: 'filling',
      sets: ({ event }) => ({ refusal: readAs(event.error, refusedFields) }),
      emits: ({ event }) => [{ type: 'checkout.failed', error: event.error }],
    },
  ],
});
