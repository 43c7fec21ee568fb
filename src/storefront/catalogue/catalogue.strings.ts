import type { CatalogOrder } from '#lib/catalog-address.ts';

/** Texts of the catalogue and the item page. */
export const catalogueStrings = {
  title: 'Каталог',
  favourites: 'Понравившиеся',
  noFavourites: 'Здесь будет то, что вам понравится',
  noFavouritesHint: 'Нажмите на сердечко у\u00A0товара, чтобы не\u00A0потерять его.',
  categories: 'Категории',
  allCategories: 'Все товары',
  search: 'Поиск по каталогу',
  searchIn: (category: string) => `Поиск в\u00A0категории «${category}»`,
  searchInFavourites: 'Поиск в\u00A0понравившихся',
  /** The headings of a list with a search text. */
  searched: (text: string) => `«${text}»`,
  searchedIn: (text: string, category: string) => `«${text}» в\u00A0категории «${category}»`,
  searchedAs: (text: string) => `Показаны товары по\u00A0запросу «${text}»`,
  searchedInFavourites: (text: string) => `«${text}» в\u00A0понравившихся`,
  order: 'Сортировка',
  loading: 'Загрузка...',
  moreFailed: 'Не удалось загрузить продолжение',
  nothingFound: 'Ничего не найдено',
  nothingFoundHint: 'Проверьте, нет ли опечатки, или попробуйте другие слова.',
  nothingFoundInCategoryHint: 'Проверьте, нет ли опечатки, попробуйте другие слова или поищите во всех категориях.',
  emptyCategory: 'Здесь пока пусто',
  emptyCategoryHint: 'Загляните в другие категории.',
  showAll: 'Показать все товары',
  noSuchCategory: 'Такой категории нет',
  noSuchCategoryHint: 'Возможно, её убрали. Нужное найдётся среди всех товаров.',
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
  popular: 'Сначала популярные',
  new: 'Сначала новые',
  price: 'Сначала дешёвые',
  '-price': 'Сначала дорогие',
  discount: 'С большей скидкой',
  name: 'По названию',
};
