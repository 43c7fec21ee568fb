import { useForm, type FormErrors } from '@mantine/form';
import isEqual from 'fast-deep-equal';
import { useCallback, useEffectEvent, useLayoutEffect, useState, type ChangeEvent } from 'react';
import { refusedTexts, type FieldTexts, type FormRefusal } from './refused-texts.ts';

interface DraftFormOptions<Draft, Content> {
  /** The values of the record; they may change while the form is shown, and fields that nobody edited follow them. */
  known: Draft;
  /** Earlier edits, which something kept that outlives the component. */
  typed?: Partial<Draft>;
  /** Called with all edits after each of them. */
  onType?: (typed: Partial<Draft>) => void;
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

type FieldEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** The props of an input; `onChange` takes a value or the event of a native input. */
export interface FieldProps<Value> {
  value: Value;
  error: string | undefined;
  onChange: (changed: Value | FieldEvent) => void;
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
  /** Whether any field differs from what is known. */
  isEdited: boolean;
  field: <Name extends keyof Draft & string>(name: Name) => FieldProps<Draft[Name]>;
  change: (edits: Partial<Draft>) => void;
  /** Drops all edits and errors. */
  reset: () => void;
  submit: () => void;
  /** The number of prevented submits. */
  tries: number;
  refusal: FormRefusal | null;
}

/** The problems alone, without the fields that have none. */
function found<Draft>(problems: FieldTexts<Draft>): FormErrors {
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined)) as FormErrors;
}

/** A form that merges edits over known values, checks them and submits the result; render it with `Form`. */
export function useDraftForm<Draft extends object, Content>({
  known,
  typed = {},
  onType,
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
  const names = Object.keys(known) as (keyof Draft & string)[];
  const form = useForm<Draft>({
    initialValues: { ...known, ...typed },
    initialDirty: Object.fromEntries(Object.keys(typed).map((name) => [name, true])),
    clearInputErrorOnChange: false,
    validate: (values) => found(problemsOf(values)),
  });
  const isEdited = (name: keyof Draft & string): boolean => form.isDirty(name);
  const draft: Draft = { ...known };
  for (const name of names) if (isEdited(name)) draft[name] = form.values[name];
  const problems = problemsOf(draft);
  const content = contentOf(draft);
  const keepUp = useEffectEvent((): void => {
    if (!isEqual(form.getInitialValues(), known)) {
      form.setValues(draft);
      form.resetDirty(known);
    }
    // Beyond the first try the texts follow each change, also one outside the fields.
    if (tries > 0 && !isEqual(form.errors, found(problems))) form.setErrors(found(problems));
  });
  useLayoutEffect(() => keepUp());
  const tell = (): void => {
    if (!onType) return;
    const values = form.getValues();
    const edits: Partial<Draft> = {};
    for (const name of names) if (isEdited(name)) edits[name] = values[name];
    onType(edits);
  };
  const { reset: resetForm } = form;
  const reset = useCallback(() => {
    resetForm();
    setTries(0);
  }, [resetForm]);
  const errors: FieldTexts<Draft> = {
    ...refusedTexts<Draft>(refusal?.fields ?? {}, paths, sent, content),
    ...(form.errors as FieldTexts<Draft>),
  };
  return {
    draft,
    content,
    problems,
    errors,
    isEdited: names.some(isEdited),
    field: (name) => ({
      value: draft[name],
      error: errors[name],
      onChange: (changed) => {
        const before = form.getValues()[name];
        form.getInputProps(name).onChange(changed);
        // A mask tells of what it shows, typed or not.
        if (!isEqual(form.getValues()[name], before)) tell();
      },
    }),
    change: (edits) => {
      form.setValues(edits);
      tell();
    },
    reset,
    submit: () => {
      if (!form.validate().hasErrors && content !== null && !isHeldUp) return onSubmit(content);
      onProblem?.();
      setTries(tries + 1);
    },
    tries,
    refusal,
  };
}
