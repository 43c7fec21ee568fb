import { useEffect, useRef, useState, type ReactNode } from 'react';
import { textLimitStrings } from './text-limit.strings.ts';
import classes from './text-limit.module.css';

/** The part of a text's length from which on its length is told. */
const NEAR = 0.9;

type Field = HTMLInputElement | HTMLTextAreaElement;

const limitedOf = ({ target }: Event): Field | null =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.maxLength > 0 ? target : null;

interface Note {
  text: string;
  isCut: boolean;
}

/**
 * The field in it, and how long its text is where that is near its `maxLength`; says so where the browser cuts a text
 * off.
 */
function TextLimit({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState<Note | null>(null);
  useEffect(() => {
    const root = place.current;
    if (!root) return undefined;
    let cut: string | null = null;
    // The browser cuts without a word: the input that follows has only what is left.
    const foresee = (event: InputEvent): void => {
      const field = limitedOf(event);
      const inserted = event.data ?? '';
      if (!field || inserted === '' || event.isComposing) return;
      const { value, maxLength, selectionStart, selectionEnd } = field;
      const length = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0)) + inserted.length;
      cut = length <= maxLength ? null : textLimitStrings[inserted.length > 1 ? 'cut' : 'full'](maxLength);
      if (cut !== null) setNote({ text: cut, isCut: true });
    };
    const count = (event: Event): void => {
      const field = limitedOf(event);
      if (!field) return;
      const { length } = field.value;
      const isNear = length >= field.maxLength * NEAR;
      setNote(
        cut !== null
          ? { text: cut, isCut: true }
          : isNear
            ? { text: textLimitStrings.near(length, field.maxLength), isCut: false }
            : null,
      );
      cut = null;
    };
    const leave = (): void => setNote((shown) => (shown?.isCut ? shown : null));
    root.addEventListener('beforeinput', foresee);
    root.addEventListener('input', count);
    root.addEventListener('focusout', leave);
    return () => {
      root.removeEventListener('beforeinput', foresee);
      root.removeEventListener('input', count);
      root.removeEventListener('focusout', leave);
    };
  }, []);
  return (
    <div ref={place} className={classes['field']}>
      {children}
      {note && (
        <p role="status" className={classes['note']} data-cut={note.isCut || undefined}>
          {note.text}
        </p>
      )}
    </div>
  );
}

/** For the `inputContainer` of text fields. */
export const withTextLimit = (field: ReactNode): ReactNode => <TextLimit>{field}</TextLimit>;
