import type { PlacedOrderState } from '#contract/types.ts';

/** Names of the steps of an order, by the state that makes each. */
export const stepNames = {
  accepted: 'Принят',
  collected: 'Собран',
  delivery: 'В\u00A0пути',
  done: 'Выдан',
} as const satisfies Partial<Record<PlacedOrderState, string>>;

/** Texts of the steps of an order. */
export const stepsStrings = {
  title: 'Путь заказа',
  made: 'выполнено',
  merged: 'Объединён с',
  mergedInto: (id: number) => `заказом\u00A0№\u00A0${id}`,
} as const;

/** What has become of an order that ended early. */
export function endedText(state: PlacedOrderState, reason: string): string {
  const what = state === 'rejected' ? 'Мы не сможем выполнить этот заказ' : 'Заказ отменён';
  return reason === '' ? `${what}.` : `${what}: ${reason}`;
}
