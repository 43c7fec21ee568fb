import { ApiError } from '#lib/api-error.ts';
import { formatAmount, formatMoney } from '#lib/money.ts';
import { isFocusFree } from '#ui/keys/page-keys.ts';
import { theirsStrings } from '#ui/form/theirs.strings.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { NumericInput } from '#ui/fields/numeric-input.tsx';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { PencilIcon } from '#ui/later-icons.tsx';
import { useShop } from '#page/shop-context.tsx';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import classes from './edit-in-place.module.css';
import { useOpenEdit, type OpenEdit } from './open-edits.ts';
import { useSaveInPlace } from './save-in-place.ts';
import type { ShopItem } from './shop-items.queries.ts';
import { shopItemsStrings } from './shop-items.strings.ts';

interface EditInPlaceProps {
  row: ShopItem;
  /** The field of the item, where null is none. */
  name: 'retail_price' | 'trade_price' | 'stock';
  /** What the field holds, for a screen reader. */
  what: string;
  kind: 'money' | 'count';
  /** Whether an empty field means none; else it can't be saved. */
  mayBeNone?: boolean;
  /** The value in words. */
  shown: string;
  /** What is shown of the value instead. */
  children?: ReactNode;
}

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** Why a change was refused, to stand under its field. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return shopItemsStrings.saveFailed;
  const [told = error.detail] = Object.values(error.fields ?? {});
  return told ?? (error.kind === 'http' ? shopItemsStrings.saveFailed : error.message);
}

interface FieldProps extends EditInPlaceProps {
  edit: OpenEdit;
  onEdit: (edit: OpenEdit) => void;
  /** Called when its row leaves the window. */
  onLeave: (hadFocus: boolean) => void;
  /** Whether it has just been opened here, and so takes the focus. */
  isNew: boolean;
  /** Told whether the focus is in the field, or nowhere. */
  onEnd: (hasFocus: boolean) => void;
}

function Field({ row, name, what, kind, mayBeNone = false, edit, onEdit, onLeave, isNew, onEnd }: FieldProps) {
  const { currency } = useShop();
  const { save: saveItem } = useSaveInPlace(row.id);
  const { text, seen, isBusy, problem } = edit;
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const end = (): void => {
    const { activeElement, body } = document;
    // The pressed button loses the focus while it is busy.
    onEnd(form.current?.contains(activeElement) === true || (isNew && activeElement === body));
  };
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isBusy) end();
  });
  const take = useEffectEvent((field: HTMLInputElement) => {
    if (isNew) field.select();
    // Whoever has gone elsewhere meanwhile stays there.
    else if (edit.hadFocus && isFocusFree()) field.focus({ preventScroll: true });
  });
  const note = useEffectEvent(() => onLeave(form.current?.contains(document.activeElement) === true));
  // Before the field is removed, which takes the focus from it.
  useLayoutEffect(() => () => note(), []);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    take(field);
    field.addEventListener('keydown', leave);
    return () => field.removeEventListener('keydown', leave);
  }, []);
  const wordsOf = (value: number): string => (kind === 'money' ? formatMoney(value, currency) : formatAmount(value));
  const isMissing = text === '' && !mayBeNone;
  const props = {
    size: 'sm',
    label: null,
    'aria-label': shopItemsStrings.field(what, row.name),
    inputRef: input,
    value: text,
    readOnly: isBusy,
    error: problem,
    onChange: (typed: string) => {
      // Leaving the field tells its number once more: a row that shrank then would slide away from under a click.
      const isSame = Number(typed) === Number(text);
      if (typed !== text) onEdit({ text: typed, seen, isBusy, ...(isSame && { problem }) });
    },
  };
  /** What was typed stays, beside why it was refused. */
  const stay = (refused: OpenEdit, error?: unknown): void => {
    onEdit(refused);
    if (!input.current) notifyError(error ?? new Error(refused.problem), shopItemsStrings.saveFailed);
    input.current?.focus();
  };
  const save = async (): Promise<void> => {
    if (isMissing || isBusy) return;
    if (text === textOf(seen.value)) return end();
    onEdit({ text, seen, isBusy: true });
    try {
      const { item, isOutdated } = await saveItem({ [name]: text === '' ? null : Number(text) }, seen);
      if (!isOutdated) return end();
      const { version, stock, [name]: value } = item;
      const now = value === null ? theirsStrings.noValue : wordsOf(value);
      const problem = value === seen.value ? shopItemsStrings.changedElse : shopItemsStrings.changedTo(now);
      // Whoever saves again has seen it.
      stay({ text, seen: { version, stock, value }, isBusy: false, problem });
    } catch (error) {
      stay({ text, seen, isBusy: false, problem: reasonOf(error) }, error);
    }
  };
  return (
    <form
      ref={form}
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
      <ActionIcon variant="default" size={34} disabled={isBusy} aria-label={shopItemsStrings.cancel} onClick={end}>
        <CloseIcon size={18} />
      </ActionIcon>
    </form>
  );
}

/** A number that becomes a field when it is pressed: Enter saves it, Escape leaves it. */
export function EditInPlace(props: EditInPlaceProps) {
  const { row, name, what, shown, children = shown } = props;
  const { edit, change: setEdit, leave } = useOpenEdit(`${row.id} ${name}`);
  const [isNew, setIsNew] = useState(false);
  const [returns, setReturns] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = edit !== null;
  useEffect(() => {
    if (returns && !isOpen) button.current?.focus();
  }, [isOpen, returns]);
  if (edit)
    return (
      <Field
        {...props}
        edit={edit}
        onEdit={setEdit}
        onLeave={leave}
        isNew={isNew}
        onEnd={(hasFocus) => {
          setReturns(hasFocus);
          setEdit(null);
        }}
      />
    );
  return (
    <UnstyledButton
      ref={button}
      className={classes['button'] ?? ''}
      aria-label={shopItemsStrings.edit(what, row.name, shown)}
      onClick={() => {
        setIsNew(true);
        setReturns(false);
        const { version, stock, [name]: value } = row;
        setEdit({ text: textOf(value), seen: { version, stock, value }, isBusy: false });
      }}
    >
      <PencilIcon size={16} />
      {children}
    </UnstyledButton>
  );
}
