import { useEffect, type RefObject } from 'react';

/** Goes to what is wrong in a form after each try that did not succeed. */
export function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, problem: unknown): void {
  useEffect(() => {
    if (!problem) return;
    const place = form.current?.querySelector<HTMLElement>('input[data-error], [aria-invalid=true], [role=alert]');
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [form, problem]);
}
