import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { IMask } from 'react-imask';

/** An edit of a field's text: what it puts between the text before the selection and the text after it. */
export interface Edit {
  inserted: string;
  before: string;
  after: string;
}

/** Lets the library note the selection, which it does on key presses alone. */
const noteSelection = (input: HTMLInputElement): void => void input.dispatchEvent(new KeyboardEvent('keydown'));

const takesAll = (): boolean => false;

const partOf = (part: unknown, name: 'maskRef' | 'element'): unknown =>
  typeof part === 'object' && part !== null ? Object.entries(part).find(([key]) => key === name)?.[1] : undefined;

function maskOf(part: unknown) {
  const mask = partOf(part, 'maskRef');
  return mask instanceof IMask.InputMask ? mask : null;
}

/**
 * A ref for a masked input. The library notes the selection on key presses alone, and takes the text that a password
 * manager, an autofill or a voice puts in for a part of an older one: here it is told what each edit replaces. `refuse`
 * is asked of each edit that puts something in; the field keeps what it has where it says yes.
 */
export function useMaskEdits(refuse: (edit: Edit) => boolean = takesAll): RefObject<unknown> {
  const part = useRef<unknown>(null);
  const isRefused = useEffectEvent(refuse);
  useEffect(() => {
    const input = partOf(part.current, 'element');
    if (!(input instanceof HTMLInputElement)) return undefined;
    // A program that sets the text as a whole announces nothing.
    let isAnnounced = false;
    const announce = (event: InputEvent): void => {
      isAnnounced = true;
      // Enter, or Backspace in an empty field, is announced and changes nothing.
      setTimeout(() => (isAnnounced = false));
      if (event.inputType === 'insertCompositionText') return;
      noteSelection(input);
      const { value, selectionStart, selectionEnd } = input;
      const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)];
      if (!event.data || !isRefused({ inserted: event.data, before, after })) return;
      event.preventDefault();
      isAnnounced = false;
    };
    const hear = (event: Event): void => {
      const wasAnnounced = isAnnounced;
      isAnnounced = false;
      const mask = maskOf(part.current);
      if (wasAnnounced || !mask) return;
      if (input.value !== '' && isRefused({ inserted: input.value, before: '', after: '' })) {
        input.value = mask.displayValue;
        event.stopImmediatePropagation();
        return;
      }
      const text = input.value;
      input.value = mask.displayValue;
      input.setSelectionRange(0, input.value.length);
      noteSelection(input);
      input.value = text;
    };
    // Before the library's own listeners.
    input.addEventListener('beforeinput', announce, true);
    input.addEventListener('input', hear, true);
    return () => {
      input.removeEventListener('beforeinput', announce, true);
      input.removeEventListener('input', hear, true);
    };
  }, []);
  return part;
}
