import type { ItemFields } from '../../db/repositories/catalogue/item-edit.ts';

/** What a new item has where nobody says otherwise. */
export const newItem: Omit<ItemFields, 'name' | 'categoryId' | 'retailPrice'> = {
  article: '',
  description: '',
  otherCategoryIds: [],
  tradePrice: null,
  discount: 0,
  images: [],
  isNew: false,
  isHidden: false,
  countStep: 1,
  countMin: 1,
  stock: null,
  attributes: [],
};
