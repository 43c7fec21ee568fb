import { listAll } from '#common/list-all.ts';
import { readName } from '#lib/read-address.ts';
import { storedValue } from '#lib/stored-value.ts';
import type { LineColumn } from './line-columns.tsx';
import { linesStrings } from './lines.strings.ts';

/** How this device shows the table of lines. */
export interface LineView {
  /** All columns, from left to right. */
  columns: readonly LineColumn[];
  hidden: readonly LineColumn[];
  /** The order of the rows; undefined for the newest first. */
  sort: keyof typeof linesStrings.sorts | undefined;
}

const columns = listAll<LineColumn>()([
  'picture',
  'description',
  'comment',
  'count',
  'price',
  'sum',
  'state',
  'customer',
  'order',
  'purchase',
  'date',
]);

/** The table as it is at first: without the date there is room for names at 1280 px. */
const FIRST: LineView = { columns, hidden: ['date'], sort: undefined };

/** The column by which a person gets to the order; a table without it would lead nowhere. */
export const ALWAYS_SHOWN: LineColumn = 'order';

const namesIn = (value: unknown): LineColumn[] =>
  Array.isArray(value)
    ? value.flatMap((one: unknown) => (typeof one === 'string' ? (readName(linesStrings.columns, one) ?? []) : []))
    : [];

/** What is stored may be of another version of the page, or changed by hand. */
function parse(text: string | null): LineView {
  try {
    const read = JSON.parse(text ?? '{}') as Partial<Record<keyof LineView, unknown>> | null;
    const known = new Set(namesIn(read?.columns));
    return {
      columns: [...known, ...columns.filter((name) => !known.has(name))],
      hidden: read?.hidden === undefined ? FIRST.hidden : namesIn(read.hidden).filter((name) => name !== ALWAYS_SHOWN),
      sort: typeof read?.sort === 'string' ? readName(linesStrings.sorts, read.sort) : undefined,
    };
  } catch {
    return FIRST;
  }
}

const stored = storedValue('line-columns', parse);

/** How this device shows the table; every other page and tab follows. */
export const lineView = stored.value;

/** Changes how the table is shown. */
export const changeLineView = (changed: Partial<LineView>): void =>
  stored.change((view) => JSON.stringify({ ...view, ...changed }));

/** Shows the columns as at first. */
export const resetColumns = (): void => changeLineView({ columns: FIRST.columns, hidden: FIRST.hidden });
