import type { PlacedOrderState } from '#contract/types.ts';
import { waitsForMoney } from './waits-for-money.ts';

/** Texts about paying an order from the balance; sums come with their currency. */
export const dueStrings = {
  title: (id: number) => `Оплата заказа №\u00A0${id}`,
  due: (sum: string) => `К\u00A0оплате ${sum}`,
  charged: (sum: string, debt: string) => `Списано\u00A0${sum}. Долг\u00A0${debt}`,
  balance: (sum: string) => `На\u00A0балансе\u00A0${sum}`,
  owed: (sum: string) => `Долг на\u00A0балансе\u00A0${sum}`,
  missing: (sum: string) => `не\u00A0хватает\u00A0${sum}`,
  enough: 'этого хватит',
  inCheck: (sum: string) => `Пополнение на\u00A0${sum} уже на\u00A0проверке.`,
  topUp: (sum: string) => `Пополнить на\u00A0${sum}`,
  paid: (sum: string) => `Оплачено с\u00A0баланса: ${sum}`,
  refundShort: (sum: string) => `На\u00A0возврат, который вы\u00A0ждёте, не\u00A0хватит\u00A0${sum}.`,
  ways: 'Баланс пополняют по\u00A0СБП, картой, переводом или наличными.',
  unknown: 'Не\u00A0удалось проверить оплату.',
} as const;

/** What decides when an order is paid. */
export interface PaymentTime {
  state: PlacedOrderState;
  /** Whether the shop collects only what is paid. */
  isPrepaid: boolean;
  isCollected: boolean;
  isPriced: boolean;
}

const ahead = {
  later:
    'Платить сразу не\u00A0нужно: сумма спишется с\u00A0баланса, когда мы соберём заказ или выставим счёт. ' +
    'Отдадим его после оплаты.',
  prepaid:
    'Работаем по\u00A0предоплате: примем заказ и\u00A0выставим счёт, тогда сумма спишется с\u00A0баланса. ' +
    'Соберём после оплаты.',
} as const;

/** When the shop takes the money of an order that is yet to be placed, and from where. */
export const whenPaidAhead = (isPrepaid: boolean): string => ahead[isPrepaid ? 'prepaid' : 'later'];

/** When the person pays their order; empty where that is over, or nothing waits for it. */
export function whenPaid({ state, isPrepaid, isCollected, isPriced }: PaymentTime): string {
  if (state === 'created' || state === 'accepted') {
    const when = whenPaidAhead(isPrepaid);
    return isPriced ? when : `Сначала сообщим цену. ${when}`;
  }
  if (!waitsForMoney(state)) return '';
  return isCollected ? 'Отдадим заказ после оплаты.' : 'Соберём заказ после оплаты.';
}
