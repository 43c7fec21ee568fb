import { readName } from '#lib/read-address.ts';
import { storedValue } from '#lib/stored-value.ts';
import { linesStrings } from './lines.strings.ts';

/** The order of the rows; undefined for the newest first. */
export type LineSort = keyof typeof linesStrings.sorts | undefined;

const stored = storedValue('line-sort', (text): LineSort => readName(linesStrings.sorts, text));

/** How this device orders the lines; every other page and tab follows. */
export const lineSort = stored.value;

/** Changes how the lines are ordered. */
export const changeLineSort = (sort: LineSort): void => stored.change(() => sort ?? null);
