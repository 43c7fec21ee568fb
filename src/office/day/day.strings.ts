import { groupDigits } from '#lib/digits.ts';
import type { PluralForms } from '#lib/plural.ts';
import { STANDING_DAYS } from '#common/constants.ts';

const forms = (one: string, few: string, many: string): PluralForms => ({ one, few, many });

const toYesterday = (more: number): string =>
  more === 0 ? 'как\u00A0вчера' : `${more > 0 ? '+' : '−'}${groupDigits(Math.abs(more))}\u00A0к\u00A0вчера`;

/** Texts of what waits for staff. */
export const dayStrings = {
  title: 'Ждёт внимания',
  waiting: {
    created: forms('новый заказ', 'новых заказа', 'новых заказов'),
    unpriced: forms('позиция без\u00A0цены', 'позиции без\u00A0цены', 'позиций без\u00A0цены'),
    standing: forms(
      `заказ стоит дольше ${STANDING_DAYS}\u00A0дней`,
      `заказа стоят дольше ${STANDING_DAYS}\u00A0дней`,
      `заказов стоят дольше ${STANDING_DAYS}\u00A0дней`,
    ),
    payments: forms('платёж ждёт решения', 'платежа ждут решения', 'платежей ждут решения'),
    purchases: forms('закупку пора закрыть', 'закупки пора закрыть', 'закупок пора закрыть'),
  },
  setup: 'Начнём: настройте магазин',
  setupDone: (done: number, all: number) => `${done}\u00A0из\u00A0${all}`,
  isDone: 'Сделано: ',
  steps: {
    requisites: ['Реквизиты для\u00A0оплаты', 'Куда клиенты переводят деньги за\u00A0заказы'],
    delivery: ['Способ доставки', 'Самовывоз или\u00A0доставка по\u00A0адресу, и\u00A0сколько она стоит'],
    point: ['Пункт выдачи', 'Где забирают заказы без\u00A0доставки'],
    category: ['Категория', 'По\u00A0категориям товары находят в\u00A0каталоге'],
    item: ['Товар', 'Первый, или\u00A0сразу все из\u00A0файла'],
    staff: ['Сотрудник', 'Кто ещё принимает заказы: заведите его и\u00A0дайте ему права'],
  },
  nameTitle: 'Как вас зовут?',
  nameHint: 'Имя стоит у\u00A0всего, что вы\u00A0сделаете в\u00A0магазине: без\u00A0него там номер телефона.',
  firstName: 'Имя',
  lastName: 'Фамилия',
  named: 'Имя сохранено',
  longest: (time: string) => `Дольше всех: ${time}`,
  /** How many came today, against yesterday until this hour. */
  came: (today: number, more: number) => `Сегодня:\u00A0${groupDigits(today)}, ${toYesterday(more)}`,
  cameYesterday: (count: number) => `Вчера к\u00A0этому часу: ${groupDigits(count)}`,
  underAnHour: 'меньше часа',
  hours: forms('час', 'часа', 'часов'),
  days: forms('день', 'дня', 'дней'),
  where: 'Где сейчас заказы',
  debts: 'Долги',
  debtAges: { 0: 'До\u00A03\u00A0дней', 4: '4–7\u00A0дней', 8: '8\u00A0дней и\u00A0больше' },
  debtors: 'Крупнейшие долги',
  customers: forms('клиент', 'клиента', 'клиентов'),
  toOwing: 'Все заказы с\u00A0долгом',
  ofShop: 'Магазин сегодня',
  nothing: 'Всё разобрано',
  sums: 'Заказы за\u00A030 дней',
  orders: forms('заказ', 'заказа', 'заказов'),
  noOrders: 'За\u00A030 дней заказов не\u00A0было.',
  sum: 'Сумма',
  day: 'День',
  count: 'Заказы',
  last: 'Эти 30\u00A0дней',
  before: '30\u00A0дней до\u00A0них',
  wasBefore: (value: string) => `Раньше: ${value}`,
  average: 'Средний чек',
  newBuyers: 'Новые клиенты',
  returning: 'Вернулись',
  ofSum: (sum: string) => `на\u00A0${sum}`,
  toOrders: 'Все заказы этих дней',
  paid: 'Платежи сегодня',
  paidCount: forms('подтверждён', 'подтверждены', 'подтверждено'),
  noPayments: 'Сегодня платежей ещё не\u00A0было.',
  waitingSum: (sum: string) => `на\u00A0проверке ${sum}`,
  toPayments: 'Все платежи за\u00A0сегодня',
  running: 'Подтверждено нарастающим итогом',
  hour: 'К\u00A0часу',
  runningSum: 'Всего',
  untilHour: (hour: number) => `${hour}:00`,
} as const;
