import type { PaymentType } from '#contract/types.ts';

interface KindTexts {
  title: string;
  /** What to do, or what happens next. */
  lead: string;
  way: string;
  commentHint: string;
  submit: string;
  submitSum: (sum: string) => string;
  complete: string;
  completeText: (sum: string) => string;
}

/** Texts of each dialog. */
export const kindStrings: Readonly<Record<PaymentType, KindTexts>> = {
  top_up: {
    title: 'Пополнение баланса',
    lead: 'Переведите нам деньги и отправьте заявку. Когда мы увидим перевод, зачислим деньги на баланс.',
    way: 'Способ оплаты',
    commentHint: 'Например, от кого перевод',
    submit: 'Отправить заявку',
    submitSum: (sum) => `Пополнить на ${sum}`,
    complete: 'Заявка на пополнение отправлена',
    completeText: (sum) => `Мы проверим оплату и зачислим ${sum} на баланс.`,
  },
  refund: {
    title: 'Возврат денежных средств',
    lead: 'Мы проверим заявку и вернём деньги выбранным способом.',
    way: 'Способ возврата',
    commentHint: 'Куда вернуть: номер телефона или карты',
    submit: 'Запросить возврат',
    submitSum: (sum) => `Вернуть ${sum}`,
    complete: 'Заявка на возврат отправлена',
    completeText: (sum) => `Мы проверим заявку и вернём ${sum}. До решения эти деньги отложены на балансе.`,
  },
};

/** Texts that both dialogs share. */
export const payingStrings = {
  close: 'Закрыть',
  amount: 'Сумма',
  available: (sum: string) => `Доступно ${sum}`,
  requisites: 'Реквизиты',
  copy: 'Скопировать',
  copied: 'Скопировано',
  more: 'Показать все',
  less: 'Свернуть',
  noRequisites: 'Мы пока не указали реквизиты. Спросите их у нас.',
  cash: 'Внесите деньги в магазине или в пункте выдачи.',
  receipt: 'Чек',
  receiptHint: 'С чеком мы подтвердим оплату быстрее.',
  receiptWait: 'Дождитесь, пока чек загрузится, или уберите его.',
  receiptFailed: 'Чек не загрузился. Загрузите другой или уберите его.',
  comment: 'Комментарий',
  unexplained: 'Ошибка на сервере. Нажмите кнопку ещё раз: вторая заявка не появится.',
  unanswered: 'Ответ сервера не пришёл. Проверьте связь и нажмите кнопку ещё раз: вторая заявка не появится.',
  number: (id: number) => `Заявка №\u00A0${id}`,
  toPayments: 'Мои платежи',
  done: 'Готово',
} as const;
