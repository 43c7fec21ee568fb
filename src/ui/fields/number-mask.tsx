import { useRef, type ClipboardEvent, type ComponentPropsWithoutRef, type Ref } from 'react';
import { IMaskInput } from 'react-imask';

/** The library accepts these as signs besides the minus. */
const NO_SIGN = /[+|]/g;

interface TypingFlags {
  input?: boolean;
  raw?: boolean;
}

const isSameNumber = (one: string, other: string): boolean =>
  one === other || (one !== '' && other !== '' && Number(one) === Number(other));

interface NumberMaskProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'onChange' | 'min' | 'max' | 'defaultValue'
> {
  /** A plain number in text, with a dot; empty while nothing is typed. */
  value: string;
  onNumber: (value: string) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** The maximum number of digits after the comma. */
  scale: number;
  min?: number | undefined;
  max?: number | undefined;
  radix: string;
  /** Further keys for the decimal separator. */
  radixKeys: string[];
  thousandsSeparator?: string;
  padFractionalZeros?: boolean;
  /** Converts a pasted or autofilled text to a plain number in text; empty if it has none. */
  readPasted: (text: string) => string;
  /** Told of a pasted or autofilled text that the field has not taken; it keeps what there was. */
  onRefused?: (text: string) => void;
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
  const isRefused = useRef(false);
  const plain = (text: string): string =>
    text.replaceAll(props.thousandsSeparator ?? '\u00A0', '').replace(props.radix, '.');
  const refuseUnfit = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text');
    const pasted = readPasted(text);
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const next = plain(value.slice(0, selectionStart ?? 0)) + pasted + plain(value.slice(selectionEnd ?? 0));
    const [, parts = ''] = next.split('.');
    const isFit =
      pasted !== '' &&
      parts.length <= props.scale &&
      Number(next) >= (min ?? -Infinity) &&
      Number(next) <= (max ?? Infinity);
    // The mask would take a part of the text, which is another number.
    if (isFit) return;
    event.preventDefault();
    onRefused?.(text);
  };
  /** A text that came as a whole: it fills the field, or is refused as a whole. */
  const readWhole = (text: string): string => {
    const number = readPasted(text);
    isRefused.current = number === '' && onRefused !== undefined;
    if (isRefused.current) onRefused?.(text);
    return number;
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
        input && raw && text.length > 1 ? readWhole(text) : text.replaceAll(NO_SIGN, '')
      }
      onPaste={refuseUnfit}
      onAccept={(value: unknown, _masked: unknown, typed?: InputEvent) => {
        // The mask is empty now; without a new value the field goes back to the one it has.
        if (isRefused.current) isRefused.current = false;
        // The field itself writes 290 as 290.00, which nobody has typed and which is no edit.
        else if (typed || !isSameNumber(String(value), props.value)) onNumber(String(value));
      }}
      {...(inputRef && { inputRef })}
    />
  );
}
