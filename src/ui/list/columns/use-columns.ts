import { moved } from '#ui/sortable/moved.ts';
import { useAtom } from '@xstate/store-react';
import { createContext, useMemo } from 'react';
import { columnViewOf, type ColumnView } from './column-view.ts';

/** A column as it is declared. */
export interface ListColumn {
  id: string;
  title: string;
  /** Whether it is hidden until somebody wants it. */
  isHidden?: boolean;
}

/** The columns of a table as this person has them, and what changes them. */
export interface ColumnLayout {
  /** All of them, from left to right. */
  columns: readonly string[];
  hidden: readonly string[];
  /** Those that are shown. */
  shown: readonly string[];
  titles: Readonly<Record<string, string>>;
  /** The one that can't be hidden: without it a row would lead nowhere. */
  alwaysShown: string;
  /** In pixels, of those that were resized. */
  widths: Readonly<Record<string, number>>;
  change: (changed: { columns?: readonly string[]; hidden?: readonly string[] }) => void;
  /** Gives columns other widths; undefined for the one that a column has by itself. */
  resize: (widths: Readonly<Record<string, number | undefined>>) => void;
  /** To a place among those that are shown. */
  move: (column: string, place: number) => void;
  /** Shows them as at first. */
  reset: () => void;
}

/** The columns of the list around; null where it has none, as where its rows are cards. */
export const ListColumns = createContext<ColumnLayout | null>(null);

/** Whose columns of which list. */
interface ListColumnsOf {
  list: string;
  owner: string;
}

/** The columns of a list as this person has them on this device. */
export function useColumns(
  { list, owner }: ListColumnsOf,
  declared: readonly ListColumn[],
  alwaysShown: string,
): ColumnLayout {
  const stored = columnViewOf(list, owner);
  const view = useAtom(stored.value);
  const { columns, hidden, shown } = useMemo(() => {
    const ids = declared.map(({ id }) => id);
    const known = view.order.filter((id) => ids.includes(id));
    // A column that is new since then stands where it is declared.
    const all = ids.reduce(
      (placed, id, place) => (known.includes(id) ? placed : placed.toSpliced(place, 0, id)),
      known,
    );
    const out = declared
      .filter(({ id, isHidden = false }) => id !== alwaysShown && (view.hidden[id] ?? isHidden))
      .map(({ id }) => id);
    return { columns: all, hidden: out, shown: all.filter((id) => !out.includes(id)) };
  }, [view, declared, alwaysShown]);
  const write = (changed: Partial<ColumnView>): void =>
    stored.change((last) => JSON.stringify({ ...last, ...changed }));
  return {
    columns,
    hidden,
    shown,
    titles: Object.fromEntries(declared.map(({ id, title }) => [id, title])),
    alwaysShown,
    widths: view.widths,
    change: ({ columns: order, hidden: without }) => {
      const toggled = without && columns.filter((id) => without.includes(id) !== hidden.includes(id));
      const now = toggled && Object.fromEntries(toggled.map((id) => [id, without.includes(id)]));
      write({ ...(order && { order }), ...(now && { hidden: { ...view.hidden, ...now } }) });
    },
    // What is undefined is not in the JSON that is kept.
    resize: (widths) => write({ widths: { ...view.widths, ...widths } as ColumnView['widths'] }),
    move: (column, place) => {
      const [to, from] = [shown[place], columns.indexOf(column)];
      if (to !== undefined && to !== column) write({ order: moved(columns, from, columns.indexOf(to)) });
    },
    reset: () => stored.change(() => null),
  };
}
