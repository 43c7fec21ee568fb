import type { DemoCategory } from './types.ts';

const category = (key: string, name: string, parentKey: string | null): DemoCategory => ({ key, name, parentKey });

/** The categories: groups at the top, each followed by its own, in the order shown. */
export const demoCategories: readonly DemoCategory[] = [
  category('tableware', 'Посуда', null),
  category('mugs', 'Кружки и чашки', 'tableware'),
  category('teapots', 'Чайники', 'tableware'),
  category('plates', 'Тарелки и миски', 'tableware'),
  category('kitchen', 'Кухня и чай', null),
  category('boards', 'Доски и ножи', 'kitchen'),
  category('tea', 'Чай и травы', 'kitchen'),
  category('preserves', 'Варенье и мёд', 'kitchen'),
  category('textile', 'Текстиль', null),
  category('towels', 'Полотенца', 'textile'),
  category('blankets', 'Пледы и подушки', 'textile'),
  category('aprons', 'Фартуки и скатерти', 'textile'),
  category('home', 'Дом и подарки', null),
  category('candles', 'Свечи и светильники', 'home'),
  category('vases', 'Вазы и кашпо', 'home'),
  category('bath', 'Мыло и корзины', 'home'),
  category('gifts', 'Подарки и игрушки', 'home'),
];
