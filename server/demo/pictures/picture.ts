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
