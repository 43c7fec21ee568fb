import type { PlacedOrderState } from '#contract/types.ts';

/** Texts of checkout. */
export const checkoutStrings = {
  back: 'Вернуться в корзину',
  paying: 'Платить сейчас не\u00A0нужно. Когда мы подтвердим заказ, его сумма спишется с\u00A0баланса.',
  submit: (total: string) => `Оформить заказ · ${total}`,

  lostTitle: 'Заказ мог быть оформлен',
  lostText: 'Связь прервалась, и ответ сервера до нас не дошёл. Проверим? Второй заказ не появится.',
  lostCheck: 'Проверить',

  completeTitle: 'Заказ оформлен',
  number: (id: number) => `Заказ №\u00A0${id}`,
  toOrder: 'Открыть заказ',
  toOrders: 'Мои заказы',
  toCatalog: 'Продолжить покупки',
  missing: 'Заказ не найден',
  missingText: 'Посмотрите все заказы: возможно, ссылка устарела.',
  loading: 'Загрузка...',
} as const;

const completeTexts: Readonly<Record<Exclude<PlacedOrderState, 'need_pay'>, string>> = {
  created: 'Мы уже получили его и скоро начнём собирать.',
  accepted: 'Мы его приняли и собираем.',
  collected: 'Он уже собран.',
  delivery: 'Он уже в пути.',
  done: 'Он уже выдан.',
  completed: 'Он уже выдан и завершён.',
  canceled: 'Потом он был отменён.',
  rejected: 'Потом он был отклонён.',
};

const billedTexts = {
  unknown: 'Мы его подтвердили.',
  unpaid: 'Мы его подтвердили. Как только он будет оплачен, начнём собирать.',
  paid: 'Мы его подтвердили, и\u00A0он оплачен. Скоро начнём собирать.',
} as const;

const collectedTexts = {
  unknown: completeTexts.collected,
  unpaid: 'Он уже собран и\u00A0ждёт оплаты.',
  paid: 'Он уже собран и\u00A0оплачен.',
} as const;

/** What has become of an order that was placed, and what happens next; whether it is paid matters to a bill alone. */
export function completeText(
  state: PlacedOrderState,
  { isCollected, isPaid }: { isCollected: boolean; isPaid: boolean | undefined },
): string {
  if (state !== 'need_pay') return completeTexts[state];
  const texts = isCollected ? collectedTexts : billedTexts;
  return isPaid === undefined ? texts.unknown : texts[isPaid ? 'paid' : 'unpaid'];
}
