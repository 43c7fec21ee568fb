import type { PluralForms } from '#lib/plural.ts';

/** Texts of items, prices and quantities. */
export const goodsStrings = {
  /** Whether it is so, the button's pressed state says. */
  favourite: (name: string) => `Нравится: ${name}`,
  toCart: 'В корзину',
  addToCart: (name: string) => `В корзину: ${name}`,
  quantity: (name: string) => `Количество: ${name}`,
  count: 'Количество',
  less: 'Меньше',
  more: 'Больше',
  price: 'Цена',
  oldPrice: 'Цена без скидки',
  trade: 'опт',
  discount: (percent: number) => `−${percent}\u00A0%`,
  isNew: 'Новинка',
  priceLater: 'Цена уточняется',
} as const;

/** «товар» after a number. */
export const itemForms: PluralForms = { one: 'товар', few: 'товара', many: 'товаров' };
