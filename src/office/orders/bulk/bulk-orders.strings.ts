import type { PlacedOrderState } from '#contract/types.ts';
import { orderStateNames } from '#entities/order/order-states.strings.ts';
import { orderForms } from '#entities/order/orders.strings.ts';
import { stateVerbs } from '#entities/order/transitions/transitions.strings.ts';
import { keepTogether } from '#lib/no-break.ts';
import { plural, pluralForm, type PluralForms } from '#lib/plural.ts';

/** In the genitive, after «у». */
const clientsOf: PluralForms = { one: 'клиента', few: 'клиентов', many: 'клиентов' };

/** In the genitive, after «запросить оплату». */
const ordersOf: PluralForms = { one: 'заказа', few: 'заказов', many: 'заказов' };

const oneOrMany = (count: number, one: string, many: string) => pluralForm(count, { one, few: many, many });

const manyVerbs: Readonly<Partial<Record<PlacedOrderState, string>>> = {
  collected: 'Отметить собранными',
  done: 'Отметить выполненными',
};

/** What brings this many orders to a state. */
export function verbOfMany(state: PlacedOrderState, count: number): string {
  if (state === 'canceled') return 'Отменить';
  return (count === 1 ? undefined : manyVerbs[state]) ?? stateVerbs[state];
}

const moved: Readonly<Record<PlacedOrderState, string>> = {
  created: 'Возвращено в\u00A0«Новый»',
  accepted: 'Принято',
  need_pay: 'Запрошена оплата',
  collected: 'Собрано',
  delivery: 'Передано в\u00A0доставку',
  done: 'Выполнено',
  completed: 'Завершено',
  canceled: 'Отменено',
  rejected: 'Отклонено',
};

/** How many orders a move has brought to a state, onward or back. */
export const movedText = (state: PlacedOrderState, isBack: boolean, count: number): string =>
  `${isBack ? `Возвращено в\u00A0«${orderStateNames[state]}»` : moved[state]}: ${count}.`;

/** Texts of what is done with many orders. */
export const bulkOrdersStrings = {
  selection: 'Выбранные заказы',
  keys: 'Строка или выбранные заказы',
  undone: 'Изменение отменено',
  end: 'Отменить…',
  back: (state: string) => `Вернуть в\u00A0«${state}»`,
  option: (name: string, count: number) => `${name}: ${count}`,
  fits: (count: number, total: number) =>
    count === total ? `Получится у\u00A0всех ${total}.` : `Получится у\u00A0${count} из\u00A0${total}.`,
  charge: (sum: string) => `С\u00A0балансов клиентов спишется ${sum}.`,
  giveBack: (sum: string) => `На\u00A0балансы клиентов вернётся ${sum}.`,
  short: (people: number) => `Баланса не\u00A0хватит у\u00A0${plural(people, clientsOf)}: они останутся должны.`,
  eaten: (people: number) =>
    `У\u00A0${plural(people, clientsOf)} не\u00A0останется денег на\u00A0возврат, который уже ждут.`,
  stays: 'Не\u00A0получится:',
  /** After the number of orders, or the name of one. */
  reasons: {
    order_balance_short: (count: number) => oneOrMany(count, 'не\u00A0оплачен', 'не\u00A0оплачены'),
    order_lines_ordered: (count: number) => oneOrMany(count, 'ждёт поставщика', 'ждут поставщика'),
    order_not_priced: () => 'без цены',
    order_no_lines: () => 'без товаров',
    order_lines_handed_over: () => 'с\u00A0выданными позициями',
    order_prepaid: (count: number) =>
      oneOrMany(count, 'сначала должен быть выставлен к\u00A0оплате', 'сначала должны быть выставлены к\u00A0оплате'),
  },
  lacking: (reason: string, sum: string) => `${reason}, не\u00A0хватает ${sum}`,
  inState: (state: string) => `в\u00A0статусе «${state}»`,
  toPurchases: 'К\u00A0закупкам',
  toUnpriced: 'К\u00A0позициям без цены',
  missing: 'нет доступа',
  forced: (count: number) => keepTogether(`Баланс не покрывает: ${count}. Если продолжить, клиенты останутся должны.`),
  chargedMaybe: keepTogether('Суммы заказов спишутся с балансов клиентов. Чей баланс их не покроет, останется должен.'),
  reasonHint: 'Её увидят в\u00A0истории заказов',
  reasonMaybeHint: keepTogether(
    'Нужна, чтобы отменить, отклонить или вернуть на шаг назад. Её увидят в истории заказов',
  ),
  go: (verb: string, count: number) => `${verb} ${plural(count, verb === stateVerbs.need_pay ? ordersOf : orderForms)}`,
  goSome: (verb: string, going: number, count: number) => `${verb} ${going}\u00A0из\u00A0${count}`,
  sending: keepTogether('Ожидающие позиции этих заказов попадут в закупку.'),
  send: (count: number) => `Отправить ${plural(count, orderForms)}`,
  prices: 'Цены',
  trade: 'Оптовые цены',
  tradeNote: keepTogether(
    'Позиции, которые дороже своей оптовой цены, получат её. ' +
      'Где деньги уже списаны, разница вернётся на баланс клиента.',
  ),
  tradeGo: (count: number) => `Снизить цены: ${plural(count, orderForms)}`,
  texts: 'Тексты',
  comment: 'Комментарий для\u00A0клиента',
  commentHint: keepTogether('Заменит прежний. Его видит клиент'),
  note: 'Заметка для своих',
  noteHint: keepTogether('Заменит прежнюю. Клиент её не видит'),
  write: (count: number) => `Записать в\u00A0${plural(count, orderForms)}`,
} as const;
