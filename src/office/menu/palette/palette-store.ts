import { createSpotlight } from '@mantine/spotlight';

/** The state of the palette, and the functions that open and close it. */
export const [paletteStore, spotlight] = createSpotlight();
