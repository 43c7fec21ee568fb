import type { ClipboardEvent, ComponentPropsWithoutRef, Ref } from 'react';
import { IMaskInput } from 'react-imask';

/** What the library takes for a sign beside a minus. */
const NO_SIGN = /[+|]/g;

interface TypingFlags {
  input?: boolean;
  raw?: boolean;
}

interface NumberMaskProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'onChange' | 'min' | 'max' | 'defaultValue'
> {
  /** A plain number in text, with a dot; empty while nothing is typed. */
  value: string;
  onNumber: (value: string) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** The most digits after the comma. */
  scale: number;
  min?: number | undefined;
  max?: number | undefined;
  radix: string;
  /** What is typed for the radix as well. */
  radixKeys: string[];
  thousandsSeparator?: string;
  padFractionalZeros?: boolean;
  /** Reads what comes at once, pasted or filled in, written in any way. */
  readPasted: (text: string) => string;
}

/** An input that takes a number alone and keeps the caret where one edits. */
export function NumberMask({ onNumber, inputRef, radixKeys, readPasted, min, max, ...props }: NumberMaskProps) {
  const plain = (text: string): string =>
    text.replaceAll(props.thousandsSeparator ?? '\u00A0', '').replace(props.radix, '.');
  const refuseUnfit = (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = readPasted(event.clipboardData.getData('text'));
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const next = plain(value.slice(0, selectionStart ?? 0)) + pasted + plain(value.slice(selectionEnd ?? 0));
    const [, parts = ''] = next.split('.');
    const isFit =
      pasted !== '' &&
      parts.length <= props.scale &&
      Number(next) >= (min ?? -Infinity) &&
      Number(next) <= (max ?? Infinity);
    // The mask would take a part of it, which is another number.
    if (!isFit) event.preventDefault();
  };
  return (
    <IMaskInput
      {...props}
      mask={Number}
      unmask
      mapToRadix={radixKeys}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      prepare={(text: string, _masked: unknown, { input, raw }: TypingFlags) =>
        input && raw && text.length > 1 ? readPasted(text) : text.replaceAll(NO_SIGN, '')
      }
      onPaste={refuseUnfit}
      onAccept={(value: unknown) => onNumber(String(value))}
      {...(inputRef && { inputRef })}
    />
  );
}
