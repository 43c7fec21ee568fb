import { orderForms } from '#entities/order/orders.strings.ts';
import { keepTogether } from '#lib/no-break.ts';
import { plural, type PluralForms } from '#lib/plural.ts';

/** In the genitive, after «у». */
const clientsOf: PluralForms = { one: 'клиента', few: 'клиентов', many: 'клиентов' };

/** Texts of what is done with many orders. */
export const bulkOrdersStrings = {
  selection: 'Выбранные заказы',
  keys: 'Строка или выбранные заказы',
  undone: 'Изменение отменено',
  end: 'Отменить…',
  option: (name: string, count: number) => `${name}: ${count}`,
  fits: (count: number, total: number) =>
    count === total ? `Получится у\u00A0всех ${total}.` : `Получится у\u00A0${count} из\u00A0${total}.`,
  charge: (sum: string) => `С\u00A0балансов клиентов спишется ${sum}.`,
  giveBack: (sum: string) => `На\u00A0балансы клиентов вернётся ${sum}.`,
  short: (people: number) => `Баланса не\u00A0хватит у\u00A0${plural(people, clientsOf)}: они останутся должны.`,
  eaten: (people: number) =>
    `У\u00A0${plural(people, clientsOf)} не\u00A0останется денег на\u00A0возврат, который уже ждут.`,
  refused: (parts: string) => `Не\u00A0получится: ${parts}.`,
  missing: 'недоступны',
  forced: (count: number) => keepTogether(`Баланс не покрывает: ${count}. Если продолжить, клиенты останутся должны.`),
  chargedMaybe: keepTogether('Суммы заказов спишутся с балансов клиентов. Чей баланс их не покроет, останется должен.'),
  reasonHint: 'Её увидят в\u00A0истории заказов',
  reasonMaybeHint: keepTogether(
    'Нужна, чтобы отменить, отклонить или вернуть на шаг назад. Её увидят в истории заказов',
  ),
  go: (count: number) => `Перевести ${plural(count, orderForms)}`,
  goSome: (going: number, count: number) => `Перевести ${going}\u00A0из\u00A0${count}`,
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
