/** Titles and descriptions of pages for crawlers and messengers; the client writes the same titles. */
export const pagesStrings = {
  catalogue: 'Каталог',
  missing: 'Страница не найдена',
  itemMissing: 'Товар не найден',
  categoryMissing: 'Такой категории нет',
  ofInfo: (page: string, shop: string) => `${page}: магазин «${shop}».`,
  ofCatalogue: (shop: string) => `Все товары магазина «${shop}»: цены, фотографии, наличие.`,
  ofCategory: (category: string, shop: string) => `${category} в магазине «${shop}»: цены, фотографии, наличие.`,
} as const;
