import { placingOrderMachine, type PlacingForm } from '#machines/order/placing-order.machine.ts';
import { defineModel } from '../kit/model.ts';

const order: PlacingForm = {
  comment: '',
  lines: [{ file_id: '6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11', count: 2, comment: 'Blue' }],
  delivery: { customer_id: 7, delivery_id: 1, delivery_point_id: 1, recipient_name: 'Anna' },
};

const refusal = { code: 'validation', detail: 'Проверьте заполнение полей.', fields: { 'delivery.recipient_name': 'Кол-во символов должно быть минимум 2' } };

/** An order by photos that is placed at once, asked about, refused, or lost on the way. */
export const placingOrderModel = defineModel('order/placing-order', {
  machine: placingOrderMachine,
  events: {
    'form.changed': [{ edits: { comment: 'Ring twice' } }],
    'form.submitted': ({ context }) => [{ order: { ...order, comment: context.edits.comment ?? '' } }],
  },
  outputs: {
    keepKey: ['key-1'],
    createPlacedOrder: [{ orderId: 12 }, { warnings: [{ code: 'duplicate', text: 'Похожий заказ №\u00A012 уже ждёт обработки.' }] }],
  },
  errors: { createPlacedOrder: [refusal, new Error('No connection')] },
});
