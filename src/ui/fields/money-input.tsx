import { plainAmount } from '#lib/money.ts';
import { useShop } from '#ui/shop-context.tsx';
import { InputBase, type InputBaseProps } from '@mantine/core';
import type { Ref } from 'react';
import { IMaskInput } from 'react-imask';
import { COMMA_KEYS } from './fields.strings.ts';

/** Kopecks have two digits. */
const SCALE = 2;
/** Whole roubles that still fit the field, and the sums of the server. */
const DIGITS_MAX = 9;

interface TypingFlags {
  input?: boolean;
  raw?: boolean;
}

interface MoneyInputProps extends Pick<InputBaseProps, 'label' | 'error' | 'size' | 'description' | 'required' | 'withAsterisk' | 'disabled'> {
  /** Roubles as a plain number in text, as `1290.5`; empty while nothing is typed. */
  value: string;
  onChange: (value: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  readOnly?: boolean;
  placeholder?: string;
  id?: string;
  name?: string;
}

/** What comes at once was pasted or filled in, and may be written in any way; a typed sign is itself. */
const pasted = (text: string, _masked: unknown, { input, raw }: TypingFlags): string =>
  input && raw && text.length > 1 ? plainAmount(text) : text;

/** An amount of roubles and kopecks, as `1 290,50`: a comma or a dot, two digits after it at most. */
export function MoneyInput({ onChange, ...props }: MoneyInputProps) {
  const { currency } = useShop();
  return (
    <InputBase
      component={IMaskInput}
      mask={Number}
      unmask
      scale={SCALE}
      min={0}
      max={10 ** DIGITS_MAX - 0.01}
      radix=","
      mapToRadix={COMMA_KEYS}
      thousandsSeparator={'\u00A0'}
      padFractionalZeros
      prepare={pasted}
      onAccept={(roubles: string) => onChange(roubles)}
      rightSection={currency}
      rightSectionPointerEvents="none"
      inputMode="decimal"
      autoComplete="off"
      {...props}
    />
  );
}
