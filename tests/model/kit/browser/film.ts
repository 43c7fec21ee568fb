/** Where the pictures are, below the folder of what was walked. */
export const PICTURES = 'player';

/** What a person saw at one moment, and what was under way. */
export interface Moment {
  /** The picture's file; equal pictures are one file. */
  picture: string;
  calls: readonly string[];
  delays: readonly string[];
}

/** A control's place in a picture, in pixels of the page: left, top, width, height. */
export type Box = readonly [number, number, number, number];

/** One step as it was seen; without a box where nobody pressed anything. */
interface Frame {
  before: Moment;
  box?: Box;
  after: Moment;
}

/** What was seen of a walk. */
export interface Film {
  /** The size of the page in its pictures. */
  width: number;
  height: number;
  /** By the number of the step's edge. */
  frames: Record<string, Frame>;
}
