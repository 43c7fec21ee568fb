import { CODE_LENGTH } from '#machines/kit/constants.ts';
import { InputBase } from '@mantine/core';
import { IMaskInput } from 'react-imask';
import classes from './code-field.module.css';
import type { TextFieldProps } from './field-props.ts';
import { fieldsStrings } from './fields.strings.ts';

const CODE_MASK = '0'.repeat(CODE_LENGTH);

/** The digits of a one-time code, which a telephone may fill in by itself. */
export function CodeField({ value, onChange, inputRef, label = fieldsStrings.code, ...props }: TextFieldProps) {
  return (
    <InputBase
      component={IMaskInput}
      mask={CODE_MASK}
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
