import { useRef, useState, type PointerEvent } from 'react';

/** A row on its way: the row's place, and the place where it would land. */
interface Drag {
  from: number;
  to: number;
}

/** The place of the row under this height of the window; the nearest one outside of the rows. */
function placeAt(list: HTMLElement, y: number): number {
  const middles = [...list.children].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  const distances = middles.map((middle) => Math.abs(middle - y));
  return distances.indexOf(Math.min(...distances));
}

/** Lets the rows of a list be dragged by a handle in each, with a mouse or a finger. Keys need buttons beside it. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const drop = (): void => {
    setDrag(null);
    if (drag && drag.from !== drag.to) onMove(drag.from, drag.to);
  };
  return {
    list,
    drag,
    /** For the handle of the row at this place. */
    handleOf: (from: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from, to: from });
      },
      onPointerMove: ({ clientY }: PointerEvent): void => {
        if (drag && list.current) setDrag({ ...drag, to: placeAt(list.current, clientY) });
      },
      onPointerUp: drop,
      onPointerCancel: (): void => setDrag(null),
    }),
  };
}
