import type { PlacedOrderState } from '#contract/types.ts';
import { plural, type PluralForms } from '#lib/plural.ts';

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

const linesForms: PluralForms = { one: 'позицию', few: 'позиции', many: 'позиций' };

/** What became of lines that moved together; the number of the other order follows, where it isn't the cart. */
export function linesMoved(move: 'came' | 'left', { lines, isCart }: { lines: number; isCart: boolean }): string {
  if (isCart)
    return move === 'came'
      ? `Добавили ${plural(lines, linesForms)}`
      : `Вернули в\u00A0корзину ${plural(lines, linesForms)}`;
  return move === 'came' ? `Добавлены позиции (${lines}) заказа` : `Позиции (${lines}) вернулись в\u00A0заказ`;
}

/** What a change of an order's state is to its customer. */
export function buyersChange(from: PlacedOrderState, to: PlacedOrderState): string {
  if (to === 'accepted' && from !== 'created') return 'Заказ снова в\u00A0работе';
  if (to === 'collected' && (from === 'delivery' || from === 'done')) return 'Заказ снова у\u00A0нас';
  return changes[to];
}
