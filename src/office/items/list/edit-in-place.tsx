import { apiStrings } from '#api/api.strings.ts';
import type { EditedField, fieldEditMachine } from '#machines/item/field-edit.machine.ts';
import { editAt } from '#machines/item/field-edits.machine.ts';
import type { Refusal } from '#machines/kit/refusal.ts';
import { formatAmount, formatMoney } from '#lib/money.ts';
import { isFocusFree } from '#ui/keys/page-keys.ts';
import { theirsStrings } from '#ui/form/theirs.strings.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { NumericInput } from '#ui/fields/numeric-input.tsx';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { PencilIcon } from '#ui/later-icons.tsx';
import { useShop } from '#page/shop-context.tsx';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import classes from './edit-in-place.module.css';
import { useFieldEdits } from './field-edits-context.ts';
import type { ShopItem } from './shop-items.queries.ts';
import { shopItemsStrings } from './shop-items.strings.ts';

interface EditInPlaceProps {
  row: ShopItem;
  /** The field of the item, where null is none. */
  name: EditedField;
  /** What the field holds, for a screen reader. */
  what: string;
  kind: 'money' | 'count';
  /** The value in words. */
  shown: string;
  /** What is shown of the value instead. */
  children?: ReactNode;
}

/** Why a change was refused, to stand under its field. */
function reasonOf({ isAnswered, detail, fields }: Refusal): string {
  if (!isAnswered) return apiStrings.network;
  const [told = detail] = Object.values(fields);
  return told || shopItemsStrings.saveFailed;
}

interface FieldProps extends EditInPlaceProps {
  edit: ActorRefFrom<typeof fieldEditMachine>;
  /** Whether it has just been opened here, and so takes the focus. */
  isNew: boolean;
  /** Told as the field goes whether the focus was in it, or nowhere. */
  onGone: (hadFocus: boolean) => void;
}

function Field({ row, what, kind, edit, isNew, onGone }: FieldProps) {
  const { currency } = useShop();
  const { text, seen, refusal, meanwhile } = useSelector(edit, ({ context }) => context);
  const isBusy = useSelector(edit, (snapshot) => snapshot.hasTag('busy'));
  const canSave = useSelector(edit, (snapshot) => snapshot.can({ type: 'field.submitted' }));
  const wasBusy = useRef(isBusy);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent((field: HTMLInputElement) => {
    if (isNew) field.select();
    // Whoever has gone elsewhere meanwhile stays there.
    else if (edit.getSnapshot().context.hadFocus && isFocusFree()) field.focus({ preventScroll: true });
  });
  const note = useEffectEvent(() => {
    const { activeElement, body } = document;
    const hadFocus = form.current?.contains(activeElement) === true;
    if (edit.getSnapshot().status === 'active') edit.send({ type: 'row.left', hadFocus });
    // The pressed button loses the focus while it is busy.
    onGone(hadFocus || (isNew && activeElement === body));
  });
  // Before the field is removed, which takes the focus from it.
  useLayoutEffect(() => () => note(), []);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    take(field);
    edit.send({ type: 'row.shown' });
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') edit.send({ type: 'field.cancelled' });
    };
    field.addEventListener('keydown', leave);
    return () => field.removeEventListener('keydown', leave);
  }, [edit]);
  useEffect(() => {
    if (wasBusy.current && !isBusy) input.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  const wordsOf = (value: number): string => (kind === 'money' ? formatMoney(value, currency) : formatAmount(value));
  const now = seen.value === null ? theirsStrings.noValue : wordsOf(seen.value);
  const changed = meanwhile === 'field' ? shopItemsStrings.changedTo(now) : shopItemsStrings.changedElse;
  const props = {
    size: 'sm',
    label: null,
    'aria-label': shopItemsStrings.field(what, row.name),
    inputRef: input,
    value: text,
    readOnly: isBusy,
    error: (refusal && reasonOf(refusal)) ?? (meanwhile && changed),
    onChange: (typed: string) => edit.send({ type: 'text.changed', text: typed }),
  };
  return (
    <form
      ref={form}
      className={classes['field']}
      onSubmit={(event) => {
        event.preventDefault();
        edit.send({ type: 'field.submitted' });
      }}
    >
      {kind === 'money' ? <MoneyInput currency={currency} {...props} /> : <NumericInput {...props} />}
      <ActionIcon
        type="submit"
        variant="filled"
        size={34}
        loading={isBusy}
        disabled={!isBusy && !canSave}
        aria-label={shopItemsStrings.save}
      >
        <CheckIcon size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={34}
        disabled={isBusy}
        aria-label={shopItemsStrings.cancel}
        onClick={() => edit.send({ type: 'field.cancelled' })}
      >
        <CloseIcon size={18} />
      </ActionIcon>
    </form>
  );
}

/** A number that becomes a field when it is pressed: Enter saves it, Escape leaves it. */
export function EditInPlace(props: EditInPlaceProps) {
  const { row, name, what, shown, children = shown } = props;
  const edits = useFieldEdits();
  const place = { itemId: row.id, field: name };
  const edit = useSelector(edits, (snapshot) => editAt(snapshot, place));
  const [isNew, setIsNew] = useState(false);
  const returns = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = edit !== undefined;
  useEffect(() => {
    if (returns.current && !isOpen) button.current?.focus();
    returns.current = false;
  }, [isOpen]);
  if (edit)
    return (
      <Field
        {...props}
        edit={edit}
        isNew={isNew}
        onGone={(hadFocus) => {
          returns.current = hadFocus;
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
        const { version, stock, [name]: value } = row;
        edits.send({ type: 'field.opened', ...place, seen: { version, stock, value } });
      }}
    >
      <PencilIcon size={16} />
      {children}
    </UnstyledButton>
  );
}
