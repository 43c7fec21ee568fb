import { createSendOnce, type SendOnce } from '#api/send-once.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import type { FieldTexts, FormRefusal } from '#ui/form/refused-texts.ts';
import { useDraftForm, type DraftForm } from '#ui/form/use-draft-form.ts';
import { useTheirs, type Theirs } from '#ui/form/use-theirs.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useHoldForm } from '../form-dialog.tsx';
import { recordFormStrings } from './record-form.strings.ts';

/** Earlier edits, and what keeps them beyond the component. */
export interface KeptEdits<Draft> {
  typed: Partial<Draft>;
  onType: (typed: Partial<Draft>) => void;
  /** What the record was when they were typed; by default what is known. */
  began?: Draft;
}

/** The pictures of a form, which may still be on their way. */
interface FormPictures {
  hasNew: boolean;
  /** Whether some are being uploaded, or have failed. */
  isUnsettled: boolean;
  /** Called after each submit that was prevented. */
  onProblem: () => void;
}

interface RecordFormOptions<Draft, Content, Answer> {
  /** The record as it is now, in the form's fields. */
  known: Draft;
  kept?: KeptEdits<Draft>;
  /** Whether leaving the form with edits asks first. */
  asks?: boolean;
  /** The problems of a draft, by field. */
  problemsOf: (draft: Draft) => FieldTexts<Draft>;
  /** The content to send; null while the draft is incomplete. */
  contentOf: (draft: Draft) => Content | null;
  /** The path of each field in the content. */
  paths: Readonly<Partial<Record<keyof Draft & string, string>>>;
  /** The known values as a person reads them, of fields whose value is no text, such as an id. */
  shown?: Readonly<Partial<Record<keyof Draft & string, string>>>;
  pictures?: FormPictures;
  /** Sends the content: a new record by `sendOnce`, so that a retry after a lost answer makes no second one. */
  send: (content: Content, sendOnce: SendOnce) => Promise<Answer>;
  /** The form is busy until it has ended. */
  onSaved: (answer: Answer) => unknown;
  /**
   * Refreshes what the record stands in, also after a failure: it may have been carried out. The form is busy until it
   * has ended.
   */
  onSettled?: () => unknown;
  /** Called instead of a call where the content is empty. */
  onUnchanged?: () => void;
  /** Whether a refusal is forgotten when something else is typed; by default it is told until the next answer. */
  forgets?: boolean;
  /** Reads why it was refused. */
  refusalOf?: (error: Error) => FormRefusal;
}

/** A record's form: what was typed, how it is sent, and what others have made of the record meanwhile. */
export interface RecordFormState<Draft extends object, Content = unknown> extends Omit<
  DraftForm<Draft, Content>,
  'field'
> {
  field: Theirs<Draft, unknown>['fieldOf'];
  /** The props of a checkbox. */
  checkbox: (name: keyof Draft & string, hint?: string) => CheckboxProps;
  /** Whether a field that somebody else has changed too is undecided. */
  hasTheirs: boolean;
  isBusy: boolean;
  /** What was sent last. */
  sent: Content | null;
  error: Error | null;
}

interface CheckboxProps {
  checked: boolean;
  error: string | undefined;
  description?: React.ReactNode;
  onChange: (event: React.ChangeEvent<HTMLInputElement>) => void;
}

const inWords = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? recordFormStrings.yes : recordFormStrings.no) : String(value);

const isEmpty = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && Object.keys(content).length === 0;

/** The form of a record; render it with `RecordForm`. */
export function useRecordForm<Draft extends object, Content, Answer>({
  known,
  kept,
  asks = true,
  problemsOf,
  contentOf,
  paths,
  shown,
  pictures,
  send,
  onSaved,
  onSettled,
  onUnchanged,
  forgets = false,
  refusalOf = readRefusal,
}: RecordFormOptions<Draft, Content, Answer>): RecordFormState<Draft, Content> {
  const [sendOnce] = useState(createSendOnce);
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: (content: Content) => send(content, sendOnce),
    onSuccess: async (answer) => void (await onSaved(answer)),
    onSettled: async () => void (await onSettled?.()),
  });
  const form = useDraftForm<Draft, Content>({
    known,
    ...(kept && { typed: kept.typed }),
    onType: (typed) => {
      kept?.onType(typed);
      if (forgets && error) reset();
    },
    problemsOf,
    contentOf,
    isHeldUp: pictures?.isUnsettled ?? false,
    paths,
    sent: variables ?? null,
    refusal: error && refusalOf(error),
    onSubmit: (content) => (onUnchanged && isEmpty(content) ? onUnchanged() : mutate(content)),
    ...(pictures && { onProblem: pictures.onProblem }),
  });
  useHoldForm(asks && (form.isEdited || pictures?.hasNew === true));
  const theirs = useTheirs<Draft, Content, typeof form>({
    form,
    known,
    ...(kept?.began && { began: kept.began }),
    shown: (name) => shown?.[name] ?? inWords(known[name]),
  });
  return {
    ...theirs.form,
    field: theirs.fieldOf,
    checkbox: (name, hint) => {
      const { value, ...field } = theirs.fieldOf(name, hint);
      return { ...field, checked: value === true };
    },
    hasTheirs: theirs.hasAny,
    isBusy: isPending,
    sent: variables ?? null,
    error,
  };
}
