import { buyersChange } from '#entities/order/page/order-timeline.strings.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { expect, it } from 'vitest';

it.each<[from: PlacedOrderState, to: PlacedOrderState, text: string]>([
  ['created', 'accepted', 'Заказ принят'],
  ['accepted', 'need_pay', 'Выставлен счёт'],
  ['collected', 'need_pay', 'Выставлен счёт'],
  ['accepted', 'collected', 'Заказ собран'],
  ['need_pay', 'collected', 'Заказ собран'],
  ['collected', 'delivery', 'Заказ передан в доставку'],
  ['delivery', 'done', 'Заказ выдан'],
  ['done', 'completed', 'Заказ завершён'],
  ['created', 'canceled', 'Заказ отменён'],
  ['accepted', 'rejected', 'Заказ отклонён'],
  ['accepted', 'created', 'Заказ снова на рассмотрении'],
  ['canceled', 'created', 'Заказ снова на рассмотрении'],
  ['need_pay', 'accepted', 'Заказ снова в работе'],
  ['collected', 'accepted', 'Заказ снова в работе'],
  ['delivery', 'collected', 'Заказ снова у нас'],
  ['done', 'collected', 'Заказ снова у нас'],
])('tells the buyer of %s → %s in their own words', (from, to, text) => {
  expect(buyersChange(from, to).replaceAll('\u00A0', ' ')).toBe(text);
});
