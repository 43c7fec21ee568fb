import type { CatalogAddress } from '#lib/paths.ts';

/** An order of the catalogue. */
export type CatalogOrder = NonNullable<CatalogAddress['order']>;

/** Texts of the catalogue and the item page. */
export const catalogueStrings = {
  title: 'Каталог',
  categories: 'Категории',
  categoriesFailed: 'Не удалось получить список категорий',
  allCategories: 'Все товары',
  search: 'Поиск по каталогу',
  searchIn: (category: string) => `Поиск: ${category.toLowerCase()}`,
  order: 'Порядок',
  loading: 'Загрузка...',
  showMore: 'Показать ещё',
  moreFailed: 'Не удалось загрузить продолжение',
  tooMany: 'Показана тысяча товаров. Чтобы увидеть другие, уточните поиск или выберите категорию.',
  nothingFound: 'Ничего не найдено',
  nothingFoundHint: 'Проверьте, нет ли опечатки, попробуйте другие слова или поищите во всех категориях.',
  emptyCategory: 'Здесь пока пусто',
  emptyCategoryHint: 'Загляните в другие категории.',
  showAll: 'Показать все товары',
  itemMissing: 'Товар не найден',
  itemMissingHint: 'Возможно, его уже нет в продаже. Похожие вещи найдутся в каталоге.',
  toCatalog: 'В каталог',
  path: 'Путь к товару',
  openCart: 'Открыть корзину',
  inCart: 'Товар в корзине',
  related: 'Ещё в этой категории',
  pictures: 'Изображения товара',
  picture: (index: number) => `Изображение ${index}`,
  pictureOf: (name: string, index: number) => `${name}, изображение ${index}`,
} as const;

/** Names of the catalogue's orders, in the order of the list. */
export const orderNames: Readonly<Record<CatalogOrder, string>> = {
  popular: 'Сначала популярные',
  new: 'Сначала новые',
  price: 'Сначала дешёвые',
  '-price': 'Сначала дорогие',
  discount: 'Сначала со скидкой',
  name: 'По названию',
};
