import { plainAmount } from '#lib/money.ts';
import type { TextFieldProps } from './field-props.ts';
import { COMMA_KEYS, fieldsStrings } from './fields.strings.ts';
import { NumberField } from './number-field.tsx';

/** Kopecks have two digits. */
const SCALE = 2;
/** The largest amount in roubles: nine digits and kopecks. */
const MAX = 999_999_999.99;

interface MoneyInputProps extends TextFieldProps {
  /** The sign after the amount. */
  currency: string;
  of?: number;
  /** 0 if not given. */
  min?: number;
  /** What the field can hold if not given. */
  max?: number;
}

const notAmount = (text: string): string =>
  /\d[.,]\d{3,}\D*$/.test(text) ? fieldsStrings.tooManyDecimals(text) : fieldsStrings.notAmount(text);

/**
 * A field for roubles and kopecks, shown as `1 290,50`; its value is a plain number in text, `1290.5`, or empty. It
 * says by itself why it has not taken a text.
 */
export function MoneyInput({ currency, ...props }: MoneyInputProps) {
  return (
    <NumberField
      scale={SCALE}
      min={0}
      max={MAX}
      radix=","
      radixKeys={COMMA_KEYS}
      thousandsSeparator={'\u00A0'}
      padFractionalZeros
      readPasted={plainAmount}
      notNumber={notAmount}
      rightSection={currency}
      inputMode="decimal"
      {...props}
    />
  );
}
