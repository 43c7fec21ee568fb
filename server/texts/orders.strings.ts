import { quoted } from './quoted.ts';
import { amount, count, type TextParams } from './values.strings.ts';

/** The most changes of lines that one message names. */
const CHANGES_NAMED = 5;

/** The text of changed lines, the first few by name. */
export function changesText(changes: readonly string[]): string {
  const unnamed = changes.length - CHANGES_NAMED;
  const rest =
    unnamed > 0 ? [`И ещё ${count(unnamed, { one: 'изменение', few: 'изменения', many: 'изменений' })}.`] : [];
  return [...changes.slice(0, CHANGES_NAMED), ...rest].join(' ');
}

const LINES_NAMED = 3;

/** Lines of an order as one text; `number` counts from 1, a photo has no name. */
export function linesText(lines: readonly { number: number; name: string }[]): string {
  const unnamed = lines.length - LINES_NAMED;
  const named = lines
    .slice(0, LINES_NAMED)
    .map(({ number, name }) => `${name === '' ? 'фото' : quoted(name)} (строка\u00A0${number})`);
  return named.join(', ') + (unnamed > 0 ? ` и\u00A0ещё\u00A0${unnamed}` : '');
}

const namedFirst = (texts: readonly string[]): string => {
  const unnamed = texts.length - LINES_NAMED;
  return texts.slice(0, LINES_NAMED).join(', ') + (unnamed > 0 ? ` и\u00A0ещё\u00A0${unnamed}` : '');
};

/** Items of which there is too little, with what is left. */
export const shortText = (short: readonly { name: string; left: number }[]): string =>
  namedFirst(short.map(({ name, left }) => `${quoted(name)} (осталось\u00A0${left})`));

/** Items with what is left of them and what an order needs. */
export const neededText = (short: readonly { name: string; left: number; needed: number }[]): string =>
  namedFirst(short.map(({ name, left, needed }) => `${quoted(name)} (осталось\u00A0${left}, нужно\u00A0${needed})`));

/** Items with the counts in which they are sold. */
export const unfitText = (unfit: readonly { name: string; step: number; least: number }[]): string =>
  namedFirst(
    unfit.map(({ name, step, least }) => {
      const rules = [...(step > 1 ? [`по\u00A0${step}`] : []), ...(least > step ? [`от\u00A0${least}`] : [])];
      return `${quoted(name)} (${rules.join(', ')})`;
    }),
  );

/** The warnings about an order before it is placed; amounts in roubles. */
export const orderWarnings = {
  duplicate: ({ orderId }) => `Похожий заказ №\u00A0${orderId} уже ждёт обработки.`,
  price_changed: ({ name, expected, price, currency }) =>
    `Цена товара ${quoted(name)} изменилась: была ${amount(expected, currency)}, стала ${amount(price, currency)}.`,
  item_gone: ({ name }) => `Товар ${quoted(name)} больше не продаётся: в заказ он не войдёт.`,
  stock_short: ({ name, left }) => `Товара ${quoted(name)} осталось ${left}: остаток станет меньше нуля.`,
  sum_small: ({ sum, least, currency }) =>
    `Заказ на\u00A0${amount(sum, currency)}: это меньше минимальной суммы ${amount(least, currency)}.`,
  balance_short: ({ available, total, currency }) =>
    available === undefined
      ? `На балансе клиента не хватает денег: заказ выходит на ${amount(total, currency)}.`
      : `На балансе клиента доступно ${amount(available)}, а заказ выходит на ${amount(total, currency)}.`,
} satisfies Record<string, (params: TextParams) => string>;
