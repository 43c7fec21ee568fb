import type { CatalogOrder } from '#lib/catalog-address.ts';

/** Texts of the catalogue and the item page. */
export const catalogueStrings = {
  title: 'Каталог',
  favourites: 'Понравившиеся',
  noFavourites: 'Здесь будет то, что вам понравится',
  noFavouritesHint: 'Нажмите на сердечко у\u00A0товара, чтобы не\u00A0потерять его.',
  categories: 'Категории',
  categoriesFailed: 'Не удалось получить список категорий',
  allCategories: 'Все товары',
  search: 'Поиск по каталогу',
  searchIn: (category: string) => `Поиск: ${category.toLowerCase()}`,
  /** The heading of a list with a search text. */
  searched: (list: string | undefined, text: string) => `${list ?? 'Поиск'}: ${text}`,
  order: 'Порядок',
  loading: 'Загрузка...',
  moreFailed: 'Не удалось загрузить продолжение',
  nothingFound: 'Ничего не найдено',
  nothingFoundHint: 'Проверьте, нет ли опечатки, попробуйте другие слова или поищите во всех категориях.',
  emptyCategory: 'Здесь пока пусто',
  emptyCategoryHint: 'Загляните в другие категории.',
  showAll: 'Показать все товары',
  noSuchCategory: 'Такой категории нет',
  noSuchCategoryHint: 'Возможно, её убрали. Нужное найдётся среди всех товаров.',
  nothingLikedHint: 'Проверьте, нет ли опечатки, или попробуйте другие слова.',
  showAllLiked: 'Показать все понравившиеся',
  itemMissing: 'Товар не найден',
  itemMissingHint: 'Возможно, его уже нет в продаже. Похожие вещи найдутся в каталоге.',
  toCatalog: 'В каталог',
  path: 'Путь к товару',
  openCart: 'Открыть корзину',
  inCart: 'Товар в корзине',
  related: 'Ещё в этой категории',
  pictures: 'Изображения товара',
  openPicture: (index: number, count: number) => `Открыть изображение ${index} из ${count}`,
  picture: (index: number) => `Изображение ${index}`,
  pictureOf: (name: string, index: number) => `${name}, изображение ${index}`,
} as const;

/** Names of the catalogue's orders, short enough for a phone. */
export const orderNames: Readonly<Record<CatalogOrder, string>> = {
  popular: 'Популярные',
  new: 'Новые',
  price: 'Дешевле',
  '-price': 'Дороже',
  discount: 'По скидке',
  name: 'По названию',
};
