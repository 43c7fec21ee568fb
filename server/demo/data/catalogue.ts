import { aprons } from './categories/aprons.ts';
import { bath } from './categories/bath.ts';
import { blankets } from './categories/blankets.ts';
import { boards } from './categories/boards.ts';
import { candles } from './categories/candles.ts';
import { gifts } from './categories/gifts.ts';
import { mugs } from './categories/mugs.ts';
import { plates } from './categories/plates.ts';
import { preserves } from './categories/preserves.ts';
import { tea } from './categories/tea.ts';
import { teapots } from './categories/teapots.ts';
import { towels } from './categories/towels.ts';
import { vases } from './categories/vases.ts';
import type { DemoItem } from './types.ts';

/** Everything the demo shop sells. */
export const demoItems: readonly DemoItem[] = [
  ...mugs,
  ...teapots,
  ...plates,
  ...boards,
  ...tea,
  ...preserves,
  ...towels,
  ...blankets,
  ...aprons,
  ...candles,
  ...vases,
  ...bath,
  ...gifts,
];
