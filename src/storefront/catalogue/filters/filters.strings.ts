import { formatAmount, formatMoney } from '#lib/money.ts';

const price = (roubles: number, currency: string): string => formatMoney(roubles, currency);

/** Texts of the catalogue's filters. */
export const filtersStrings = {
  price: 'Цена',
  priceFrom: 'Цена от',
  priceTo: 'Цена до',
  turned: 'Меньше, чем «от»',
  from: 'от',
  to: 'до',
  discount: 'Со скидкой',
  isNew: 'Новинки',
  chosen: 'Выбранные фильтры',
  remove: (filter: string) => `Убрать фильтр: ${filter}`,
  resetAll: 'Сбросить фильтры',
  show: (count: string) => `Показать ${count}`,
  nothing: 'Попробуйте смягчить условия или сбросить фильтры.',
  priceRange: (min: number | undefined, max: number | undefined, currency: string): string => {
    if (min === undefined) return max === undefined ? '' : `до ${price(max, currency)}`;
    return max === undefined ? `от ${price(min, currency)}` : `${formatAmount(min)}–${price(max, currency)}`;
  },
} as const;
