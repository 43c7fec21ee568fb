import { hash } from './kit/random.ts';
import type { MotifName } from './motifs.ts';
import type { PaletteName } from './palettes.ts';
import type { PrintName } from './prints.ts';

/** The view of a picture: the item alone, among others, near, or as a category's emblem. */
export type View = 'front' | 'scene' | 'detail' | 'emblem';

/** The description of a picture; the same one is always drawn alike. */
export interface DemoPicture {
  motif: MotifName;
  /** The number of the motif's shape. */
  shape: number;
  palette: PaletteName;
  print: PrintName;
  /** The print's colour is the ground and the ground's colour the print. */
  isReversed: boolean;
  view: View;
  /** The items behind the main one in a scene or an emblem. */
  beside: readonly MotifName[];
  seed: number;
}

/** How a thing looks in its pictures. */
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

/** One picture of the thing with this key. */
export const pictureOf = (
  key: string,
  [motif, shape, palette, print, options = {}]: Look,
  view: View,
): DemoPicture => ({
  motif,
  shape,
  palette,
  print,
  isReversed: options.isReversed ?? false,
  view,
  beside: options.beside ?? [],
  seed: hash(key) % 10_000,
});

/** The pictures of an item: alone, then with the things in `beside`, or the views of its look. */
export const picturesOf = (key: string, look: Look): DemoPicture[] => {
  const options = look[4] ?? {};
  const more: readonly View[] = options.views ?? (options.beside === undefined ? [] : ['scene']);
  return ['front' as const, ...more].map((view) => pictureOf(key, look, view));
};
