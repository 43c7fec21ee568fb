import { TestPage } from '#tests/support/dom/test-page.tsx';
import { render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';

/** A field as a form has it, and what it told last. */
export type FieldOf = (value: string, onChange: (value: string) => void) => ReactNode;

/** Opens a field that a form holds the value of. Returns what it told, the last at the end. */
export function openField(field: FieldOf, start = ''): string[] {
  const told: string[] = [];
  function Form() {
    const [value, setValue] = useState(start);
    const change = (next: string): void => {
      told.push(next);
      setValue(next);
    };
    return <TestPage>{field(value, change)}</TestPage>;
  }
  render(<Form />);
  return told;
}
