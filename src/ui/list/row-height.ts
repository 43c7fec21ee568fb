import { storedValue } from '#lib/stored-value.ts';

/** The heights that the rows of tables may have, in pixels. */
export const ROW_HEIGHTS = [36, 44, 56] as const;

/** The height of a table's rows. */
export type RowHeight = (typeof ROW_HEIGHTS)[number];

const stored = storedValue('row-height', (text): RowHeight => ROW_HEIGHTS.find((one) => String(one) === text) ?? 36);

/** How high this device shows the rows of all tables. */
export const rowHeight = stored.value;

/** Shows the rows of all tables so high. */
export const changeRowHeight = (height: RowHeight): void => stored.change(() => String(height));
