import { quoted } from '#lib/quoted.ts';
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
  searchIn: (category: string) => `Поиск в\u00A0категории ${quoted(category)}`,
  searchInFavourites: 'Поиск в\u00A0понравившихся',
  /** The headings of a list with a search text. */
  searched: (text: string) => quoted(text),
  searchedIn: (text: string, category: string) => `${quoted(text)} в\u00A0категории ${quoted(category)}`,
  searchedAs: (text: string) => `Показаны товары по\u00A0запросу ${quoted(text)}`,
  lacksWords: 'Нет товаров со\u00A0всеми словами запроса. Показаны самые близкие.',
  lacksWordsAs: (text: string) => `Нет товаров со\u00A0всеми словами запроса ${quoted(text)}. Показаны самые близкие.`,
  searchedInFavourites: (text: string) => `${quoted(text)} в\u00A0понравившихся`,
  order: 'Сортировка',
  loading: 'Загрузка...',
  moreFailed: 'Не удалось загрузить продолжение',
  nothingFound: 'Ничего не найдено',
  nothingFoundHint: 'Проверьте, нет ли опечатки, или попробуйте другие слова.',
  nothingFoundInCategoryHint: 'Проверьте, нет ли опечатки, попробуйте другие слова или поищите во всех категориях.',
  foundElsewhere: 'Нашлось в\u00A0других категориях',
  categoryWithCount: (category: string, count: number) => `${category}: ${count}`,
  popular: 'Популярное',
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
  attributes: 'Характеристики',
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
