import { plural } from '#lib/plural.ts';

/** Texts of the storefront's front page. */
export const homeStrings = {
  toCatalogue: 'В каталог',
  categories: 'Категории',
  fresh: 'Новинки',
  discounted: 'Скидки',
  all: 'Смотреть все',
  itemsCount: (count: number) => plural(count, { one: 'товар', few: 'товара', many: 'товаров' }),
} as const;
