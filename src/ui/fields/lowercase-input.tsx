import { InputBase } from '@mantine/core';
import { IMaskInput } from 'react-imask';
import type { TextFieldProps } from './field-props.ts';

const toLowerCase = (text: string): string => text.toLowerCase();

/** A text in small letters, whatever is typed; the back office takes names of addresses and accounts through it. */
export function LowercaseInput({ onChange, inputRef, ...props }: TextFieldProps) {
  return (
    <InputBase
      component={IMaskInput}
      mask={/^.*$/}
      prepare={toLowerCase}
      onAccept={(text: string) => onChange(text)}
      autoCapitalize="none"
      {...(inputRef && { inputRef })}
      {...props}
    />
  );
}
