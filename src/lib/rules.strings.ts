import { formatAmount } from './money.ts';

const shown = (limit: number | string): string => (typeof limit === 'number' ? formatAmount(limit) : limit);

/** What is wrong with a field, as everywhere in the shop. */
export const ruleStrings = {
  required: 'Это поле не может быть пустым.',
  link: 'Ссылка указана неверно.',
  number: 'Это значение должно быть числом.',
  minimum: (least: number | string) => `Значение должно быть больше ${shown(least)}`,
  maximum: (most: number | string) => `Значение должно быть меньше ${shown(most)}`,
  length: (least: number) => `Кол-во символов должно быть минимум ${least}`,
  phone: 'Номер телефона указан неверно.',
} as const;
