/** The forms of a Russian noun: 1 товар, 2 товара, 5 товаров. */
export interface PluralForms {
  one: string;
  few: string;
  many: string;
}

const rules = new Intl.PluralRules('ru');
// Russian typography doesn't group numbers of four digits.
const counts = new Intl.NumberFormat('ru-RU', { useGrouping: 'min2' });

/** The noun's form for a count, without the count. */
export function pluralForm(count: number, forms: PluralForms): string {
  const rule = rules.select(count);
  return rule === 'one' || rule === 'few' ? forms[rule] : forms.many;
}

/** The count and its noun, without a line break between them. */
export function plural(count: number, forms: PluralForms): string {
  return `${counts.format(count)}\u00A0${pluralForm(count, forms)}`;
}
