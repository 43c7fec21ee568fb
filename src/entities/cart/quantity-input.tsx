import { QUANTITY_MAX, QUANTITY_MIN } from '#machines/kit/constants.ts';
import { UnstyledButton } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';
import classes from './quantity-input.module.css';

const DIGITS_MAX = 3;

/** Refuses a character before it is inserted: removing it afterwards would move the caret to the end. */
function refuseWhileTyped(field: HTMLInputElement): () => void {
  const refuse = (event: InputEvent): void => {
    if (event.data?.length !== 1) return;
    const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
    if (/\D/.test(event.data) || field.value.length - selected >= DIGITS_MAX) event.preventDefault();
  };
  field.addEventListener('beforeinput', refuse);
  return () => field.removeEventListener('beforeinput', refuse);
}

interface QuantityInputProps {
  value: number;
  onChange: (value: number) => void;
  /** The accessible name of the group, such as `Количество: Чашка`. */
  label: string;
  max?: number;
  compact?: boolean;
}

/** A field for a whole number from 1 to `max`, with buttons. An empty field and zero become 1 on blur. */
export function QuantityInput({ value, onChange, label, max = QUANTITY_MAX, compact = false }: QuantityInputProps) {
  // The text while the person types; null while `value` is shown.
  const [typed, setTyped] = useState<string | null>(null);
  const clamp = (count: number): number => Math.min(max, Math.max(QUANTITY_MIN, count));
  const step = (by: number): void => {
    setTyped(null);
    onChange(clamp(value + by));
  };
  const type = (text: string): void => {
    const digits = text.replaceAll(/\D/g, '').slice(0, DIGITS_MAX);
    setTyped(digits);
    if (Number(digits) >= QUANTITY_MIN) onChange(clamp(Number(digits)));
  };
  // A value that has changed elsewhere, such as after a refused change, replaces what was typed.
  const isCurrent = typed !== null && (Number(typed) < QUANTITY_MIN || clamp(Number(typed)) === value);
  const leave = (): void => {
    if (typed !== null && Number(typed) < QUANTITY_MIN) onChange(QUANTITY_MIN);
    setTyped(null);
  };
  const stepByKey = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div role="group" aria-label={label} className={classes['root']} data-compact={compact || undefined}>
      <UnstyledButton
        className={classes['step']}
        aria-label={goodsStrings.less}
        disabled={value <= QUANTITY_MIN}
        onClick={() => step(-1)}
      >
        <MinusIcon size={18} />
      </UnstyledButton>
      <input
        className={classes['field']}
        aria-label={goodsStrings.count}
        inputMode="numeric"
        autoComplete="off"
        value={isCurrent ? typed : String(value)}
        ref={refuseWhileTyped}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={leave}
        onKeyDown={stepByKey}
      />
      <UnstyledButton
        className={classes['step']}
        aria-label={goodsStrings.more}
        disabled={value >= max}
        onClick={() => step(1)}
      >
        <PlusIcon size={18} />
      </UnstyledButton>
    </div>
  );
}
