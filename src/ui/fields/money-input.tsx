import { plainAmount } from '#lib/money.ts';
import { InputBase } from '@mantine/core';
import { useState } from 'react';
import type { TextFieldProps } from './field-props.ts';
import { COMMA_KEYS, fieldsStrings } from './fields.strings.ts';
import { NumberMask } from './number-mask.tsx';

/** Kopecks have two digits. */
const SCALE = 2;
/** The largest amount in roubles: nine digits and kopecks. */
const MAX = 999_999_999.99;

interface MoneyInputProps extends TextFieldProps {
  /** The sign after the amount. */
  currency: string;
}

const hasMoreThanKopecks = (text: string): boolean => /\d[.,]\d{3,}\D*$/.test(text);

/**
 * A field for roubles and kopecks, shown as `1 290,50`; its value is a plain number in text, `1290.5`, or empty. It says by
 * itself why it has not taken a pasted text.
 */
export function MoneyInput({ currency, onChange, error, ...props }: MoneyInputProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const problem =
    refused === null
      ? error
      : hasMoreThanKopecks(refused)
        ? fieldsStrings.tooManyDecimals(refused)
        : fieldsStrings.notAmount(refused);
  return (
    <InputBase
      component={NumberMask}
      scale={SCALE}
      min={0}
      max={MAX}
      radix=","
      radixKeys={COMMA_KEYS}
      thousandsSeparator={'\u00A0'}
      padFractionalZeros
      readPasted={plainAmount}
      onRefused={setRefused}
      onNumber={(value) => {
        // The field is given its value again after a refusal.
        if (Number(value) !== Number(props.value)) setRefused(null);
        onChange(value);
      }}
      rightSection={currency}
      rightSectionPointerEvents="none"
      inputMode="decimal"
      autoComplete="off"
      {...props}
      error={problem}
    />
  );
}
