import { groupDigits } from './digits.ts';

/** The forms of a Russian noun: 1 товар, 2 товара, 5 товаров. */
export interface PluralForms {
  one: string;
  few: string;
  many: string;
}

/** Russian typography doesn't group numbers of four digits. */
const GROUPED_FROM = 10_000;

/** The noun's form for a whole count, without the count. */
export function pluralForm(count: number, { one, few, many }: PluralForms): string {
  const tens = Math.abs(count) % 100;
  const ones = tens % 10;
  if (tens > 10 && tens < 20) return many;
  if (ones === 1) return one;
  return ones > 1 && ones < 5 ? few : many;
}

/** The count and its noun, without a line break between them. */
export function plural(count: number, forms: PluralForms): string {
  return `${count < GROUPED_FROM ? count : groupDigits(count)}\u00A0${pluralForm(count, forms)}`;
}
