import type { DemoPicture, Look } from './picture.ts';
import type { PaletteName } from './palettes.ts';

/** The emblem of each category, by its key. */
export const categoryLooks: Readonly<Record<string, Look>> = {
  tableware: ['mug', 0, 'teal', 'leaf', { beside: ['teapot', 'bowl'] }],
  mugs: ['mug', 3, 'sky', 'star', { isReversed: true }],
  teapots: ['teapot', 0, 'terracotta', 'speckle'],
  plates: ['plate', 0, 'forest', 'plain'],
  kitchen: ['jar', 0, 'mint', 'check', { beside: ['teapot', 'pouch'] }],
  boards: ['board', 1, 'sage', 'plain'],
  tea: ['tin', 0, 'plum', 'flower'],
  preserves: ['jar', 1, 'lavender', 'plain'],
  textile: ['towels', 2, 'rose', 'stripes', { beside: ['cushion', 'basket'] }],
  towels: ['towels', 0, 'teal', 'diamond'],
  blankets: ['cushion', 4, 'mustard', 'flower'],
  aprons: ['apron', 0, 'ink', 'stripes'],
  home: ['vase', 0, 'peach', 'plain', { beside: ['lamp', 'candle'] }],
  candles: ['candle', 2, 'cherry', 'stripes'],
  vases: ['planter', 3, 'terracotta', 'star', { isReversed: true }],
  bath: ['soap', 1, 'sage', 'leaf'],
  gifts: ['gift', 0, 'plum', 'dots'],
};

const sign = (motif: DemoPicture['motif'], shape: number, palette: PaletteName): DemoPicture => ({
  motif,
  shape,
  palette,
  print: 'stripes',
  isReversed: false,
  view: 'emblem',
  beside: [],
  seed: 4,
});

/** The avatars of the demo people, by key. */
export const avatars: Readonly<Record<string, DemoPicture>> = {
  vera: sign('vase', 4, 'terracotta'),
  mikhail: sign('apron', 0, 'forest'),
  olga: sign('planter', 4, 'lavender'),
  ekaterina: sign('toy', 1, 'rose'),
  dmitry: sign('mug', 2, 'mustard'),
  irina: sign('mug', 1, 'lavender'),
  oleg: sign('apron', 1, 'terracotta'),
};
