import { theirsStrings } from '#ui/form/theirs.strings.ts';
import type { components, Payment, PaymentType } from '#contract/types.ts';
import { accountStrings } from '#entities/payment/account.strings.ts';
import { keepTogether } from '#lib/no-break.ts';
import { plural, type PluralForms } from '#lib/plural.ts';
import type { Sums } from './payment-sums.ts';

type Schemas = components['schemas'];
type DecidedState = Schemas['DecidedState'];

const topUpForms: PluralForms = { one: 'пополнение', few: 'пополнения', many: 'пополнений' };
const refundForms: PluralForms = { one: 'возврат', few: 'возврата', many: 'возвратов' };

/** Texts of the lists of the shop's payments and of a customer's payments. */
export const officePaymentsStrings = {
  ofShop: 'Платежи клиентов',
  ofCustomer: 'Платежи клиента',
  search: 'Номер, имя или телефон',
  way: 'Способ',
  anyWay: 'Все способы',
  amount: 'Сумма',
  byDecision: 'По\u00A0дню решения',
  decider: (id: number) => `Решил сотрудник №\u00A0${id}`,
  mineToday: 'Мои сегодня',
  ofState: { W: 'На\u00A0проверке', F: 'Подтверждённые', C: 'Отменённые' },
  /** What top-ups and refunds come to, each with its money. */
  sums: ({ topUps, refunds }: Record<'topUps' | 'refunds', Sums>, money: (sum: number) => string) =>
    [
      topUps.payments > 0 && `${plural(topUps.payments, topUpForms)} ${money(topUps.amount)}`,
      refunds.payments > 0 && `${plural(refunds.payments, refundForms)} ${money(refunds.amount)}`,
    ]
      .filter(Boolean)
      .join('\u00A0· '),
  /** What waits or was cancelled is no money yet, or none any more. */
  confirmed: (sums: string) => sums && `Подтверждено: ${sums}`,
  emptyHint: 'Здесь появятся заявки клиентов.',
  emptyOfCustomerHint: 'Здесь появятся заявки клиента.',
  nothingFoundHint: 'Попробуйте другого клиента, статус или период.',
  columns: {
    number: 'Номер',
    date: 'Дата',
    customer: 'Клиент',
    type: 'Вид и\u00A0способ',
    note: 'Комментарий',
    state: 'Статус',
    amount: 'Сумма',
  },
  customer: 'Клиент',
  balance: 'Баланс',
  toCustomer: 'Все платежи клиента',
  toHistory: 'История баланса клиента',
} as const;

/** The button of a decision. */
export const decisionVerbs: Readonly<Record<DecidedState, string>> = { F: 'Подтвердить', C: 'Отменить' };

/** What holds a decision back. */
export const heldTexts: Readonly<Record<NonNullable<Schemas['PaymentDecision']['held_by']>, string>> = {
  own_payment: keepTogether('Свой платёж подтверждает другой сотрудник.'),
  phone_changed: keepTogether('Вы меняли телефон клиента: возврат подтверждает другой сотрудник.'),
  balance_short: keepTogether('На балансе клиента меньше, чем сумма возврата.'),
};

const decidedVerbs = { F: 'подтверждён', C: 'отменён' } as const;
const objects: Readonly<Record<PaymentType, string>> = { top_up: 'пополнение на', refund: 'возврат' };

/** Texts of the question before a decision. */
export const decisionStrings = {
  verbOf: (state: DecidedState, paymentId: number) => `${decisionVerbs[state]} платёж №\u00A0${paymentId}`,
  actionsOf: (paymentId: number) => `Решение по платежу №\u00A0${paymentId}`,
  title: (state: DecidedState, type: PaymentType, sum: string) =>
    keepTogether(`${decisionVerbs[state]} ${objects[type]} ${sum}?`),
  effects: {
    F: {
      top_up: keepTogether('Деньги сразу появятся на балансе клиента. Убедитесь, что они поступили.'),
      refund: keepTogether('Деньги сразу спишутся с баланса клиента. Убедитесь, что они отправлены.'),
    },
    C: {
      top_up: keepTogether('Баланс клиента не изменится.'),
      refund: keepTogether('Отложенные деньги снова будут доступны клиенту.'),
    },
  },
  reason: 'Причина',
  reasonHint: 'Её увидит клиент',
  comment: 'Комментарий',
  commentHint: 'Необязательно. Его увидит клиент',
  required: 'Это поле не может быть пустым.',
  decidedMeanwhile: ({ state, decided_by: by }: Payment, at: string) =>
    keepTogether(
      `Платёж уже ${decidedVerbs[state === 'F' ? 'F' : 'C']}: ${by || accountStrings.shop}${at && `, ${at}`}.`,
    ),
  phoneChanged: (author: string, at: string) =>
    keepTogether(
      `Телефон клиента изменён ${at}: ${author || accountStrings.shop}. ` +
        'Убедитесь, что возврат просит сам клиент; три дня его подтверждает не тот, кто менял телефон.',
    ),
  changedMeanwhile: theirsStrings.again('Проверьте платёж и\u00A0решите ещё раз.'),
  heldMeanwhile: keepTogether('Теперь так сделать нельзя.'),
  no: 'Не сейчас',
  close: 'Закрыть',
  failed: 'Не удалось сохранить решение',
  unexplained: 'Ошибка на сервере. Нажмите кнопку ещё раз: вторая запись в балансе не появится.',
  unanswered: 'Ответ сервера не пришёл. Проверьте связь и нажмите кнопку ещё раз: вторая запись в балансе не появится.',
} as const;

/** Texts of the form that changes a waiting payment. */
export const paymentEditStrings = {
  open: 'Изменить',
  form: 'Изменение платежа',
  amount: 'Сумма',
  way: 'Способ',
  comment: 'Комментарий',
  save: 'Сохранить',
  cancel: 'Не менять',
  failed: 'Не удалось изменить платёж',
  unexplained: 'Ошибка на сервере. Нажмите кнопку ещё раз.',
  unanswered: 'Ответ сервера не пришёл. Проверьте связь и нажмите кнопку ещё раз.',
} as const;

/** Texts of the form that records a payment of a customer. */
export const recordStrings = {
  open: 'Записать платёж',
  title: 'Записать платёж',
  close: 'Закрыть',
  noCustomer: 'Выберите клиента.',
  balance: (sum: string) => `Баланс: ${sum}`,
  type: 'Вид',
  amount: 'Сумма',
  way: 'Способ',
  comment: 'Комментарий',
  receipt: 'Чек',
  receiptHint: 'Снимок или скриншот перевода.',
  receiptWait: 'Дождитесь, пока чек загрузится, или уберите его.',
  receiptFailed: 'Чек не загрузился. Загрузите другой или уберите его.',
  submit: 'Записать',
  unexplained: 'Ошибка на сервере. Нажмите кнопку ещё раз: второй платёж не появится.',
  unanswered: 'Ответ сервера не пришёл. Проверьте связь и нажмите кнопку ещё раз: второй платёж не появится.',
} as const;

/** Reasons for which payments are cancelled most, as their customer is told them. */
export const readyDecisionReasons = ['Деньги не\u00A0поступили', 'Сумма другая', 'Записан дважды'] as const;
