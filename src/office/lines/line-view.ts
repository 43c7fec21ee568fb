import { listAll } from '#common/list-all.ts';
import { readName } from '#lib/read-address.ts';
import { storedText } from '#lib/storage.ts';
import { useSyncExternalStore } from 'react';
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

const stored = storedText(`${globalThis.location.host}-line-columns`);
const listeners = new Set<() => void>();

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

let last: { text: string | null; view: LineView } = { text: null, view: FIRST };

function read(): LineView {
  const text = stored.read();
  if (text !== last.text) last = { text, view: parse(text) };
  return last.view;
}

/** How the table is shown; every other page and tab follows. */
export const lineView = {
  read,
  change: (changed: Partial<LineView>): void => {
    stored.write(JSON.stringify({ ...read(), ...changed }));
    listeners.forEach((listener) => listener());
  },
  reset: (): void => lineView.change({ columns: FIRST.columns, hidden: FIRST.hidden }),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    const stop = stored.onChangeElsewhere(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  },
};

/** How this device shows the table, also as other tabs change it. */
export const useLineView = (): LineView => useSyncExternalStore(lineView.subscribe, read);
