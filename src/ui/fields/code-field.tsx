import { InputBase } from '@mantine/core';
import { IMaskInput } from 'react-imask';
import classes from './code-field.module.css';
import type { TextFieldProps } from './field-props.ts';
import { fieldsStrings } from './fields.strings.ts';
import { useMaskEdits } from './use-mask-edits.ts';

interface CodeFieldProps extends TextFieldProps {
  /** How many digits the code has. */
  length: number;
}

/** A field for the digits of a one-time code, which phones can fill in. */
export function CodeField({ length, value, onChange, inputRef, label = fieldsStrings.code, ...props }: CodeFieldProps) {
  const part = useMaskEdits();
  return (
    <InputBase
      component={IMaskInput}
      ref={part}
      mask={'0'.repeat(length)}
      value={value}
      // The mask also reports values that were set by `value`.
      onAccept={(typed: string) => typed !== value && onChange(typed)}
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      size="lg"
      classNames={{ input: classes['code'] ?? '' }}
      {...(inputRef && { inputRef })}
      {...props}
    />
  );
}
