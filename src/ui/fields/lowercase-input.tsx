import { InputBase } from '@mantine/core';
import { IMaskInput } from 'react-imask';
import type { TextFieldProps } from './field-props.ts';
import { useMaskEdits } from './use-mask-edits.ts';

const toLowerCase = (text: string): string => text.toLowerCase();

/** A field that converts letters to lower case; for host and account names in the back office. */
export function LowercaseInput({ onChange, inputRef, ...props }: TextFieldProps) {
  const part = useMaskEdits();
  return (
    <InputBase
      component={IMaskInput}
      ref={part}
      mask={/^.*$/}
      prepare={toLowerCase}
      onAccept={(text: string) => onChange(text)}
      autoCapitalize="none"
      {...(inputRef && { inputRef })}
      {...props}
    />
  );
}
