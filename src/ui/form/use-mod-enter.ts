import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Ctrl + Enter, or Command + Enter, sends the form from any of its fields: Enter alone may write a new line there. */
export function useModEnter(form: RefObject<HTMLFormElement | null>, isBusy = false): void {
  const send = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || isBusy) return;
    event.preventDefault();
    form.current?.requestSubmit();
  });
  useEffect(() => {
    const element = form.current;
    const hear = (event: KeyboardEvent): void => send(event);
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, [form]);
}
