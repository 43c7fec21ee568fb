import { plainNumber } from '#lib/plain-number.ts';
import { InputBase } from '@mantine/core';
import type { TextFieldProps } from './field-props.ts';
import { COMMA_KEYS } from './fields.strings.ts';
import { NumberMask } from './number-mask.tsx';

/** As many digits after the dot as a number of the program holds. */
const SCALE = 15;

interface NumericInputProps extends TextFieldProps {
  /** Takes a dot, and a comma for a dot. */
  isFloat?: boolean;
  /** Takes a minus at the start only where numbers may be below zero, as they may without it. */
  min?: number;
  max?: number;
}

/** A number alone: digits, one dot where it is a float, a minus at the start; the back office takes weights and ratios through it. */
export function NumericInput({ isFloat = false, onChange, ...props }: NumericInputProps) {
  return (
    <InputBase
      component={NumberMask}
      scale={isFloat ? SCALE : 0}
      radix="."
      radixKeys={COMMA_KEYS}
      readPasted={plainNumber}
      onNumber={onChange}
      inputMode={isFloat ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...props}
    />
  );
}
