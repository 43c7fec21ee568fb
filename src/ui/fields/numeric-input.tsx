import { plainNumber } from '#lib/plain-number.ts';
import type { TextFieldProps } from './field-props.ts';
import { COMMA_KEYS, fieldsStrings } from './fields.strings.ts';
import { NumberField } from './number-field.tsx';

/** The digits after the dot that a JavaScript number can hold. */
const SCALE = 15;

interface NumericInputProps extends TextFieldProps {
  /** Accepts a decimal dot or comma. */
  isFloat?: boolean;
  /** The lowest value; a minus is accepted if it is below zero or left out. */
  min?: number;
  max?: number;
}

/**
 * A field for a number, with decimals if `isFloat`; for weights and ratios in the back office. It says by itself why it
 * has not taken a text.
 */
export function NumericInput({ isFloat = false, ...props }: NumericInputProps) {
  return (
    <NumberField
      scale={isFloat ? SCALE : 0}
      radix="."
      radixKeys={COMMA_KEYS}
      readPasted={plainNumber}
      notNumber={fieldsStrings.notNumber}
      inputMode={isFloat ? 'decimal' : 'numeric'}
      {...props}
    />
  );
}
