import type { ItemColumn } from '#contract/types.ts';

/** What the fields of an item are called: titles of the columns of files, labels of the form, names in the audit. */
export const itemColumnTitles: Readonly<Record<ItemColumn, string>> = {
  id: 'Номер в\u00A0магазине',
  article: 'Артикул',
  name: 'Название',
  description: 'Описание',
  category: 'Категория',
  retail_price: 'Цена',
  trade_price: 'Оптовая цена',
  discount: 'Скидка, %',
  count_step: 'Кратность',
  count_min: 'Минимум',
  stock: 'Остаток',
  stock_at_export: 'Остаток при\u00A0выгрузке',
  is_hidden: 'Скрыт',
  pictures: 'Фото',
  attributes: 'Характеристики',
};
