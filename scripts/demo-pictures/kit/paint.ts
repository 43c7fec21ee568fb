import type { Palette } from '../palettes.ts';
import { fill } from './svg.ts';

/** The colours and tools that a motif draws with. */
export interface Paint extends Palette {
  /** Which of the motif's shapes; any whole number, the motif takes what is left after division. */
  shape: number;
  /** The colour of the thing itself, and what is printed or painted on it. */
  base: string;
  ink: string;
  /** Fills an outline with the print. */
  lay: (d: string, opacity?: number) => string;
  hasPrint: boolean;
  random: () => number;
}

/** A motif drawn: standing on (400, 640), lying about (400, 400), or hanging from (400, 170). */
export interface Drawing {
  art: string;
  /** Half the width of where it touches the table. */
  foot: number;
  /** The centre of a close-up. */
  focus: readonly [x: number, y: number];
}

export type Stance = 'stand' | 'lie' | 'hang';

export interface Motif {
  stance: Stance;
  draw: (paint: Paint) => Drawing;
}

/** Light from the left on something round. */
export const ROUND = 'url(#round)';

/** Light from above on something flat. */
export const FALL = 'url(#fall)';

/** Light in something hollow, or on something padded. */
export const WELL = 'url(#well)';

/** The light round a flame or a lamp. */
export const GLOW = 'url(#glow)';

/** A surface with its base colour, its print and its light. */
export const surface = (d: string, paint: Paint, light = ROUND) => fill(d, paint.base) + paint.lay(d) + fill(d, light);

/** A plain surface with light on it. */
export const plain = (d: string, colour: string, light = ROUND) => fill(d, colour) + fill(d, light);

/** One of several by number, going round. */
export const pick = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[Math.abs(Math.trunc(index)) % values.length] ?? values[0];
