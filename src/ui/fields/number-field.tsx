import { formatAmount } from '#lib/money.ts';
import { InputBase } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { TextFieldProps } from './field-props.ts';
import { fieldsStrings } from './fields.strings.ts';
import type { Misfit, NumberBounds } from './number-misfit.ts';
import { NumberMask, type NumberFormat } from './number-mask.tsx';

interface NumberFieldProps extends TextFieldProps, NumberFormat {
  /** What is said of a text that is no number of this kind. */
  notNumber: (text: string) => string;
  inputMode: 'decimal' | 'numeric';
  rightSection?: ReactNode;
  /** Which record the number is of, where one field serves several: what was said of one is not of the next. */
  of?: number;
}

interface Refused {
  of: number | undefined;
  reason: string;
  /** The field's value and error when the text was refused. */
  value: string;
  error: ReactNode;
  /** Whether the rest of what was typed around it was taken, which makes another number of it. */
  isSign: boolean;
}

function reasonOf(misfit: Misfit, text: string, { scale, min = 0, max = 0 }: NumberBounds): string {
  const isTyped = text.length === 1;
  if (misfit === 'tooManyDecimals')
    return scale === 0 ? fieldsStrings.notWhole(text) : fieldsStrings.tooManyDecimals(text);
  const bound = misfit === 'tooLarge' ? fieldsStrings.most(formatAmount(max)) : fieldsStrings.least(formatAmount(min));
  return isTyped ? `${bound}.` : fieldsStrings.notPasted(bound, text);
}

/** A field for a number, which says by itself why it has not taken a text, and keeps what it had. */
export function NumberField({ notNumber, onChange, error, of, ...props }: NumberFieldProps) {
  const { value } = props;
  const [refused, setRefused] = useState<Refused | null>(null);
  // What the form has to say since is later than the refused text.
  if (refused && (refused.error !== error || refused.of !== of)) setRefused(null);
  const isRefused = refused?.value === value;
  return (
    <InputBase
      component={NumberMask}
      autoComplete="off"
      rightSectionPointerEvents="none"
      {...props}
      onRefused={(misfit, text) => {
        // A sign that was left out says more than the digits after it.
        if (refused?.isSign && /^\d$/.test(text)) return;
        const reason = misfit === 'notNumber' ? notNumber(text) : reasonOf(misfit, text, props);
        setRefused({ of, reason, value, error, isSign: /^\D$/.test(text) });
      }}
      onNumber={(number) => {
        const isLonger = number.length > value.length;
        // On blur the same number may be written otherwise.
        if (refused?.isSign && isLonger) setRefused({ ...refused, value: number });
        else if (Number(number) !== Number(value)) setRefused(null);
        onChange(number);
      }}
      error={isRefused ? refused.reason : error}
      data-refused={isRefused || undefined}
    />
  );
}
