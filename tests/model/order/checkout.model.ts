import { checkoutMachine, type CheckoutOrder } from '#machines/order/checkout.machine.ts';
import { defineModel } from '../kit/model.ts';

const order: CheckoutOrder = {
  comment: '',
  expected_total: 500,
  delivery: { customer_id: 7, delivery_id: 1, delivery_point_id: 1, recipient_name: 'Anna' },
};

const refusal = { code: 'validation', detail: 'Проверьте заполнение полей.', fields: { 'delivery.recipient_name': 'Кол-во символов должно быть минимум 2' } };

/** Checkout by a guest and by someone who is signed in, with two versions of the form. */
export const checkoutModel = defineModel('order/checkout', {
  machine: checkoutMachine,
  events: {
    'checkout.requested': [{ isSignedIn: false }, { isSignedIn: true }],
    'form.changed': [{ edits: { comment: 'Ring twice' } }],
    'form.submitted': ({ context }) => [{ order: { ...order, comment: context.edits.comment ?? '' } }],
  },
  outputs: { keepKey: ['key-1'], checkoutCart: [{ orderId: 12 }] },
  errors: { checkoutCart: [refusal, new Error('No connection')] },
});
