import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './main-settings.module.css';
import { mainStrings } from './main-settings.strings.ts';

interface ColorFieldProps {
  value: string;
  error: string | undefined;
  description?: ReactNode;
  onChange: (color: string) => void;
}

/** A field for a colour such as `#0074E0`, with the browser's own picker and a sample of a button. */
export function ColorField({ value, onChange, ...props }: ColorFieldProps) {
  const isWhole = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <div className={classes['color']}>
      <TextInput
        label={mainStrings.color}
        maxLength={7}
        autoCapitalize="characters"
        spellCheck={false}
        value={value}
        rightSectionWidth={52}
        rightSection={
          <input
            type="color"
            className={classes['picker']}
            aria-label={mainStrings.pickColor}
            value={isWhole ? value.toLowerCase() : '#000000'}
            onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
          />
        }
        onChange={(event) => onChange(event.currentTarget.value)}
        {...props}
      />
      {isWhole && (
        <span aria-hidden className={classes['sample']} style={{ background: value }}>
          {mainStrings.sample}
        </span>
      )}
    </div>
  );
}
