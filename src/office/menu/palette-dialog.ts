import { nameOverlay } from '#ui/overlay/overlays.ts';

/** The palette. */
export const paletteDialog = nameOverlay('palette');
