import type { MotifName } from './motifs.ts';
import type { PaletteName } from './palettes.ts';
import type { PrintName } from './prints.ts';

/** How a picture looks at its thing: alone, among others, near, or as the sign of a category. */
export type View = 'front' | 'scene' | 'detail' | 'emblem';

/** A picture in words: everything that it takes to draw it, the same each time. */
export interface DemoPicture {
  motif: MotifName;
  /** Which of the motif's shapes. */
  shape: number;
  palette: PaletteName;
  print: PrintName;
  /** The print's colour is the ground and the ground's colour the print. */
  isReversed: boolean;
  view: View;
  /** What stands behind the thing in a scene or an emblem. */
  beside: readonly MotifName[];
  seed: number;
}
