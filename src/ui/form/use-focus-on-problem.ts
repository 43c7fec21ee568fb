import { useEffect, type RefObject } from 'react';

/** Scrolls to the first invalid field or alert of a form and focuses it, each time `problem` changes. */
export function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, problem: unknown): void {
  useEffect(() => {
    if (!problem) return;
    const place = form.current?.querySelector<HTMLElement>('input[data-error], [aria-invalid=true], [role=alert]');
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [form, problem]);
}
