import { plainAmount } from '#lib/money.ts';
import { TextInput } from '@mantine/core';
import { listsStrings } from '../lists.strings.ts';
import classes from './amounts-field.module.css';
import { makeAmounts, type Amounts } from './filters.ts';

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
  const apply = (text: string): void => {
    if (text === known) return;
    const amount = plainAmount(text);
    onChange(amount === '' ? undefined : Number(amount));
  };
  return (
    <TextInput
      // Typed anew where the bound was changed elsewhere: by Back, a link or the reset.
      key={known}
      aria-label={label}
      leftSection={lead}
      leftSectionWidth={`calc(${lead.length}ch + 16px)`}
      size="md"
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      defaultValue={known}
      onBlur={(event) => apply(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && apply(event.currentTarget.value)}
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
