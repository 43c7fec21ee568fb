import type { ComponentPropsWithoutRef, Ref } from 'react';
import { IMaskInput } from 'react-imask';
import { misfitOf, type Misfit, type NumberBounds } from './number-misfit.ts';
import { useMaskEdits } from './use-mask-edits.ts';

/** The library accepts these as signs besides the minus. */
const NO_SIGN = /[+|]/g;
/** What is typed and printed as a minus, besides the hyphen. */
const MINUS = /[−–]/g;

const isSameNumber = (one: string, other: string): boolean =>
  one === other || (one !== '' && other !== '' && Number(one) === Number(other));

interface TypingFlags {
  input?: boolean;
  raw?: boolean;
}

/** What kind of number a field shows, and how it reads one. */
export interface NumberFormat extends NumberBounds {
  radix: string;
  /** Further keys for the decimal separator. */
  radixKeys: string[];
  thousandsSeparator?: string;
  padFractionalZeros?: boolean;
  /** Converts a pasted or autofilled text to a plain number in text; empty if it has none. */
  readPasted: (text: string) => string;
}

interface NumberMaskProps
  extends NumberFormat, Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'defaultValue'> {
  /** A plain number in text, with a dot; empty while nothing is typed. */
  value: string;
  onNumber: (value: string) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Told of a text that the field has not taken, and why; it keeps what there was. */
  onRefused: (misfit: Misfit, text: string) => void;
}

/** A field for a number. The caret keeps its place while the text is reformatted. */
export function NumberMask({
  onNumber,
  inputRef,
  radixKeys,
  readPasted,
  onRefused,
  min,
  max,
  ...props
}: NumberMaskProps) {
  const { scale, radix, thousandsSeparator = '\u00A0' } = props;
  const plain = (shown: string): string => shown.replaceAll(thousandsSeparator, '').replace(radix, '.');
  const part = useMaskEdits((edit) => {
    const misfit = misfitOf(edit, { scale, min, max, radixKeys, plain, readPasted });
    if (misfit) onRefused(misfit, edit.inserted);
    return misfit !== null;
  });
  return (
    <IMaskInput
      {...props}
      ref={part}
      mask={Number}
      unmask
      mapToRadix={radixKeys}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      prepare={(text: string, _masked: unknown, { input, raw }: TypingFlags) =>
        input && raw && text.length > 1 ? readPasted(text) : text.replaceAll(MINUS, '-').replaceAll(NO_SIGN, '')
      }
      onAccept={(value: unknown, _masked: unknown, typed?: InputEvent) => {
        // The field itself writes 290 as 290.00, which nobody has typed and which is no edit.
        if (typed || !isSameNumber(String(value), props.value)) onNumber(String(value));
      }}
      {...(inputRef && { inputRef })}
    />
  );
}
