import { storedValue, type StoredValue } from '#lib/stored-value.ts';

/** How a person has the columns of a table on this device. */
export interface ColumnView {
  /** From left to right, as far as they were moved. */
  order: readonly string[];
  /** Whether a column is hidden, of those that the person has shown or hidden: others are as each window has them. */
  hidden: Readonly<Record<string, boolean>>;
  /** In pixels, of those that were resized. */
  widths: Readonly<Record<string, number>>;
}

/** No column is narrower: its heading is still known, and its edge can be taken hold of. */
export const NARROWEST = 48;

const AS_AT_FIRST: ColumnView = { order: [], hidden: {}, widths: {} };

const namesIn = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? [...new Set(value.filter((one): one is string => typeof one === 'string'))] : undefined;

function widthsIn(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(([, width]) => typeof width === 'number' && width >= NARROWEST),
  ) as Record<string, number>;
}

function hiddenIn(value: unknown): Record<string, boolean> {
  // An earlier version kept a list of all that were hidden.
  if (Array.isArray(value)) return Object.fromEntries((namesIn(value) ?? []).map((name) => [name, true]));
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((one): one is [string, boolean] => typeof one[1] === 'boolean'),
  );
}

/** What is stored may be of another version of the page, or changed by hand. */
function parse(text: string | null): ColumnView {
  try {
    const read = JSON.parse(text ?? '{}') as Partial<Record<keyof ColumnView, unknown>> | null;
    return { order: namesIn(read?.order) ?? [], hidden: hiddenIn(read?.hidden), widths: widthsIn(read?.widths) };
  } catch {
    return AS_AT_FIRST;
  }
}

const views = new Map<string, StoredValue<ColumnView>>();

/** How `owner` has the columns of this list; the same object each time. */
export function columnViewOf(list: string, owner: string): StoredValue<ColumnView> {
  const name = `columns-${list}-${owner}`;
  const known = views.get(name) ?? storedValue(name, parse);
  views.set(name, known);
  return known;
}
