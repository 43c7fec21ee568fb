import { placingOrderMachine, type PlacingForm } from '#machines/order/placing-order.machine.ts';
import { defineModel } from '../kit/model.ts';
import { placingOrderTable } from './placing-order.table.ts';
import { refusedFields } from './refusals.ts';

const order: PlacingForm = {
  comment: '',
  lines: [{ file_id: '6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11', count: 1, comment: '' }],
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

/** An order by photos that is placed at once, asked about, refused, or lost on the way. */
export const placingOrderModel = defineModel('order/placing-order', {
  machine: placingOrderMachine,
  table: placingOrderTable,
  events: {
    'form.submitted': [{ order }, { order: { ...order, comment: 'Ring twice' } }],
  },
  outputs: {
    createPlacedOrder: [
      { orderId: 12 },
      { warnings: [{ code: 'duplicate', text: 'Похожий заказ №\u00A012 уже ждёт обработки.' }] },
    ],
  },
  errors: { createPlacedOrder: [refusal, new Error('No connection')] },
});
