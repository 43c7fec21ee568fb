import { isFocusFree, isForPage, usePageKeys } from '#ui/keys/page-keys.ts';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { RowMarks } from './row-marks.ts';
import { ROW_BOX, ROW_LIST, RowBox } from './row-box.tsx';
import type { VirtualRows } from '../virtual/use-virtual-rows.ts';
import { rowKeys, selectionStrings } from './selection.strings.ts';

interface SelectionParts<Row> {
  /** The rows of the page, or those of one scroll that are loaded. */
  rows: readonly Row[];
  /** Where these rows are in a list that is one scroll, of which one selects all at once. */
  scroll?: Pick<VirtualRows<Row>, 'offset' | 'shown' | 'reveal'> | undefined;
  /** The number of rows that the filters leave, on all pages. */
  total: number;
  /** The rows that `onAll` has found last, if it was for these filters. */
  found: readonly number[] | null;
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
  /** Whether all rows that the filters leave are selected, as far as that is known. */
  areAll: boolean;
  select: (ids: Iterable<number>) => void;
  /** The versions in which these rows were shown last, of those that were. */
  seenOf: (ids: readonly number[]) => { id: number; version: number }[];
  /** Takes note of the versions of rows that are not shown. */
  see: (rows: Iterable<{ id: number; version: number }>) => void;
  /** The marks with this bar. */
  marks: (bar: ReactNode) => RowMarks<Row>;
}

/** The selection of a list's rows; it is kept while pages, filters and order change. */
export function useSelection<Row extends { id: number; version?: number }>({
  rows,
  scroll,
  total,
  found,
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
  /** The row that gets the focus once it is rendered, by its index in the whole list. */
  const awaited = useRef<number | null>(null);
  const places = new Map(rows.map(({ id }, index) => [id, index]));
  const { offset, shown } = scroll ?? { offset: 0, shown: { startIndex: 0, endIndex: rows.length - 1 } };
  const isShown = (id: number): boolean => {
    const index = offset + (places.get(id) ?? Infinity);
    return index >= shown.startIndex && index <= shown.endIndex;
  };
  // Tab leads to a row that is rendered.
  const atId =
    current !== null && isShown(current) ? current : ((rows[shown.startIndex - offset] ?? rows[0])?.id ?? null);
  const isPage = rows.length > 0 && rows.every(({ id }) => ids.has(id));
  // Selected rows may be of other filters, so their number says nothing of these: those that aren't loaded must have been found.
  const isFound = found !== null && found.length >= total && found.every((id) => ids.has(id));
  const areAll = isPage && (rows.length >= total || isFound);
  const isChecked = scroll ? areAll : isPage;
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

  const boxOf = (id: number) =>
    document.querySelector<HTMLInputElement>(`input[${ROW_LIST}="${listId}"][${ROW_BOX}="${id}"]`);
  /** Leads to the row at an index of the whole list. */
  const focusAt = (index: number): void => {
    const row = rows[index - offset];
    const box = row && boxOf(row.id);
    if (box) box.focus();
    else if (scroll) {
      awaited.current = index;
      scroll.reveal(index);
    }
  };
  const arrive = (box: HTMLInputElement | null, id: number): void => {
    const place = places.get(id);
    if (!box || place === undefined || awaited.current !== offset + place) return;
    awaited.current = null;
    // Whoever has gone elsewhere meanwhile stays there.
    if (isFocusFree() || document.activeElement?.matches(`[${ROW_LIST}]`)) box.focus({ preventScroll: true });
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
        if (isPage || scroll) onAll();
        else select([...ids, ...rows.map((row) => row.id)]);
        return true;
      }
      const at = offset + place;
      const last = (scroll ? total : rows.length) - 1;
      const next = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last }[key];
      if (next !== undefined) {
        const row = rows[next - offset];
        if (!shiftKey) {
          anchor.current = row?.id ?? null;
          focusAt(next);
        } else if (row) {
          // Rows that aren't loaded can't be selected with those between.
          focusAt(next);
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
  usePageKeys(isOn ? rowKeys[scroll ? 'scroll' : 'pages'] : null, (event) => {
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
          label={scroll ? selectionStrings.all : selectionStrings.page}
          checked={isChecked}
          ref={(box) => {
            if (box) box.indeterminate = !isChecked && (scroll ? ids.size > 0 : rows.some(({ id }) => ids.has(id)));
          }}
          onChange={() => {
            if (scroll) {
              if (areAll) select([]);
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
        ref={(box) => arrive(box, row.id)}
        onFocus={() => {
          setCurrent(row.id);
          awaited.current = null;
        }}
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
  return { ids, areAll, select, seenOf, see, marks };
}
