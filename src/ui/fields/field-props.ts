import type { InputBaseProps } from '@mantine/core';
import type { ComponentProps, Ref } from 'react';

type Shown = Pick<
  InputBaseProps,
  'label' | 'error' | 'size' | 'description' | 'inputWrapperOrder' | 'required' | 'withAsterisk' | 'disabled'
>;

/** The props of every single-line field. */
export interface TextFieldProps
  extends Shown, Pick<ComponentProps<'input'>, 'aria-label' | 'onFocus' | 'onBlur' | 'onKeyDown'> {
  value: string;
  onChange: (value: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  readOnly?: boolean;
  placeholder?: string;
  id?: string;
  name?: string;
}
