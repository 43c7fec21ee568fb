import type { PlacedOrderState } from '#contract/types.ts';

/** Names of a placed order's states. */
export const orderStateNames: Readonly<Record<PlacedOrderState, string>> = {
  created: 'Новый',
  accepted: 'Принят',
  need_pay: 'Ожидает оплаты',
  collected: 'Собран',
  delivery: 'Доставляется',
  done: 'Выполнен',
  completed: 'Завершён',
  canceled: 'Отменён',
  rejected: 'Отклонён',
};

/** What the orders of a state are called together. */
export const ordersOfState: Readonly<Record<PlacedOrderState, string>> = {
  created: 'Новые',
  accepted: 'Принятые',
  need_pay: 'Ждут оплаты',
  collected: 'Собранные',
  delivery: 'Доставляются',
  done: 'Выполненные',
  completed: 'Завершённые',
  canceled: 'Отменённые',
  rejected: 'Отклонённые',
};

/** What an order's badge says instead, where it is known that its money is there or not. */
export const moneyBadgeNames = {
  paid: 'Оплачен, ждёт сборки',
  collectedPaid: 'Собран, оплачен',
  collectedUnpaid: 'Собран, ждёт оплаты',
} as const;

/** What stands for the state of an order whose lines have moved to another one. */
export const mergedName = (id: number): string => `Объединён с\u00A0№\u00A0${id}`;
