import { plainAmount } from '#lib/money.ts';
import { InputBase } from '@mantine/core';
import type { TextFieldProps } from './field-props.ts';
import { COMMA_KEYS } from './fields.strings.ts';
import { NumberMask } from './number-mask.tsx';

/** Kopecks have two digits. */
const SCALE = 2;
/** The largest amount in roubles: nine digits and kopecks. */
const MAX = 999_999_999.99;

interface MoneyInputProps extends TextFieldProps {
  /** The sign after the amount. */
  currency: string;
}

/** A field for roubles and kopecks, shown as `1 290,50`; its value is a plain number in text, `1290.5`, or empty. */
export function MoneyInput({ currency, onChange, ...props }: MoneyInputProps) {
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
      onNumber={onChange}
      rightSection={currency}
      rightSectionPointerEvents="none"
      inputMode="decimal"
      autoComplete="off"
      {...props}
    />
  );
}
