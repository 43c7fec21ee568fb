import type { Requirement } from './requirement.ts';
import { section2 } from './section-2.ts';

/** Each sentence of the sections that say what the product does. */
export const requirements: readonly Requirement[] = [...section2];
