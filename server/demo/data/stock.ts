import type { DemoItem } from './types.ts';

/** What there is of an item, and in which counts it is sold. */
type Stocked = Partial<Pick<DemoItem, 'stock' | 'countStep' | 'countMin'>>;

/** The items that the demo shop counts, or sells in counts of their own; all others are uncounted, one by one. */
const stocked: Readonly<Record<string, Stocked>> = {
  'basket-picnic': { stock: 0 },
  'basket-tall': { stock: 3 },
  'tablecloth-round': { stock: 2 },
  'runner-table': { stock: 14 },
  'oil-rosehip': { stock: 5 },
  'soap-calendula': { stock: 120, countStep: 3 },
  'soap-charcoal': { stock: 48 },
  'napkin-ring': { stock: 60, countStep: 2, countMin: 6 },
  'mitt-pad': { stock: 25, countMin: 2 },
  'apron-half': { stock: 8 },
  'jam-pine': { stock: 400 },
  'honey-linden': { stock: 300 },
};

/** The stock of an item by its key. */
export function stockOf(key: string): Pick<DemoItem, 'stock' | 'countStep' | 'countMin'> {
  return { stock: null, countStep: 1, countMin: 1, ...stocked[key] };
}
