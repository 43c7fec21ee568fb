import { checkoutMachine, type CheckoutOrder } from '#machines/order/checkout.machine.ts';
import { defineModel } from '../kit/model.ts';
import { checkoutTable } from './checkout.table.ts';
import { refusedFields } from './refusals.ts';

const order: CheckoutOrder = {
  comment: '',
  expected_total: 1000,
  expected_lines: [{ id: 1, price: 500 }],
  delivery: {
    customer_id: 7,
    delivery_id: 1,
    delivery_point_id: 5,
    recipient_name: 'Анна Смирнова',
    recipient_phone: '79000000001',
  },
};

const refusal = {
  code: 'validation',
  detail: 'Проверьте заполнение полей.',
  fields: refusedFields,
};

/** Checkout by a guest and by someone who is signed in, with two versions of the form. */
export const checkoutModel = defineModel('order/checkout', {
  machine: checkoutMachine,
  table: checkoutTable,
  events: {
    'checkout.requested': [{ isSignedIn: false }, { isSignedIn: true }],
    // The form tells of all that differs from what it was filled in with; the mask of the phone has rewritten it.
    'form.changed': [{ edits: { comment: 'Ring twice' } }],
    'form.submitted': ({ context }) => [{ order: { ...order, comment: context.edits.comment ?? '' } }],
  },
  outputs: { flushCart: ['cart-1'], checkoutCart: [{ orderId: 12 }] },
  errors: { checkoutCart: [refusal, new Error('No connection')] },
});
