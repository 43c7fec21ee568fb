import { isFocusFree, isForPage, usePageKeys } from '#ui/keys/page-keys.ts';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { RowMarks } from './row-marks.ts';
import { ROW_BOX, ROW_LIST, RowBox } from './row-box.tsx';
import { rowKeys, selectionStrings } from './selection.strings.ts';

interface SelectionParts<Row> {
  /** The rows of the page, or those of a long list that are loaded. */
  rows: readonly Row[];
  /** The number of rows of a list without pages, of which one selects all at once. */
  total?: number;
  nameOf: (row: Row) => string;
  /** Selects all rows that the filters leave, on all pages. */
  onAll: () => void;
  /** A key that the list doesn't take itself, by `KeyboardEvent.code`, pressed on these rows; true if it was taken. */
  onKey: (code: string, ids: ReadonlySet<number>) => boolean;
  /** Whether this person may select rows. */
  isOn: boolean;
}

/** Selected rows, on whatever page they are. */
export interface Selection<Row> {
  ids: ReadonlySet<number>;
  select: (ids: Iterable<number>) => void;
  /** The versions in which these rows were shown last, of those that were. */
  seenOf: (ids: readonly number[]) => { id: number; version: number }[];
  /** Takes note of the versions of rows that are not shown. */
  see: (rows: Iterable<{ id: number; version: number }>) => void;
  /** The marks with this bar. */
  marks: (bar: ReactNode) => RowMarks<Row>;
}

const focusBox = (beside: HTMLInputElement, id: number): void =>
  beside.closest('table, ul, [role=list]')?.querySelector<HTMLInputElement>(`input[${ROW_BOX}="${id}"]`)?.focus();

/** The selection of a list's rows; it is kept while pages, filters and order change. */
export function useSelection<Row extends { id: number; version?: number }>({
  rows,
  total,
  nameOf,
  onAll,
  onKey,
  isOn,
}: SelectionParts<Row>): Selection<Row> {
  const listId = useId();
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  /** The row that the keys are at. */
  const [current, setCurrent] = useState<number | null>(null);
  const anchor = useRef<number | null>(null);
  const places = new Map(rows.map(({ id }, index) => [id, index]));
  const atId = current !== null && places.has(current) ? current : (rows[0]?.id ?? null);
  const isPage = rows.length > 0 && (total === undefined ? rows.every(({ id }) => ids.has(id)) : ids.size >= total);
  const versions = useRef(new Map<number, number>());
  useEffect(() => {
    for (const { id, version } of rows) if (version !== undefined) versions.current.set(id, version);
  }, [rows]);

  const select = (chosen: Iterable<number>): void => setIds(new Set(chosen));
  const mark = (id: number, isChosen: boolean, isRange: boolean): void => {
    const [from, to] = [places.get(isRange ? (anchor.current ?? id) : id), places.get(id)];
    if (to === undefined) return;
    const touched = rows.slice(Math.min(from ?? to, to), Math.max(from ?? to, to) + 1);
    const next = new Set(ids);
    for (const row of touched)
      if (isChosen) next.add(row.id);
      else next.delete(row.id);
    setIds(next);
    if (!isRange) anchor.current = id;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, code, shiftKey, ctrlKey, metaKey, altKey, currentTarget: box } = event;
    if (altKey) return;
    const id = Number(box.getAttribute(ROW_BOX));
    const place = places.get(id);
    if (place === undefined) return;
    const isTaken = ((): boolean => {
      if (ctrlKey || metaKey) {
        if (code !== 'KeyA') return false;
        if (isPage || total !== undefined) onAll();
        else select([...ids, ...rows.map((row) => row.id)]);
        return true;
      }
      const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: rows.length - 1 }[key];
      if (next !== undefined) {
        const row = rows[next];
        if (row) focusBox(box, row.id);
        if (!shiftKey) anchor.current = row?.id ?? anchor.current;
        else if (row) {
          anchor.current ??= id;
          mark(row.id, true, true);
        }
        return true;
      }
      if (key === 'Enter') {
        box.closest('tr, li, [role=listitem]')?.querySelector('a')?.click();
        return true;
      }
      if (key === 'Escape' && ids.size > 0) {
        select([]);
        return true;
      }
      return onKey(code, ids.size > 0 ? ids : new Set([id]));
    })();
    if (isTaken) event.preventDefault();
  };

  // Where nothing has the focus, the arrow leads into the list.
  usePageKeys(isOn ? rowKeys : null, (event) => {
    if (event.key !== 'ArrowDown' || !isForPage(event) || !isFocusFree()) return false;
    // Lists of pages that are kept hidden have such boxes too.
    const boxes = `input[${ROW_LIST}="${listId}"]`;
    const first =
      document.querySelector<HTMLInputElement>(`${boxes}[tabindex="0"]`) ??
      document.querySelector<HTMLInputElement>(boxes);
    first?.focus();
    return first !== null;
  });

  const marks = (bar: ReactNode): RowMarks<Row> => ({
    head: {
      title: selectionStrings.column,
      content: (
        <RowBox
          label={total === undefined ? selectionStrings.page : selectionStrings.all}
          checked={isPage}
          ref={(box) => {
            if (box)
              box.indeterminate = !isPage && (total === undefined ? rows.some(({ id }) => ids.has(id)) : ids.size > 0);
          }}
          onChange={() => {
            if (total !== undefined) {
              if (isPage) select([]);
              else onAll();
              return;
            }
            const others = [...ids].filter((id) => !places.has(id));
            select(isPage ? others : [...ids, ...rows.map(({ id }) => id)]);
          }}
        />
      ),
    },
    box: (row) => (
      <RowBox
        label={selectionStrings.row(nameOf(row))}
        checked={ids.has(row.id)}
        tabIndex={row.id === atId ? 0 : -1}
        {...{ [ROW_BOX]: row.id, [ROW_LIST]: listId }}
        onFocus={() => setCurrent(row.id)}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget, nativeEvent }) =>
          mark(row.id, currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    ),
    bar,
  });
  const seenOf: Selection<Row>['seenOf'] = (chosen) =>
    chosen.flatMap((id) => {
      const version = versions.current.get(id);
      return version === undefined ? [] : [{ id, version }];
    });
  const see: Selection<Row>['see'] = (found) => {
    for (const { id, version } of found) if (!versions.current.has(id)) versions.current.set(id, version);
  };
  return { ids, select, seenOf, see, marks };
}
