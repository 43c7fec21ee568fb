import { maskPhone, PHONE_MASK, phoneDigits } from '#lib/phone.ts';
import { InputBase, type InputBaseProps } from '@mantine/core';
import type { Ref } from 'react';
import { IMaskInput } from 'react-imask';
import { phoneFieldStrings } from './phone-field.strings.ts';

/** Room for the prefix of a number that is typed with it: only an eleventh digit tells +7 or 8 from a code such as 812. */
const TYPED_MASK = `${PHONE_MASK}[0]`;

/** Takes an eleventh digit only where it shows that the first one is the prefix. */
const hasRoom = (masked: string): boolean => masked.length <= PHONE_MASK.length || /^\([78]/.test(masked);

/** A number that is pasted or filled in at once may come with +7 or 8 before it; a typed digit is itself. */
const withoutPrefix = (text: string): string => (text.length > 1 ? phoneDigits(text) : text);

interface PhoneFieldProps extends Pick<InputBaseProps, 'label' | 'error' | 'size' | 'description'> {
  /** Under its mask, without +7. */
  value: string;
  onChange: (masked: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  readOnly?: boolean;
}

/** A Russian phone, typed under a mask after +7. */
export function PhoneField({ onChange, label = phoneFieldStrings.phone, ...props }: PhoneFieldProps) {
  return (
    <InputBase
      component={IMaskInput}
      mask={TYPED_MASK}
      prepare={withoutPrefix}
      validate={hasRoom}
      onAccept={(masked: string) => onChange(masked.length > PHONE_MASK.length ? maskPhone(masked) : masked)}
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
