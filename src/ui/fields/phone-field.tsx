import { hasPlus, isForeignPhone, maskPhone, PHONE_MASK, phoneDigits } from '#lib/phone.ts';
import { ruleStrings } from '#lib/rules.strings.ts';
import { InputBase, type InputBaseProps } from '@mantine/core';
import { useState, type ClipboardEvent, type ComponentPropsWithoutRef, type Ref } from 'react';
import { IMaskInput } from 'react-imask';
import { phoneFieldStrings } from './phone-field.strings.ts';

/** Room for the prefix of a number that is typed with it: only an eleventh digit tells a bare 7 or 8 from a code such as 812. */
const TYPED_MASK = `${PHONE_MASK}[0]`;
/** A number with its country's code, on the way to +7 or to be refused. */
const COUNTRY_MASK = '+000000000000000';
const MASKS = [{ mask: TYPED_MASK }, { mask: COUNTRY_MASK, definitions: { '+': /\+/ } }];

interface Masks<Mask> {
  value: string;
  compiledMasks: readonly Mask[];
}

/** A plus at the start is kept until the digit after it shows whose number it is. */
const chooseMask = <Mask,>(appended: string, { value, compiledMasks }: Masks<Mask>): Mask | undefined =>
  compiledMasks[hasPlus(value + appended) ? 1 : 0];

/** Takes an eleventh digit only where it shows that the first one is the prefix. */
const hasRoom = (masked: string): boolean =>
  hasPlus(masked) || masked.length <= PHONE_MASK.length || /^\([78]/.test(masked);

const isFull = (masked: string): boolean => masked.length > PHONE_MASK.length;

/** What comes at once may have a prefix, which is left out; a typed digit is itself, and a sign or a letter is nothing. */
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
  return (
    <IMaskInput
      {...props}
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
  /** Under its mask, without +7. */
  value: string;
  onChange: (masked: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  readOnly?: boolean;
}

/** A Russian phone, typed under a mask after +7; a number of another country is refused. */
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
