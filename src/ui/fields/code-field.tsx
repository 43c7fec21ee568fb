import { InputBase } from '@mantine/core';
import { IMaskInput } from 'react-imask';
import classes from './code-field.module.css';
import type { TextFieldProps } from './field-props.ts';
import { fieldsStrings } from './fields.strings.ts';

interface CodeFieldProps extends TextFieldProps {
  /** How many digits the code has. */
  length: number;
}

/** The digits of a one-time code, which a telephone may fill in by itself. */
export function CodeField({ length, value, onChange, inputRef, label = fieldsStrings.code, ...props }: CodeFieldProps) {
  return (
    <InputBase
      component={IMaskInput}
      mask={'0'.repeat(length)}
      value={value}
      // The mask tells of what it was given too.
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
