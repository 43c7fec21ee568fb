import { hash } from '../pictures/kit/random.ts';
import type { MotifName } from '../pictures/motifs.ts';
import type { PaletteName } from '../pictures/palettes.ts';
import type { DemoPicture, View } from '../pictures/picture.ts';
import type { PrintName } from '../pictures/prints.ts';
import { attributesOf } from './attributes.ts';
import { stockOf } from './stock.ts';
import type { DemoCategory, DemoItem } from './types.ts';

/** How an item looks in its pictures; the first picture always shows the item alone. */
export type Look = readonly [
  motif: MotifName,
  shape: number,
  palette: PaletteName,
  print: PrintName,
  options?: LookOptions,
];

interface LookOptions {
  isReversed?: boolean;
  beside?: readonly MotifName[];
  views?: readonly View[];
}

/** An item as written in the catalogue's files; prices in roubles. */
export interface Good {
  key: string;
  name: string;
  description: string;
  price: number;
  trade: number;
  discount?: number;
  isNew?: boolean;
  look: Look;
}

const picture = (key: string, [motif, shape, palette, print, options = {}]: Look, view: View): DemoPicture => ({
  motif,
  shape,
  palette,
  print,
  isReversed: options.isReversed ?? false,
  view,
  beside: options.beside ?? [],
  seed: hash(key) % 10_000,
});

/** The pictures of an item: alone, then with the items in `beside`, or the views of its look. */
const picturesOf = (key: string, look: Look) => {
  const options = look[4] ?? {};
  const more: readonly View[] = options.views ?? (options.beside === undefined ? [] : ['scene']);
  return ['front' as const, ...more].map((view) => picture(key, look, view));
};

/** The goods of one category. */
export const inCategory = (categoryKey: string, goods: readonly Good[]): DemoItem[] =>
  goods.map(({ key, name, description, price, trade, discount = 0, isNew = false, look }) => ({
    key,
    categoryKey,
    name,
    description,
    retailPrice: price * 100,
    tradePrice: trade * 100,
    discount,
    isNew,
    ...stockOf(key),
    pictures: picturesOf(key, look),
    attributes: attributesOf({ key, name, category: categoryKey }),
  }));

/** A category with its picture. */
export const category = (key: string, name: string, parentKey: string | null, look: Look): DemoCategory => ({
  key,
  name,
  parentKey,
  picture: picture(key, look, 'emblem'),
});
