import { plainNumber } from '#lib/plain-number.ts';
import { InputBase } from '@mantine/core';
import type { TextFieldProps } from './field-props.ts';
import { COMMA_KEYS } from './fields.strings.ts';
import { NumberMask } from './number-mask.tsx';

/** The digits after the dot that a JavaScript number can hold. */
const SCALE = 15;

interface NumericInputProps extends TextFieldProps {
  /** Accepts a decimal dot or comma. */
  isFloat?: boolean;
  /** The lowest value; a minus is accepted if it is below zero or left out. */
  min?: number;
  max?: number;
}

/** A field for a number, with decimals if `isFloat`; for weights and ratios in the back office. */
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
