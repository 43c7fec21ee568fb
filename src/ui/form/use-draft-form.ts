import { useCallback, useState, type ChangeEvent } from 'react';
import { refusedTexts, type FieldTexts, type FormRefusal } from './refused-texts.ts';
import type { Edits } from './use-edits.ts';

interface DraftFormOptions<Draft, Content> {
  edits: Edits<Draft>;
  /** The values of fields that were not edited; they may change while the form is shown. */
  known: Draft;
  /** The problems of a draft, by field. */
  problemsOf: (draft: Draft) => FieldTexts<Draft>;
  /** The content to submit, or null while the draft is incomplete. */
  contentOf: (draft: Draft) => Content | null;
  /** Whether something other than the fields prevents a submit. */
  isHeldUp?: boolean;
  /** The path of each field in the content, such as `delivery.address`. */
  paths: Readonly<Partial<Record<keyof Draft & string, string>>>;
  /** The content that was submitted last; `refusal` is the answer to it. */
  sent: Content | null;
  refusal: FormRefusal | null;
  onSubmit: (content: Content) => void;
  /** Called after each submit that was prevented. */
  onProblem?: () => void;
}

type InputEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** The props of an input; `onChange` takes a value or the event of a native input. */
export interface FieldProps<Value> {
  value: Value;
  error: string | undefined;
  onChange: (changed: Value | InputEvent) => void;
}

/** A form of edits over known values. */
export interface DraftForm<Draft, Content = unknown> {
  /** The values in the form. */
  draft: Draft;
  /** The draft as content to submit. */
  content: Content | null;
  /** The problems of the draft, even those not shown yet. */
  problems: FieldTexts<Draft>;
  /** The texts beside fields: those of the server and, after the first prevented submit, the problems. */
  errors: FieldTexts<Draft>;
  field: <Name extends keyof Draft & string>(name: Name) => FieldProps<Draft[Name]>;
  change: (edits: Partial<Draft>) => void;
  /** Drops all edits and errors. */
  reset: () => void;
  submit: () => void;
  /** The number of prevented submits. */
  tries: number;
  refusal: FormRefusal | null;
}

/** A form that merges edits over known values, checks them and submits the result; render it with `Form`. */
export function useDraftForm<Draft extends object, Content>({
  edits,
  known,
  problemsOf,
  contentOf,
  isHeldUp = false,
  paths,
  sent,
  refusal,
  onSubmit,
  onProblem,
}: DraftFormOptions<Draft, Content>): DraftForm<Draft, Content> {
  const [tries, setTries] = useState(0);
  const draft: Draft = { ...known, ...edits.values };
  const problems = problemsOf(draft);
  const content = contentOf(draft);
  const isWrong = Object.values(problems).some((text) => text !== undefined);
  const shownProblems = Object.fromEntries(
    Object.entries(problems).filter(([, text]) => tries > 0 && text !== undefined),
  );
  const errors: FieldTexts<Draft> = {
    ...refusedTexts<Draft>(refusal?.fields ?? {}, paths, sent, content),
    ...shownProblems,
  };
  const { reset: resetEdits } = edits;
  const reset = useCallback(() => {
    resetEdits();
    setTries(0);
  }, [resetEdits]);
  return {
    draft,
    content,
    problems,
    errors,
    field: (name) => ({ value: draft[name], error: errors[name], onChange: edits.getInputProps(name).onChange }),
    change: edits.setValues,
    reset,
    submit: () => {
      if (content !== null && !isWrong && !isHeldUp) return onSubmit(content);
      onProblem?.();
      setTries(tries + 1);
    },
    tries,
    refusal,
  };
}
