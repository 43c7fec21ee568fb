import { type CountRule, fitCount, mostCount } from '#common/fit-count.ts';
import { QUANTITY_MIN } from '#common/constants.ts';
import { useState, type KeyboardEvent } from 'react';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';
import { PlainButton } from '#ui/native/plain-button.tsx';
import classes from './quantity-input.module.css';

const DIGITS_MAX = 3;

/** The digits of a count; null for a text that is no count: a part of it would be another. */
function digitsOf(text: string): string | null {
  const digits = text.replaceAll(/\s/g, '');
  return /^\d*$/.test(digits) && digits.length <= DIGITS_MAX ? digits : null;
}

/** Refuses a text before it is inserted: removing it afterwards would move the caret to the end. */
function refuseUnfit(field: HTMLInputElement): () => void {
  const refuse = (event: InputEvent): void => {
    if (!event.data) return;
    const { value, selectionStart, selectionEnd } = field;
    const text = value.slice(0, selectionStart ?? 0) + event.data + value.slice(selectionEnd ?? 0);
    if (event.data === ' ' || digitsOf(text) === null) event.preventDefault();
  };
  field.addEventListener('beforeinput', refuse);
  return () => field.removeEventListener('beforeinput', refuse);
}

interface QuantityInputProps {
  value: number;
  onChange: (value: number) => void;
  /** The accessible name of the group, such as `Количество: Чашка`. */
  label: string;
  /** In what counts the item is sold. */
  rule?: CountRule;
  max?: number;
  compact?: boolean;
  /** Given where a step below the least count takes the item out of the cart. */
  onRemove?: () => void;
}

const anyCount: CountRule = { count_step: 1, count_min: QUANTITY_MIN };

/**
 * A field for a count that the rule allows, with buttons. Left with another, also with nothing or zero, it has the next
 * one.
 */
export function QuantityInput({ value, onChange, label, rule = anyCount, ...more }: QuantityInputProps) {
  const { max = mostCount(rule), compact = false, onRemove } = more;
  const fit = (count: number): number => Math.min(max, fitCount(count, rule));
  // The text while the person types; null while `value` is shown.
  const [typed, setTyped] = useState<string | null>(null);
  const isLeast = value <= fit(QUANTITY_MIN);
  const step = (by: 1 | -1): void => {
    setTyped(null);
    // From a count that doesn't fit to the nearest that does.
    onChange(fit(by > 0 ? value + 1 : value - rule.count_step));
  };
  const type = (text: string): void => {
    const digits = digitsOf(text);
    if (digits === null) return;
    setTyped(digits);
    // The beginning of a count needn't fit yet.
    if (fit(Number(digits)) === Number(digits)) onChange(Number(digits));
  };
  // A value that has changed elsewhere, such as after a refused change, replaces what was typed.
  const isCurrent = typed !== null && (fit(Number(typed)) !== Number(typed) || Number(typed) === value);
  const leave = (): void => {
    const fitted = typed === null ? value : fit(Number(typed));
    if (fitted !== value) onChange(fitted);
    setTyped(null);
  };
  const stepByKey = (event: KeyboardEvent): void => {
    const by = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div role="group" aria-label={label} className={classes['root']} data-compact={compact || undefined}>
      <PlainButton
        className={classes['step']}
        aria-label={isLeast && onRemove ? goodsStrings.takeOut : goodsStrings.less}
        disabled={isLeast && !onRemove}
        onClick={() => (isLeast && onRemove ? onRemove() : step(-1))}
      >
        <MinusIcon size={18} />
      </PlainButton>
      <input
        className={classes['field']}
        aria-label={goodsStrings.count}
        inputMode="numeric"
        autoComplete="off"
        value={isCurrent ? typed : String(value)}
        ref={refuseUnfit}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={leave}
        onKeyDown={stepByKey}
      />
      <PlainButton
        className={classes['step']}
        aria-label={goodsStrings.more}
        disabled={value >= max}
        onClick={() => step(1)}
      >
        <PlusIcon size={18} />
      </PlainButton>
    </div>
  );
}
