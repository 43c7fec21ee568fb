import type { OrderLineState, PlacedOrderState, PurchaseState } from '#contract/types.ts';

/** Values for the placeholders of a text. */
export type TextParams = Readonly<Record<string, string | number>>;

const plural = new Intl.PluralRules('ru');

/** A number and its noun in the right form: `5 товаров`. */
export function count(n: number, forms: { one: string; few: string; many: string }): string {
  const rule = plural.select(n);
  return `${n}\u00A0${rule === 'one' ? forms.one : rule === 'few' ? forms.few : forms.many}`;
}

/** How long to wait, in the accusative, from seconds: `2 минуты`. */
export function waitText(seconds: number): string {
  if (seconds < 60) return count(seconds, { one: 'секунду', few: 'секунды', many: 'секунд' });
  if (seconds <= 5_400) return count(Math.ceil(seconds / 60), { one: 'минуту', few: 'минуты', many: 'минут' });
  return count(Math.ceil(seconds / 3_600), { one: 'час', few: 'часа', many: 'часов' });
}

const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const withKopecks = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Roubles with kopecks only if there are any, and the shop's currency: `1 290 ₽`. */
export function amount(roubles: string | number | undefined, currency: string | number = '₽'): string {
  const value = Number(roubles);
  return `${(Number.isInteger(value) ? whole : withKopecks).format(value).replace('-', '−')}\u00A0${currency}`;
}

/** Names of an order's states. */
export const stateNames: Readonly<Record<PlacedOrderState, string>> = {
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
const isState = (state: unknown): state is PlacedOrderState => Object.hasOwn(stateNames, String(state));
/** The name of an order's state in quotes. */
export const stateName = (state: string | number | undefined): string =>
  `«${isState(state) ? stateNames[state] : state}»`;

const lineStateNames: Readonly<Record<OrderLineState, string>> = {
  W: 'Ожидает',
  O: 'Заказан у\u00A0поставщика',
  P: 'Закуплен',
  F: 'Выдан',
  C: 'Отменён',
};
const isLineState = (state: unknown): state is OrderLineState => Object.hasOwn(lineStateNames, String(state));
/** The name of a line's state in quotes. */
export const lineStateName = (state: string | number | undefined): string =>
  `«${isLineState(state) ? lineStateNames[state] : state}»`;

const purchaseStateNames: Readonly<Record<PurchaseState, string>> = {
  open: 'Открыта',
  stopped: 'Набрана',
  sent: 'Отправлена',
  received: 'Получена',
  closed: 'Закрыта',
};
const isPurchaseState = (state: unknown): state is PurchaseState => Object.hasOwn(purchaseStateNames, String(state));
/** The name of a purchase's state in quotes. */
export const purchaseStateName = (state: string | number | undefined): string =>
  `«${isPurchaseState(state) ? purchaseStateNames[state] : state}»`;
