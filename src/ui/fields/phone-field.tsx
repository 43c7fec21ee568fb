import { hasPlus, isForeignPhone, maskPhone, PHONE_MASK, phoneDigits } from '#lib/phone.ts';
import { ruleStrings } from '#lib/rules.strings.ts';
import { InputBase, type InputBaseProps } from '@mantine/core';
import { useState, type ClipboardEvent, type ComponentPropsWithoutRef, type Ref } from 'react';
import { IMaskInput } from 'react-imask';
import { phoneFieldStrings } from './phone-field.strings.ts';
import { useMaskEdits } from './use-mask-edits.ts';

/**
 * Leaves room for a typed prefix: only an eleventh digit shows whether a first 7 or 8 is the prefix or part of a code
 * such as 812.
 */
const TYPED_MASK = `${PHONE_MASK}[0]`;
/** A number with a country code: either it becomes +7, or it is refused. */
const COUNTRY_MASK = '+000000000000000';
const MASKS = [{ mask: TYPED_MASK }, { mask: COUNTRY_MASK, definitions: { '+': /\+/ } }];

interface Masks<Mask> {
  value: string;
  compiledMasks: readonly Mask[];
}

/** A number that starts with a plus keeps it until the next digit shows its country. */
const chooseMask = <Mask,>(appended: string, { value, compiledMasks }: Masks<Mask>): Mask | undefined =>
  compiledMasks[hasPlus(value + appended) ? 1 : 0];

/** An eleventh digit is accepted only if the first digit can be the prefix. */
const hasRoom = (masked: string): boolean =>
  hasPlus(masked) || masked.length <= PHONE_MASK.length || /^\([78]/.test(masked);

const isFull = (masked: string): boolean => masked.length > PHONE_MASK.length;

/** Removes the prefix of a pasted or autofilled number. Of a typed character, keeps digits and the plus only. */
function withoutPrefix(text: string): string {
  if (text.length > 1 && !isForeignPhone(text)) return phoneDigits(text);
  return text.replaceAll(/[^\d+]/g, '');
}

interface PhoneMaskProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'defaultValue' | 'min' | 'max'> {
  value: string;
  onMasked: (masked: string) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

function PhoneMask({ onMasked, inputRef, ...props }: PhoneMaskProps) {
  const part = useMaskEdits();
  return (
    <IMaskInput
      {...props}
      ref={part}
      mask={MASKS}
      dispatch={chooseMask}
      prepare={withoutPrefix}
      validate={hasRoom}
      onAccept={(masked: string) => onMasked(masked)}
      {...(inputRef && { inputRef })}
    />
  );
}

interface PhoneFieldProps extends Pick<InputBaseProps, 'label' | 'error' | 'size' | 'description'> {
  /** The masked number, without +7. */
  value: string;
  onChange: (masked: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  readOnly?: boolean;
}

/** A field for a Russian phone with a mask after +7; numbers of other countries are refused. */
export function PhoneField({ value, onChange, error, label = phoneFieldStrings.phone, ...props }: PhoneFieldProps) {
  const [withCountry, setWithCountry] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const accept = (masked: string): void => {
    const isForeign = isForeignPhone(masked);
    const hasCountry = isForeign || masked === '+';
    const own = hasPlus(masked) || isFull(masked) ? maskPhone(masked) : masked;
    setIsRefused(isForeign);
    setWithCountry(hasCountry ? masked : '');
    onChange(hasCountry ? '' : own);
  };
  const refuseForeign = (event: ClipboardEvent): void => {
    if (!isForeignPhone(event.clipboardData.getData('text'))) return;
    event.preventDefault();
    setIsRefused(true);
  };
  return (
    <InputBase
      component={PhoneMask}
      value={withCountry || value}
      onMasked={accept}
      onPaste={refuseForeign}
      error={isRefused ? ruleStrings.phone : error}
      label={label}
      placeholder={phoneFieldStrings.placeholder}
      leftSection="+7"
      leftSectionPointerEvents="none"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      {...props}
    />
  );
}
