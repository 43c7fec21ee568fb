import { useEffect, useRef, type RefObject } from 'react';

/** Marks the button that deletes a line. */
export const REMOVE_MARK = 'data-removes-line';

/** Whether the focused element went with its line, or stands in the question about it, which has been answered. */
function isFocusLost(drawer: Element | null): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || !drawer?.contains(activeElement);
}

/** Where a line goes, its neighbour's delete button takes the focus, or the title once the cart is empty. */
export function useFocusAfterDeletion(
  lines: RefObject<HTMLElement | null>,
  ids: readonly number[],
  title?: RefObject<HTMLElement | null>,
): void {
  const before = useRef(ids);
  useEffect(() => {
    const gone = before.current.findIndex((id) => !ids.includes(id));
    before.current = ids;
    if (gone === -1 || !isFocusLost(title?.current?.closest('[role=dialog]') ?? lines.current)) return;
    const buttons = [...(lines.current?.querySelectorAll<HTMLElement>(`[${REMOVE_MARK}]`) ?? [])];
    (buttons[gone] ?? buttons.at(-1) ?? title?.current)?.focus();
  }, [lines, ids, title]);
}

/** The title takes the focus when the next step hands back to the cart, since the button that did it is gone. */
export function useFocusOnReturn(isStep: boolean, isOpen: boolean, title: RefObject<HTMLElement | null>): void {
  const wasStep = useRef(isStep);
  useEffect(() => {
    if (wasStep.current && !isStep && isOpen) title.current?.focus();
    wasStep.current = isStep;
  }, [isStep, isOpen, title]);
}
