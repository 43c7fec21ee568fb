import type { Motif } from './kit/paint.ts';
import { basket } from './motifs/basket.ts';
import { blanket } from './motifs/blanket.ts';
import { board } from './motifs/board.ts';
import { bottle } from './motifs/bottle.ts';
import { bowl } from './motifs/bowl.ts';
import { candle } from './motifs/candle.ts';
import { cushion } from './motifs/cushion.ts';
import { gift } from './motifs/gift.ts';
import { apron, cloth, mitt, wreath } from './motifs/hanging.ts';
import { jar } from './motifs/jar.ts';
import { lamp } from './motifs/lamp.ts';
import { mug } from './motifs/mug.ts';
import { napkins } from './motifs/napkins.ts';
import { cards, notebook } from './motifs/paper.ts';
import { planter } from './motifs/planter.ts';
import { plate } from './motifs/plate.ts';
import { pouch } from './motifs/pouch.ts';
import { soap } from './motifs/soap.ts';
import { teapot } from './motifs/teapot.ts';
import { tin } from './motifs/tin.ts';
import { towels } from './motifs/towels.ts';
import { toy } from './motifs/toy.ts';
import { utensils } from './motifs/utensils.ts';
import { vase } from './motifs/vase.ts';

/** Everything that can be drawn. */
export const motifs = {
  apron,
  basket,
  blanket,
  board,
  bottle,
  bowl,
  candle,
  cards,
  cloth,
  cushion,
  gift,
  jar,
  lamp,
  mitt,
  mug,
  napkins,
  notebook,
  planter,
  plate,
  pouch,
  soap,
  teapot,
  tin,
  towels,
  toy,
  utensils,
  vase,
  wreath,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
