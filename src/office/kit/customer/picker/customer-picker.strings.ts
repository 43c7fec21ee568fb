import { keepTogether } from '#lib/no-break.ts';

/** Texts of the search for a customer. */
export const customerPickerStrings = {
  customer: 'Клиент',
  customerHint: 'Имя или телефон',
  notFound: 'Никого не\u00A0нашли',
  searchFailed: keepTogether('Не удалось найти клиентов. Измените запрос, чтобы попробовать ещё раз.'),
  more: 'Показаны первые. Уточните запрос.',
  found: 'Найденные клиенты',
  otherCustomer: 'Выбрать другого',
} as const;
