/**
 * The first field of a form that is empty, or the first card of a choice that nobody has made; null where there is
 * none.
 */
export function firstToFill(form: HTMLFormElement): HTMLElement | null {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const isChosen = (name: string): boolean =>
    fields.some((field) => field instanceof HTMLInputElement && field.name === name && field.checked);
  return fields.find(({ type, name, value }) => (type === 'radio' ? !isChosen(name) : value === '')) ?? null;
}
