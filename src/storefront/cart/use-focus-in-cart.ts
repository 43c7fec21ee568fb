import { useEffect, useRef, type RefObject } from 'react';

/** The attribute of a line's delete button. */
export const REMOVE_MARK = 'data-removes-line';

/** Whether the focus was lost with the deleted line, or is in the confirm dialog, which is closing. */
function isFocusLost(drawer: Element | null): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || !drawer?.contains(activeElement);
}

/** After a deletion, focuses the delete button of the next line, or the title if the cart is empty. */
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

/** Focuses the title when checkout returns to the cart, since the pressed button has disappeared. */
export function useFocusOnReturn(isStep: boolean, isOpen: boolean, title: RefObject<HTMLElement | null>): void {
  const wasStep = useRef(isStep);
  useEffect(() => {
    if (wasStep.current && !isStep && isOpen) title.current?.focus();
    wasStep.current = isStep;
  }, [isStep, isOpen, title]);
}
