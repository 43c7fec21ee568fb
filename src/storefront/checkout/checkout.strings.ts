import type { PlacedOrderState } from '#contract/types.ts';

/** Texts of checkout. */
export const checkoutStrings = {
  back: 'Вернуться в корзину',
  agreeing: 'Оформляя заказ',
  submit: (total: string) => `Оформить заказ · ${total}`,

  lostTitle: 'Заказ мог быть оформлен',
  lostText: 'Связь прервалась, и ответ сервера до нас не дошёл. Проверим? Второй заказ не появится.',
  lostCheck: 'Проверить',

  completeTitle: 'Заказ оформлен',
  requestTitle: 'Заявка отправлена: сообщим цену',
  requestText: 'Мы\u00A0уже получили её и\u00A0скоро посмотрим.',
  addedTitle: (id: number) => `Добавлено к\u00A0заказу №\u00A0${id}`,
  takenBackTitle: 'Товары снова в\u00A0корзине',
  takenBackText: 'Заказ остался как был.',
  number: (id: number) => `Заказ №\u00A0${id}`,
  toOrder: 'Открыть заказ',
  toOrders: 'Мои заказы',
  toCatalogue: 'Продолжить покупки',
  missing: 'Заказ не найден',
  missingText: 'Посмотрите все заказы: возможно, ссылка устарела.',
  loading: 'Загрузка...',
} as const;

const completeTexts: Readonly<Record<Exclude<PlacedOrderState, 'need_pay' | 'collected'>, string>> = {
  created: 'Мы уже получили его и скоро начнём собирать.',
  accepted: 'Мы его приняли и собираем.',
  delivery: 'Он уже в пути.',
  done: 'Он уже выдан.',
  completed: 'Он уже выдан и завершён.',
  canceled: 'Потом он был отменён.',
  rejected: 'Потом он был отклонён.',
};

const prepaidTexts: Partial<typeof completeTexts> = {
  created: 'Мы уже получили его. Проверим и выставим счёт.',
  accepted: 'Мы его приняли и скоро выставим счёт.',
};

/** What decides what has become of an order. */
export interface CompleteFacts {
  isCollected: boolean;
  isPaid: boolean;
  /** Whether the shop collects only what is paid. */
  isPrepaid: boolean;
}

/** What has become of an order that was placed, and what happens next. */
export function completeText(state: PlacedOrderState, { isCollected, isPaid, isPrepaid }: CompleteFacts): string {
  if (state === 'collected' || (state === 'need_pay' && isCollected))
    return isPaid ? 'Он уже собран и оплачен.' : 'Он уже собран и ждёт оплаты.';
  if (state === 'need_pay')
    return isPaid
      ? 'Мы его подтвердили, и он оплачен. Скоро начнём собирать.'
      : 'Мы его подтвердили. Как только он будет оплачен, начнём собирать.';
  return (isPrepaid ? prepaidTexts[state] : undefined) ?? completeTexts[state];
}
