import isEqual from 'fast-deep-equal';
import { type ReactNode, useState } from 'react';
import classes from './theirs.module.css';
import { theirsStrings } from './theirs.strings.ts';
import type { DraftForm, FieldProps } from './use-draft-form.ts';

/** What other people have changed in the fields of an open form, beside what was typed. */
export interface Theirs<Draft, Form> {
  /** The form, which isn't submitted while a field is undecided: what somebody else wrote isn't lost unseen. */
  form: Form;
  /** Whether a field that both have changed is undecided. */
  hasAny: boolean;
  /**
   * The props of a field; below one that both have changed: what it is now, and buttons that take it or keep what was
   * typed.
   */
  fieldOf: <Name extends keyof Draft & string>(
    name: Name,
    hint?: ReactNode,
  ) => FieldProps<Draft[Name]> & { description?: ReactNode };
}

interface TheirsOptions<Draft, Form> {
  form: Form;
  /** The values as they are now; the first are those that the form began with. */
  known: Draft;
  /** What they were when it was typed, where that was earlier: before a reload. */
  began?: Draft;
  /** A value in words. */
  shown: (name: keyof Draft & string) => string;
}

/** Compares what was typed with what others make of the same fields while the form is open. */
export function useTheirs<Draft extends object, Content, Form extends DraftForm<Draft, Content>>({
  form,
  known,
  began = known,
  shown,
}: TheirsOptions<Draft, Form & DraftForm<Draft, Content>>): Theirs<Draft, Form> {
  // What each field was when it was last decided: at first, when the form began.
  const [decided, setDecided] = useState(began);
  const [tries, setTries] = useState(0);
  const { draft, field } = form;
  const isTheirs = (name: keyof Draft) => !isEqual(known[name], decided[name]) && !isEqual(draft[name], known[name]);
  const names = Object.keys(known) as (keyof Draft & string)[];
  // What a field that nobody edited follows is seen: typing over it later is no conflict.
  const followed = names.filter((name) => !isEqual(known[name], decided[name]) && isEqual(draft[name], known[name]));
  if (followed.length > 0)
    setDecided({ ...decided, ...Object.fromEntries(followed.map((name) => [name, known[name]])) });
  const hasAny = names.some(isTheirs);
  // Those that this form shows now: one that is hidden can't be decided, and isn't sent.
  const rendered = new Set<keyof Draft>();
  const decide = (name: keyof Draft & string): void => setDecided({ ...decided, [name]: known[name] });
  return {
    form: {
      ...form,
      tries: form.tries + tries,
      submit: () => (names.some((name) => rendered.has(name) && isTheirs(name)) ? setTries(tries + 1) : form.submit()),
    },
    hasAny,
    fieldOf: <Name extends keyof Draft & string>(name: Name, hint?: ReactNode) => {
      rendered.add(name);
      const props = { ...field(name), ...(hint !== undefined && { description: hint }) };
      if (!isTheirs(name)) return props;
      return {
        ...props,
        ...(tries > 0 && { error: theirsStrings.choose }),
        description: (
          <>
            {theirsStrings.now(shown(name) || theirsStrings.noValue)}{' '}
            <button type="button" className={classes['choice']} onClick={() => props.onChange(known[name])}>
              {theirsStrings.take}
            </button>
            <button type="button" className={classes['choice']} onClick={() => decide(name)}>
              {theirsStrings.keep}
            </button>
          </>
        ),
      };
    },
  };
}
