import { useCallback, useState, type ChangeEvent } from 'react';
import { refusedTexts, type FieldTexts, type FormRefusal } from './refused-texts.ts';
import type { Edits } from './use-edits.ts';

interface DraftFormOptions<Draft, Content> {
  edits: Edits<Draft>;
  /** What stands in the fields that nobody has edited; it may change while the form is shown. */
  known: Draft;
  /** What is wrong with a draft, by field. */
  problemsOf: (draft: Draft) => FieldTexts<Draft>;
  /** What is sent, or null while it cannot be put together. */
  contentOf: (draft: Draft) => Content | null;
  /** Whether something beside the fields keeps the form from being sent. */
  isHeldUp?: boolean;
  /** Where each field stands in the content, such as `delivery.address`. */
  paths: Readonly<Partial<Record<keyof Draft & string, string>>>;
  /** What was sent last, and what the server said of it. */
  sent: Content | null;
  refusal: FormRefusal | null;
  onSubmit: (content: Content) => void;
  /** Hears of each try that was not sent. */
  onProblem?: () => void;
}

type InputEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** What an input takes; `onChange` takes a value or the event of a native input. */
interface FieldProps<Value> {
  value: Value;
  error: string | undefined;
  onChange: (changed: Value | InputEvent) => void;
}

/** A form of edits over what is known. */
export interface DraftForm<Draft, Content = unknown> {
  /** What stands in the form. */
  draft: Draft;
  /** The draft as it would be sent. */
  content: Content | null;
  /** What is wrong with the draft, whether it is shown or not. */
  problems: FieldTexts<Draft>;
  /** What is shown beside fields: the server's texts, and after the first try that was not sent the problems. */
  errors: FieldTexts<Draft>;
  field: <Name extends keyof Draft & string>(name: Name) => FieldProps<Draft[Name]>;
  change: (edits: Partial<Draft>) => void;
  /** Takes back all edits, and what was said of them. */
  reset: () => void;
  submit: () => void;
  /** How many tries were not sent. */
  tries: number;
  refusal: FormRefusal | null;
}

/** A form that shows edits over what is known, checks them, and sends the whole; show it by `Form`. */
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
