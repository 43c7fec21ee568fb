import { useEffect, type RefObject } from 'react';

/** Focuses what starts a form that appears in a dialog which has the focus already, as after its data has loaded. */
export function useFocusInDialog(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    // A dialog that opens with the form sees to it itself, once it has noted where the focus was.
    const isOpen = form.current?.closest('[role=dialog]')?.contains(document.activeElement);
    if (isOpen) form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [form]);
}
