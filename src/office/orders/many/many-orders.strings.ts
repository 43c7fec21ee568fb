import { orderForms } from '#entities/order/orders.strings.ts';
import { keepTogether } from '#lib/no-break.ts';
import { plural } from '#lib/plural.ts';
import { ruleStrings } from '#lib/rules.strings.ts';

/** Texts of what is done with many orders. */
export const manyOrdersStrings = {
  selection: 'Выбранные заказы',
  keys: 'Строка или выбранные заказы',
  selected: (count: number) => `Выбрано: ${count}`,
  all: (count: number) => `Выбрать все\u00A0${count}`,
  allFailed: 'Не удалось выбрать все заказы',
  cutShort: (count: number) => `Выбраны первые ${plural(count, orderForms)}.`,
  clear: 'Снять выбор',
  act: 'Действия',
  close: 'Закрыть',
  title: (count: number) => `Действия: ${plural(count, orderForms)}`,
  reading: 'Смотрим, что можно сделать…',
  state: 'Новый статус',
  chooseState: 'Выберите статус',
  option: (name: string, count: number) => `${name}: ${count}`,
  fits: (count: number, total: number) => `Перейдут ${count}\u00A0из\u00A0${total}.`,
  refused: (parts: string) => `Откажем: ${parts}.`,
  missing: 'недоступны',
  forced: (count: number) => keepTogether(`Баланс не покрывает: ${count}. Если продолжить, клиенты останутся должны.`),
  reason: 'Причина',
  reasonHint: 'Её увидят в\u00A0истории заказов',
  required: ruleStrings.required,
  none: keepTogether('Статус этих заказов сейчас не изменить.'),
  go: (count: number) => `Перевести ${plural(count, orderForms)}`,
} as const;
