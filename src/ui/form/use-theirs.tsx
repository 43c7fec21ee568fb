import { type ReactNode, useState } from 'react';
import classes from './theirs.module.css';
import { theirsStrings } from './theirs.strings.ts';
import type { DraftForm, FieldProps } from './use-draft-form.ts';

/** What other people have changed in the fields of an open form, beside what was typed. */
export interface Theirs<Draft> {
  /** Whether a field differs from what both the form began with and what was typed. */
  hasAny: boolean;
  /** The props of a field; below one that both have changed: what it is now, and a button that takes it. */
  fieldOf: <Name extends keyof Draft & string>(
    name: Name,
    hint?: ReactNode,
  ) => FieldProps<Draft[Name]> & { description?: ReactNode };
}

interface TheirsOptions<Draft> {
  form: Pick<DraftForm<Draft>, 'draft' | 'field' | 'change'>;
  /** The values as they are now; the first are those that the form began with. */
  known: Draft;
  /** A value in words. */
  shown: (name: keyof Draft & string) => string;
}

/** Compares what was typed with what others make of the same fields while the form is open. */
export function useTheirs<Draft extends object>({ form, known, shown }: TheirsOptions<Draft>): Theirs<Draft> {
  const [before] = useState(known);
  const { draft, field, change } = form;
  const isTheirs = (name: keyof Draft) => known[name] !== before[name] && draft[name] !== known[name];
  const names = Object.keys(known) as (keyof Draft & string)[];
  return {
    hasAny: names.some(isTheirs),
    fieldOf: <Name extends keyof Draft & string>(name: Name, hint?: ReactNode) => ({
      ...field(name),
      ...(hint !== undefined && { description: hint }),
      ...(isTheirs(name) && {
        description: (
          <>
            {theirsStrings.now(shown(name) || theirsStrings.noValue)}{' '}
            <button
              type="button"
              className={classes['take']}
              onClick={() => change({ [name]: known[name] } as unknown as Partial<Draft>)}
            >
              {theirsStrings.take}
            </button>
          </>
        ),
      }),
    }),
  };
}
