import { useEffect, useRef, useState, type KeyboardEvent as PressedKey, type PointerEvent } from 'react';
import { NARROWEST } from './column-view.ts';
import type { ColumnLayout } from './use-columns.ts';

/** A press is a drag from so many pixels on. */
const DRAG_PX = 6;
const STEP_PX = 8;

type Widths = Readonly<Record<string, number>>;

/** A heading while its column is moved or resized. */
interface Hands {
  /** How wide the columns are now beside the edge that is held. */
  resized: Widths | null;
  /** The column that is moved, and the place among the shown ones that it would get. */
  dragged: { id: string; place: number } | null;
}

const none: Hands = { resized: null, dragged: null };

const headsIn = (row: Element | null | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('th[data-column]') ?? []),
];

const isFlexible = (head: HTMLElement): boolean => head.style.width === '';

/**
 * The widths that a column and the one beside it get as its edge is moved by some pixels. A column without a width of
 * its own takes what others leave; where there is none but this one, the neighbour gives what this takes.
 */
function widthsFrom(head: HTMLElement): (by: number) => Widths {
  const heads = headsIn(head.parentElement);
  const place = heads.indexOf(head);
  const others = heads.filter((one) => one !== head && isFlexible(one));
  const neighbour = others.length > 0 ? undefined : (heads[place + 1] ?? heads[place - 1]);
  const spare = others.reduce((all, { offsetWidth }) => all + offsetWidth - NARROWEST, 0);
  const most = neighbour ? neighbour.offsetWidth - NARROWEST : spare;
  const [own, beside] = [head.offsetWidth, neighbour?.offsetWidth ?? 0];
  const [id = '', besideId] = [head.dataset['column'], neighbour?.dataset['column']];
  const isKept = isFlexible(head) && neighbour !== undefined;
  return (by) => {
    const taken = Math.round(Math.min(Math.max(by, NARROWEST - own), Math.max(0, most)));
    return {
      ...(!isKept && { [id]: own + taken }),
      ...(besideId !== undefined && { [besideId]: beside - taken }),
    };
  };
}

/** The press that ends with this release is none. */
function swallowPress(): void {
  const swallow = (click: Event): void => click.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/** Moves and resizes columns by their headings: by the pointer and by keys. */
export function useColumnHands(layout: ColumnLayout | undefined) {
  const [hands, setHands] = useState(none);
  /** The column at whose edge the keys were last. */
  const [lastEdge, setLastEdge] = useState<string | null>(null);
  const ended = useRef<AbortController>(null);
  useEffect(() => () => ended.current?.abort(), []);

  /** Follows the pointer until it is let go, or Esc is pressed. */
  const follow = (onMove: (x: number) => void, onDrop: () => void): void => {
    const renew = (): AbortSignal => {
      ended.current?.abort();
      ended.current = new AbortController();
      return ended.current.signal;
    };
    const signal = renew();
    const end = (): void => {
      renew();
      setHands(none);
    };
    const giveUp = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Before the page takes it for something else.
      event.preventDefault();
      setHands(none);
      window.addEventListener('pointerup', swallowPress, { signal: renew(), once: true });
    };
    window.addEventListener('pointermove', (event) => onMove(event.clientX), { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', giveUp, { signal, capture: true });
    window.addEventListener(
      'pointerup',
      () => {
        onDrop();
        end();
      },
      { signal },
    );
  };

  const headProps = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (!layout || event.button !== 0 || event.pointerType === 'touch') return;
      const heads = headsIn(event.currentTarget.parentElement);
      const from = event.clientX;
      let place: number | null = null;
      follow(
        (x) => {
          if (place === null && Math.abs(x - from) < DRAG_PX) return;
          const at = heads.findIndex((head) => x < head.getBoundingClientRect().right);
          place = at === -1 ? heads.length - 1 : at;
          setHands({ resized: null, dragged: { id, place } });
        },
        () => {
          if (place === null) return;
          layout.move(id, place);
          // The press of what stands in the heading was a drag.
          swallowPress();
        },
      );
    },
  });

  const edgeProps = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      event.stopPropagation();
      const head = event.currentTarget.closest('th');
      if (!layout || !head || event.button !== 0) return;
      // Or the text of the headings would be selected.
      event.preventDefault();
      event.currentTarget.focus();
      const [from, widthsAt] = [event.clientX, widthsFrom(head)];
      let resized: Widths = {};
      follow(
        (x) => {
          resized = widthsAt(x - from);
          setHands({ dragged: null, resized });
        },
        () => layout.resize(resized),
      );
    },
    onFocus: () => setLastEdge(id),
    onDoubleClick: () => layout?.resize({ [id]: undefined }),
    onKeyDown: (event: PressedKey<HTMLElement>): void => {
      const head = event.currentTarget.closest('th');
      const beside = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (head && beside !== undefined) {
        event.preventDefault();
        const heads = headsIn(head.parentElement);
        heads[heads.indexOf(head) + beside]?.querySelector<HTMLElement>('[role=separator]')?.focus();
        return;
      }
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!layout || !head || (step === undefined && event.key !== 'Home')) return;
      event.preventDefault();
      if (step === undefined) layout.resize({ [id]: undefined });
      else if (event.ctrlKey || event.metaKey) layout.move(id, layout.shown.indexOf(id) + step);
      else layout.resize(widthsFrom(head)(step * STEP_PX));
    },
  });

  return { ...hands, lastEdge, headProps, edgeProps };
}
