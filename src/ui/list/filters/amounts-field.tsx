import { plainAmount } from '#lib/money.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { ActionIcon, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { listsStrings } from '../lists.strings.ts';
import classes from './amounts-field.module.css';
import { makeAmounts, type Amounts } from './filters.ts';
import { useFieldSize } from './use-field-size.ts';

interface AmountsFieldProps {
  label: string;
  amounts: Amounts;
  onChange: (amounts: Amounts) => void;
}

interface BoundProps {
  label: string;
  lead: string;
  bound: number | undefined;
  onChange: (bound: number | undefined) => void;
}

function Bound({ label, lead, bound, onChange }: BoundProps) {
  const known = bound === undefined ? '' : String(bound).replace('.', ',');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(known);
  const [shown, setShown] = useState(known);
  // The bound was changed: here, or elsewhere by Back, a link or the reset.
  if (shown !== known) {
    setShown(known);
    setTyped(known);
  }
  const apply = (): void => {
    if (typed === known) return;
    const amount = plainAmount(typed);
    onChange(amount === '' ? undefined : Number(amount));
  };
  const clear = (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={listsStrings.clearBound(label)}
      onClick={() => {
        onChange(undefined);
        input.current?.focus();
      }}
    >
      <CloseIcon size={18} />
    </ActionIcon>
  );
  return (
    <TextInput
      ref={input}
      aria-label={label}
      leftSection={lead}
      leftSectionWidth={`calc(${lead.length}ch + 16px)`}
      rightSection={bound !== undefined && clear}
      classNames={{ input: (bound !== undefined && classes['standing']) || '', section: classes['lead'] ?? '' }}
      size={useFieldSize().size}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  );
}

/** The two fields of bounds of an amount, applied by Enter and when they are left; reversed bounds are swapped. */
export function AmountsField({ label, amounts: { min, max }, onChange }: AmountsFieldProps) {
  const change = (from: number | undefined, to: number | undefined): void =>
    onChange(from !== undefined && to !== undefined && from > to ? makeAmounts(to, from) : makeAmounts(from, to));
  return (
    <div role="group" aria-label={label} className={classes['amounts']}>
      <Bound
        label={listsStrings.amountFrom(label)}
        lead={listsStrings.amountFrom(label)}
        bound={min}
        onChange={(bound) => change(bound, max)}
      />
      <Bound
        label={listsStrings.amountTo(label)}
        lead={listsStrings.to}
        bound={max}
        onChange={(bound) => change(min, bound)}
      />
    </div>
  );
}
