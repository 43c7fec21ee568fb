import { category } from './goods.ts';
import type { DemoCategory } from './types.ts';

/** The categories: groups at the top, each followed by its own, in the order shown. */
export const demoCategories: readonly DemoCategory[] = [
  category('tableware', 'Посуда', null, ['mug', 0, 'teal', 'leaf', { beside: ['teapot', 'bowl'] }]),
  category('mugs', 'Кружки и чашки', 'tableware', ['mug', 3, 'sky', 'star', { isReversed: true }]),
  category('teapots', 'Чайники', 'tableware', ['teapot', 0, 'terracotta', 'speckle']),
  category('plates', 'Тарелки и миски', 'tableware', ['plate', 0, 'forest', 'plain']),
  category('kitchen', 'Кухня и чай', null, ['jar', 0, 'mint', 'check', { beside: ['teapot', 'pouch'] }]),
  category('boards', 'Доски и ножи', 'kitchen', ['board', 1, 'sage', 'plain']),
  category('tea', 'Чай и травы', 'kitchen', ['tin', 0, 'plum', 'flower']),
  category('preserves', 'Варенье и мёд', 'kitchen', ['jar', 1, 'lavender', 'plain']),
  category('textile', 'Текстиль', null, ['towels', 2, 'rose', 'stripes', { beside: ['cushion', 'basket'] }]),
  category('towels', 'Полотенца', 'textile', ['towels', 0, 'teal', 'diamond']),
  category('blankets', 'Пледы и подушки', 'textile', ['cushion', 4, 'mustard', 'flower']),
  category('aprons', 'Фартуки и скатерти', 'textile', ['apron', 0, 'ink', 'stripes']),
  category('home', 'Дом и подарки', null, ['vase', 0, 'peach', 'plain', { beside: ['lamp', 'candle'] }]),
  category('candles', 'Свечи и светильники', 'home', ['candle', 2, 'cherry', 'stripes']),
  category('vases', 'Вазы и кашпо', 'home', ['planter', 3, 'terracotta', 'star', { isReversed: true }]),
  category('bath', 'Мыло и корзины', 'home', ['soap', 1, 'sage', 'leaf']),
  category('gifts', 'Подарки и игрушки', 'home', ['gift', 0, 'plum', 'dots']),
];
