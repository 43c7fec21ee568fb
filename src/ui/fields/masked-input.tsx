import { readMask } from '#lib/mask.ts';
import { InputBase } from '@mantine/core';
import { useMemo } from 'react';
import { IMaskInput } from 'react-imask';
import type { TextFieldProps } from './field-props.ts';
import { useMaskEdits } from './use-mask-edits.ts';

/** The start of the private use area: each place of a mask is named by one of its characters. */
const NAMES_FROM = 0xe0_00;

/** Matches this character only. */
const only = (char: string): RegExp => new RegExp(`^\\u{${(char.codePointAt(0) ?? 0).toString(16)}}$`, 'u');

interface Pattern {
  mask: string;
  definitions: Record<string, RegExp>;
}

/**
 * Converts a mask to the library's format. There only typed characters can be optional, so an optional sign counts as
 * typed.
 */
function patternOf(mask: string): Pattern {
  const definitions: Record<string, RegExp> = {};
  const parts = readMask(mask).map(({ fits, isOptional }, index) => {
    if (typeof fits === 'string' && !isOptional) return `\\${fits}`;
    const name = String.fromCodePoint(NAMES_FROM + index);
    definitions[name] = typeof fits === 'string' ? only(fits) : fits;
    return isOptional ? `[${name}]` : name;
  });
  return { mask: parts.join(''), definitions };
}

interface MaskedInputProps extends TextFieldProps {
  /** `#` digit, `A` letter, `N` letter or digit, `X` any character; `?` makes the next one optional. */
  mask: string;
}

/** A field with a mask, which inserts fixed signs itself; for article numbers and codes in the back office. */
export function MaskedInput({ mask, onChange, inputRef, ...props }: MaskedInputProps) {
  const pattern = useMemo(() => patternOf(mask), [mask]);
  const part = useMaskEdits();
  return (
    <InputBase
      component={IMaskInput}
      ref={part}
      {...pattern}
      eager="append"
      onAccept={(masked: string) => onChange(masked)}
      autoComplete="off"
      {...(inputRef && { inputRef })}
      {...props}
    />
  );
}
