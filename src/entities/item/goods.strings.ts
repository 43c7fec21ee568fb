import type { PluralForms } from '#lib/plural.ts';

/** Texts of items, prices and quantities. */
export const goodsStrings = {
  /** The same in both states: `aria-pressed` tells whether the item is a favourite. */
  favourite: (name: string) => `Нравится: ${name}`,
  toCart: 'В корзину',
  toCartBy: (count: number) => `В\u00A0корзину ${count}\u00A0шт.`,
  soldOut: 'Нет в\u00A0наличии',
  left: (count: number) => `Осталось ${count}\u00A0шт.`,
  addToCart: (name: string) => `В корзину: ${name}`,
  quantity: (name: string) => `Количество: ${name}`,
  count: 'Количество',
  less: 'Меньше',
  takeOut: 'Убрать из\u00A0корзины',
  more: 'Больше',
  price: 'Цена',
  oldPrice: 'Цена без скидки',
  retailPrice: 'Розничная цена',
  trade: 'опт',
  discount: (percent: number) => `−${percent}\u00A0%`,
  isNew: 'Новинка',
  priceLater: 'Цена уточняется',
  atLeast: 'от\u00A0',
  noPrice: '—',
  numbered: (id: number) => `Товар №\u00A0${id}`,
} as const;

/** The noun «товар» for each count. */
export const itemForms: PluralForms = { one: 'товар', few: 'товара', many: 'товаров' };
