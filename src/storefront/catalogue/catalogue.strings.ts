import { quoted } from '#lib/quoted.ts';
import type { CatalogueOrder } from '#routes/catalogue-address.ts';

/** Texts of the catalogue and the item page. */
export const catalogueStrings = {
  title: 'Каталог',
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
  /** What is said of a list that isn't what was typed. */
  searchedAs: (typed: string, read: string) =>
    `По\u00A0запросу ${quoted(typed)} ничего не\u00A0нашлось. Показаны товары по\u00A0запросу ${quoted(read)}.`,
  lacksWords: (typed: string) => `Нет товаров со\u00A0всеми словами запроса ${quoted(typed)}. Показаны самые близкие.`,
  lacksWordsAs: (typed: string, read: string) =>
    `Нет товаров со\u00A0всеми словами запроса ${quoted(typed)}. Показаны самые близкие к\u00A0${quoted(read)}.`,
  searchedInFavourites: (text: string) => `${quoted(text)} в\u00A0понравившихся`,
  order: 'Сортировка',
  loading: 'Загрузка...',
  nothingFound: 'Ничего не найдено',
  nothingFoundHint: 'Проверьте, нет ли опечатки, или попробуйте другие слова.',
  nothingFoundInCategoryHint: 'Проверьте, нет ли опечатки, попробуйте другие слова или поищите во всех категориях.',
  foundElsewhere: 'Нашлось в\u00A0других категориях',
  categoryWithCount: (category: string, count: number) => `${category}: ${count}`,
  popular: 'Популярное',
  emptyCategory: 'Здесь пока пусто',
  emptyCategoryHint: 'Загляните в другие категории.',
  emptyCatalogueHint: 'Скоро здесь появятся товары.',
  addFirstItem: 'Добавьте первый товар',
  showAll: 'Показать все товары',
  noSuchCategory: 'Такой категории нет',
  noSuchCategoryHint: 'Возможно, её убрали. Нужное найдётся среди всех товаров.',
  showAllLiked: 'Показать все понравившиеся',
  addItem: 'Новый товар',
  editItem: 'Изменить товар',
  deleteItem: 'Удалить товар',
  isHidden: 'Скрыт из\u00A0каталога: клиенты его не\u00A0видят.',
  itemMissing: 'Товар не найден',
  itemMissingHint: 'Возможно, его уже нет в продаже. Похожие вещи найдутся в каталоге.',
  toCatalogue: 'В каталог',
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
export const orderNames: Readonly<Record<CatalogueOrder, string>> = {
  popular: 'Сначала популярные',
  new: 'Сначала новые',
  price: 'Сначала дешёвые',
  '-price': 'Сначала дорогие',
  discount: 'С большей скидкой',
  name: 'По названию',
};
