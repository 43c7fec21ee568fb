import { isAtPage, isInPopup, usePageKeys } from '#ui/keys/page-keys.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { RowBoxes } from './row-boxes.ts';
import { ROW, ROW_KEYS, RowBox } from './row-box.tsx';
import type { VirtualRows } from '../virtual/use-virtual-rows.ts';
import { rowKeys, selectionStrings } from './selection.strings.ts';
import { useRowFocus } from './use-row-focus.ts';

interface SelectionParts<Row> {
  rows: Pick<VirtualRows<Row>, 'loaded' | 'offset' | 'shown' | 'reveal' | 'total'>;
  /** The rows that `onAll` has found last, if it was for these filters. */
  found: readonly number[] | null;
  nameOf: (row: Row) => string;
  /** What a row stands for, where a filter changes that: what was selected as something else is not selected now. */
  meaning?: string | undefined;
  /** Selects all rows that the filters leave. */
  onAll: () => void;
  /** A key that the list doesn't take itself, by `KeyboardEvent.code`, pressed on these rows; true if it was taken. */
  onKey: (code: string, ids: ReadonlySet<number>) => boolean;
  /** Whether this person may select rows. */
  isOn: boolean;
}

/** Selected rows, whether they are loaded or not. */
export interface Selection<Row> {
  ids: ReadonlySet<number>;
  /** Whether all rows that the filters leave are selected, as far as that is known. */
  areAll: boolean;
  select: (ids: Iterable<number>) => void;
  /** The same, and leads the focus to a row: this one, if it is loaded. */
  selectFrom: (ids: Iterable<number>, at?: number) => void;
  /** The versions in which these rows were shown last, of those that were. */
  seenOf: (ids: readonly number[]) => { id: number; version: number }[];
  /** Takes note of the versions of rows that are not shown. */
  see: (rows: Iterable<{ id: number; version: number }>) => void;
  /** The boxes with this bar. */
  boxes: (bar: ReactNode) => RowBoxes<Row>;
}

const NONE: ReadonlySet<number> = new Set();

/** The selection of a list's rows; it is kept while filters and order change. */
export function useSelection<Row extends { id: number; version?: number }>({
  rows,
  found,
  nameOf,
  meaning,
  onAll,
  onKey,
  isOn,
}: SelectionParts<Row>): Selection<Row> {
  const [chosen, setChosen] = useState({ ids: NONE, meaning });
  const ids = chosen.meaning === meaning ? chosen.ids : NONE;
  const setIds = (now: ReadonlySet<number>): void => setChosen({ ids: now, meaning });
  const anchor = useRef<number | null>(null);
  const { indexOf, isBeside, focusAt, focusRow, boxProps } = useRowFocus(rows);
  const { loaded, offset, total } = rows;
  const places = new Map(loaded.map(({ id }, index) => [id, index]));
  // Selected rows may be of other filters, so their number says nothing of these: those that aren't loaded must have
  // been found.
  const isFound = found !== null && found.length >= total && found.every((id) => ids.has(id));
  const areLoaded = loaded.length > 0 && loaded.every(({ id }) => ids.has(id));
  const areAll = areLoaded && (loaded.length >= total || isFound);
  const versions = useRef(new Map<number, number>());
  useEffect(() => {
    for (const { id, version } of loaded) if (version !== undefined) versions.current.set(id, version);
  }, [loaded]);

  const select = (wanted: Iterable<number>): void => setIds(new Set(wanted));
  const selectFrom = (wanted: Iterable<number>, at?: number): void => {
    select(wanted);
    const place = at === undefined ? undefined : places.get(at);
    focusRow(place === undefined ? undefined : offset + place);
  };
  const mark = (id: number, isChosen: boolean, isRange: boolean): void => {
    const [from, to] = [places.get(isRange ? (anchor.current ?? id) : id), places.get(id)];
    if (to === undefined) return;
    const touched = loaded.slice(Math.min(from ?? to, to), Math.max(from ?? to, to) + 1);
    const next = new Set(ids);
    for (const row of touched)
      if (isChosen) next.add(row.id);
      else next.delete(row.id);
    setIds(next);
    if (!isRange) anchor.current = id;
  };

  /** Moves from the row at a place among those that are loaded, or into the list. */
  const move = (key: string, place: number | undefined, isRange: boolean): boolean => {
    const at = place === undefined ? undefined : offset + place;
    if (at === undefined) {
      if (key !== 'ArrowDown' || loaded.length === 0) return false;
      focusRow();
      return true;
    }
    const last = total - 1;
    const next = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last }[key];
    if (next === undefined) return false;
    const row = loaded[next - offset];
    // Rows that aren't loaded can't be selected with those between.
    if (!isRange || row) focusAt(next);
    if (!isRange) anchor.current = row?.id ?? null;
    else if (row) {
      anchor.current ??= loaded[place ?? 0]?.id ?? null;
      mark(row.id, true, true);
    }
    return true;
  };

  usePageKeys(isOn ? rowKeys : null, (event) => {
    const { key, code, target, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (!isAtPage(event) || isInPopup(event) || altKey) return false;
    const place = indexOf(target);
    if (key === 'Escape' && ids.size > 0) {
      if (place === undefined && isBeside(target)) selectFrom([]);
      else select([]);
      return true;
    }
    if (place === undefined && !isBeside(target)) return false;
    if (ctrlKey || metaKey) {
      if (code === 'KeyA') onAll();
      return code === 'KeyA';
    }
    if (move(key, place, shiftKey)) return true;
    const id = place === undefined ? undefined : loaded[place]?.id;
    if (key === 'Enter') {
      // Links and buttons of a row do by themselves what Enter does.
      const row = target instanceof HTMLInputElement ? target.closest(ROW) : null;
      const link = row?.querySelector('a');
      link?.click();
      return Boolean(link);
    }
    if (ids.size === 0 && id === undefined) return false;
    return onKey(code, ids.size > 0 ? ids : new Set(id === undefined ? [] : [id]));
  });

  const boxes = (bar: ReactNode): RowBoxes<Row> => ({
    head: {
      title: selectionStrings.column,
      content: (
        <RowBox
          label={selectionStrings.all}
          checked={areAll}
          {...{ [ROW_KEYS]: true }}
          ref={(box) => {
            if (box) box.indeterminate = !areAll && ids.size > 0;
          }}
          onChange={() => {
            if (areAll) select([]);
            else onAll();
          }}
        />
      ),
    },
    box: (row) => (
      <RowBox
        label={selectionStrings.row(nameOf(row))}
        checked={ids.has(row.id)}
        {...boxProps(row.id)}
        onChange={({ currentTarget, nativeEvent }) =>
          mark(row.id, currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    ),
    bar,
  });
  const seenOf: Selection<Row>['seenOf'] = (wanted) =>
    wanted.flatMap((id) => {
      const version = versions.current.get(id);
      return version === undefined ? [] : [{ id, version }];
    });
  const see: Selection<Row>['see'] = (found) => {
    for (const { id, version } of found) if (!versions.current.has(id)) versions.current.set(id, version);
  };
  return { ids, areAll, select, selectFrom, seenOf, see, boxes };
}
