import { orderForms } from '#entities/order/orders.strings.ts';
import { keepTogether } from '#lib/no-break.ts';
import { plural } from '#lib/plural.ts';

/** Texts of what is done with many orders. */
export const manyOrdersStrings = {
  selection: 'Выбранные заказы',
  keys: 'Строка или выбранные заказы',
  reading: 'Смотрим, что можно сделать…',
  option: (name: string, count: number) => `${name}: ${count}`,
  fits: (count: number, total: number) => `Перейдут ${count}\u00A0из\u00A0${total}.`,
  refused: (parts: string) => `Откажем: ${parts}.`,
  missing: 'недоступны',
  forced: (count: number) => keepTogether(`Баланс не покрывает: ${count}. Если продолжить, клиенты останутся должны.`),
  forcedMaybe: keepTogether('Если баланс не покрывает заказ, клиент останется должен.'),
  reasonHint: 'Её увидят в\u00A0истории заказов',
  reasonMaybeHint: keepTogether(
    'Нужна, чтобы отменить, отклонить или вернуть на шаг назад. Её увидят в истории заказов',
  ),
  go: (count: number) => `Перевести ${plural(count, orderForms)}`,
  sending: keepTogether('Ожидающие позиции этих заказов попадут в закупку.'),
  send: (count: number) => `Отправить ${plural(count, orderForms)}`,
  prices: 'Цены',
  trade: 'Оптовые цены',
  tradeNote: keepTogether(
    'Позиции, которые дороже своей оптовой цены, получат её. Где деньги уже списаны, разница вернётся на счёт клиента.',
  ),
  tradeGo: (count: number) => `Снизить цены: ${plural(count, orderForms)}`,
  texts: 'Тексты',
  comment: 'Комментарий',
  commentHint: keepTogether('Заменит прежний. Его видит клиент'),
  note: 'Заметка для своих',
  noteHint: keepTogether('Заменит прежнюю. Клиент её не видит'),
  write: (count: number) => `Записать в\u00A0${plural(count, orderForms)}`,
} as const;
