import { isFocusFree } from '#ui/keys/page-keys.ts';
import { MESSAGE } from '#ui/states/message-state.tsx';
import { useEffect, useEffectEvent, useId, useReducer, useRef, useState, type ComponentProps } from 'react';
import type { VirtualRows } from '../virtual/use-virtual-rows.ts';
import { ROW, ROW_BOX, ROW_KEYS, ROW_LIST } from './row-box.tsx';

type Rows<Row> = Pick<VirtualRows<Row>, 'loaded' | 'offset' | 'shown' | 'reveal'>;

/** The focus among the checkboxes of a list's rows. */
interface RowFocus {
  /** The index among the loaded rows of the row that an element is in; undefined where it is in none. */
  indexOf: (element: EventTarget | null) => number | undefined;
  /** Whether the list's keys act where the focus is in no row: on what is done with rows, or on nothing. */
  isBeside: (element: EventTarget | null) => boolean;
  /** Leads to the row at an index of the whole list. */
  focusAt: (index: number) => void;
  /**
   * Leads to the row at an index of the whole list, or to the one that the keys were at, or to the first in the window,
   * once the rows are rendered.
   */
  focusRow: (index?: number) => void;
  /** Of the checkbox of a row. */
  boxProps: (id: number) => ComponentProps<'input'>;
}

const isInWindow = (box: Element): boolean => {
  const { top, bottom } = box.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/** Leads the focus through rows, and keeps it among them when the row that had it goes. */
export function useRowFocus<Row extends { id: number }>({ loaded, offset, shown, reveal }: Rows<Row>): RowFocus {
  const listId = useId();
  const inList = `input[${ROW_LIST}="${listId}"]`;
  /** The row that the keys are at, by its id and by its index in the whole list. */
  const [current, setCurrent] = useState<{ id: number; index: number } | null>(null);
  const [, render] = useReducer((count: number) => count + 1, 0);
  /** The row that gets the focus once it is rendered, by its index in the whole list. */
  const awaited = useRef<number | null>(null);
  /** Whether the focus belongs on a row: it is to be led to one, or was on one last. */
  const held = useRef<'asked' | 'kept' | null>(null);
  const places = new Map(loaded.map(({ id }, index) => [id, index]));
  const placeNow = current && places.get(current.id);
  // Where the row is gone, the one that took its place.
  const wanted = typeof placeNow === 'number' ? offset + placeNow : current?.index;
  const index = wanted === undefined ? undefined : Math.min(wanted, offset + loaded.length - 1);
  const isAtHand = index !== undefined && index >= shown.startIndex && index <= shown.endIndex;
  // Tab leads to a row that is rendered.
  const atId = ((isAtHand ? loaded[index - offset] : loaded[shown.startIndex - offset]) ?? loaded[0])?.id;

  const boxOf = (id: number) => document.querySelector<HTMLInputElement>(`${inList}[${ROW_BOX}="${id}"]`);

  const indexOf: RowFocus['indexOf'] = (element) => {
    if (!(element instanceof Element)) return undefined;
    const box = [...document.querySelectorAll(inList)].find((one) => one.closest(ROW)?.contains(element));
    return box && places.get(Number(box.getAttribute(ROW_BOX)));
  };

  const note = useEffectEvent(({ type, target }: Event): void => {
    const place = type === 'focusin' ? indexOf(target) : undefined;
    const row = place === undefined ? undefined : loaded[place];
    held.current = row ? 'kept' : null;
    if (!row || place === undefined) return;
    setCurrent({ id: row.id, index: offset + place });
    awaited.current = null;
  });
  useEffect(() => {
    const listen = (event: Event): void => note(event);
    const ended = new AbortController();
    for (const act of ['focusin', 'pointerdown']) document.addEventListener(act, listen, { signal: ended.signal });
    return () => {
      ended.abort();
      held.current = null;
    };
  }, []);

  useEffect(() => {
    const isLost = held.current === 'kept' && isFocusFree() && awaited.current === null;
    // A row that was only scrolled away is still there.
    if (held.current !== 'asked' && !(isLost && (isAtHand || loaded.length === 0))) return;
    const boxes = [...document.querySelectorAll<HTMLInputElement>(inList)];
    const at = atId === undefined ? undefined : boxOf(atId);
    const box = at && isInWindow(at) ? at : (boxes.find(isInWindow) ?? at);
    // The rows have come, and are rendered in a render of the scroll's own.
    if (!box && loaded.length > 0) return;
    // Without rows it is on what is said in their place, or begins at the page again.
    const messages = document.querySelectorAll<HTMLElement>(`[${MESSAGE}], main`);
    // The message comes before the page that it is in; one on a page that is kept hidden takes no focus.
    for (const place of box ? [box] : [...messages].toReversed()) {
      place.focus({ preventScroll: true });
      if (document.activeElement === place) break;
    }
    // Also on a message: where rows come instead of it, the first of them has it.
    held.current = box || document.activeElement?.matches(`[${MESSAGE}]`) ? 'kept' : null;
  });

  return {
    indexOf,
    isBeside: (element) => isFocusFree() || (element instanceof Element && element.closest(`[${ROW_KEYS}]`) !== null),
    focusAt: (index) => {
      const row = loaded[index - offset];
      const box = row && boxOf(row.id);
      if (box) box.focus();
      else {
        awaited.current = index;
        reveal(index);
      }
    },
    focusRow: (asked) => {
      const row = asked === undefined ? undefined : loaded[asked - offset];
      if (asked !== undefined && row) setCurrent({ id: row.id, index: asked });
      if (asked !== undefined && (asked < shown.startIndex || asked > shown.endIndex)) reveal(asked);
      held.current = 'asked';
      render();
    },
    boxProps: (id) => ({
      tabIndex: id === atId ? 0 : -1,
      [ROW_BOX]: id,
      [ROW_LIST]: listId,
      ref: (box) => {
        if (!box) return;
        if (held.current === 'asked') queueMicrotask(render);
        const place = places.get(id);
        if (place !== undefined && awaited.current === offset + place) {
          awaited.current = null;
          // Whoever has gone elsewhere meanwhile stays there.
          if (isFocusFree() || document.activeElement?.matches(`[${ROW_LIST}]`)) box.focus({ preventScroll: true });
        }
        // A row that is gone from the list leaves the page later, in a render of the scroll's own.
        return () =>
          queueMicrotask(() => {
            if (!box.isConnected && held.current === 'kept' && isFocusFree()) render();
          });
      },
    }),
  };
}
