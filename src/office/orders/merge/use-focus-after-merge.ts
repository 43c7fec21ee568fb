import type { PlacedOrder } from '#contract/types.ts';
import { isFocusLost } from '#ui/overlay/use-focus-after.ts';
import { useEffect, useRef, type RefObject } from 'react';

/** What takes the focus: the button that merges the order, and the one that undoes it. */
export interface MergeButtons {
  merge: RefObject<HTMLButtonElement | null>;
  undo: RefObject<HTMLButtonElement | null>;
}

/** Once an order is merged or has its lines again, the button that was pressed is gone: focuses its opposite. */
export function useFocusAfterMerge({ id, merged_into: mergedInto }: PlacedOrder): MergeButtons {
  const merge = useRef<HTMLButtonElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const before = useRef({ id, mergedInto });
  useEffect(() => {
    const was = before.current;
    before.current = { id, mergedInto };
    if (was.id !== id || was.mergedInto === mergedInto || !isFocusLost()) return;
    (mergedInto === undefined ? merge : undo).current?.focus({ preventScroll: true });
  }, [id, mergedInto]);
  return { merge, undo };
}
