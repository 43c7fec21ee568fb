import { createDisclosure } from '#lib/disclosure.ts';

/** The palette. */
export const paletteDisclosure = createDisclosure();
