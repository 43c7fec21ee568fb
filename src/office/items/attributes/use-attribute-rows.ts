import { randomId } from '@mantine/hooks';
import { useState } from 'react';
import { type Attribute, type AttributeRow, readAttributes, writeAttributes } from './attribute-rows.ts';

const withId = (attribute: Attribute): AttributeRow => ({ ...attribute, id: randomId('attribute-') });

/**
 * The rows of attributes that a form keeps as one text. Empty rows, which the text leaves out, are the page's alone.
 */
export function useAttributeRows(text: string, onChange: (text: string) => void) {
  const rowsOf = (of: string) => ({ text: of, rows: readAttributes(of).map(withId) });
  const [held, setHeld] = useState(() => rowsOf(text));
  // Another text than that of these rows: what a colleague has written was taken, or the form was reset.
  if (held.text !== text) setHeld(rowsOf(text));
  const { rows } = held;
  const set = (changed: readonly AttributeRow[]): void => {
    const next = writeAttributes(changed);
    setHeld({ text: next, rows: [...changed] });
    if (next !== text) onChange(next);
  };
  return {
    rows,
    set,
    change: (id: string, fields: Partial<Attribute>): void =>
      set(rows.map((row) => (row.id === id ? { ...row, ...fields } : row))),
    /** Adds an empty row, and answers its id. */
    add: (): string => {
      const row = withId({ name: '', value: '' });
      set([...rows, row]);
      return row.id;
    },
    /** Puts attributes after a row, or in its place where it is empty. */
    insert: (id: string, attributes: readonly Attribute[]): void =>
      set(
        rows.flatMap((row) => {
          if (row.id !== id) return [row];
          const isEmpty = row.name.trim() === '' && row.value.trim() === '';
          const [first, ...rest] = attributes;
          // The row keeps its id, and so the focus.
          return isEmpty && first ? [{ ...row, ...first }, ...rest.map(withId)] : [row, ...attributes.map(withId)];
        }),
      ),
    remove: (id: string): void => set(rows.filter((row) => row.id !== id)),
  };
}
