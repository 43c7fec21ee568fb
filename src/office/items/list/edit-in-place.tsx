import { ApiError } from '#lib/api-error.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { NumericInput } from '#ui/fields/numeric-input.tsx';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { PencilIcon } from '#ui/later-icons.tsx';
import { useShop } from '#entities/shop/shop-context.tsx';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import classes from './edit-in-place.module.css';
import { shopItemsStrings } from './shop-items.strings.ts';

interface EditInPlaceProps {
  /** What the field holds, and of which item, for a screen reader. */
  what: string;
  of: string;
  /** Null for none. */
  value: number | null;
  kind: 'money' | 'count';
  /** Whether an empty field means none; else it can't be saved. */
  mayBeNone?: boolean;
  /** The value in words. */
  shown: string;
  /** What is shown of the value instead. */
  children?: ReactNode;
  /** Settles once it is saved; a refusal leaves the field open with what was typed. */
  onSave: (value: number | null) => Promise<unknown>;
}

const textOf = (value: number | null): string => (value === null ? '' : String(value));

interface FieldProps extends EditInPlaceProps {
  onEnd: () => void;
}

function Field({ what, of, value, kind, mayBeNone = false, onSave, onEnd }: FieldProps) {
  const { currency } = useShop();
  const [text, setText] = useState(textOf(value));
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEnd();
  });
  useEffect(() => {
    const field = input.current;
    field?.select();
    field?.addEventListener('keydown', leave);
    return () => field?.removeEventListener('keydown', leave);
  }, []);
  const isMissing = text === '' && !mayBeNone;
  const props = {
    size: 'sm',
    label: null,
    'aria-label': shopItemsStrings.field(what, of),
    inputRef: input,
    value: text,
    readOnly: isBusy,
    error: problem,
    onChange: (typed: string) => {
      setText(typed);
      setProblem(undefined);
    },
  };
  const save = async (): Promise<void> => {
    if (isMissing) return;
    if (text === textOf(value)) return onEnd();
    setIsBusy(true);
    try {
      await onSave(text === '' ? null : Number(text));
      onEnd();
    } catch (error) {
      // What was typed stays.
      const [told] = error instanceof ApiError ? Object.values(error.fields ?? {}) : [];
      setProblem(told);
      if (told === undefined) notifyError(error, shopItemsStrings.saveFailed);
      setIsBusy(false);
      input.current?.focus();
    }
  };
  return (
    <form
      className={classes['field']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {kind === 'money' ? <MoneyInput currency={currency} {...props} /> : <NumericInput {...props} />}
      <ActionIcon
        type="submit"
        variant="filled"
        size={34}
        loading={isBusy}
        disabled={isMissing}
        aria-label={shopItemsStrings.save}
      >
        <CheckIcon size={18} />
      </ActionIcon>
      <ActionIcon variant="default" size={34} disabled={isBusy} aria-label={shopItemsStrings.cancel} onClick={onEnd}>
        <CloseIcon size={18} />
      </ActionIcon>
    </form>
  );
}

/** A number that becomes a field when it is pressed: Enter saves it, Escape leaves it. */
export function EditInPlace(props: EditInPlaceProps) {
  const { what, of, shown, children = shown } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasOpen && !isOpen) button.current?.focus();
  }, [isOpen, wasOpen]);
  if (isOpen) return <Field {...props} onEnd={() => setIsOpen(false)} />;
  return (
    <UnstyledButton
      ref={button}
      className={classes['button'] ?? ''}
      aria-label={shopItemsStrings.edit(what, of, shown)}
      onClick={() => {
        setIsOpen(true);
        setWasOpen(true);
      }}
    >
      <PencilIcon size={16} />
      {children}
    </UnstyledButton>
  );
}
