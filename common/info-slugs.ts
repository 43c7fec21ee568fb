import type { components } from '#contract/types.ts';
import { listAll } from './list-all.ts';

/** The pages that a shop may have about itself, in the order in which they are shown. */
export const infoSlugs = listAll<components['schemas']['InfoSlug']>()([
  'delivery',
  'returns',
  'contacts',
  'seller',
  'offer',
  'privacy',
]);
