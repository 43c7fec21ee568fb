import type { PlacedOrderState } from '#contract/types.ts';

const changes: Readonly<Record<PlacedOrderState, string>> = {
  created: 'Заказ снова на\u00A0рассмотрении',
  accepted: 'Заказ принят',
  need_pay: 'Выставлен счёт',
  collected: 'Заказ собран',
  delivery: 'Заказ передан в\u00A0доставку',
  done: 'Заказ выдан',
  completed: 'Заказ завершён',
  canceled: 'Заказ отменён',
  rejected: 'Заказ отклонён',
};

/** What a change of an order's state is to its customer. */
export function buyersChange(from: PlacedOrderState, to: PlacedOrderState): string {
  if (to === 'accepted' && from !== 'created') return 'Заказ снова в\u00A0работе';
  if (to === 'collected' && (from === 'delivery' || from === 'done')) return 'Заказ снова у\u00A0нас';
  return changes[to];
}
