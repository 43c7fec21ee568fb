import type { Requirement } from './requirement.ts';
import { section2 } from './section-2.ts';
import { section4 } from './section-4.ts';
import { section5 } from './section-5.ts';
import { section8 } from './section-8.ts';
import { section9 } from './section-9.ts';

/** Each sentence of the sections that say what the product does. */
export const requirements: readonly Requirement[] = [...section2, ...section4, ...section5, ...section8, ...section9];
