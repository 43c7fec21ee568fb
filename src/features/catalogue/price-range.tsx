import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { filtersStrings } from './filters.strings.ts';
import classes from './filters.module.css';

const TYPING_PAUSE_MS = 700;
const DIGITS_MAX = 9;

/** Prices in whole roubles; none is no bound. */
export interface PriceRangeValue {
  priceMin?: number | undefined;
  priceMax?: number | undefined;
}

interface PriceRangeProps {
  value: PriceRangeValue;
  onChange: (value: Required<PriceRangeValue>) => void;
}

const textOf = (bound: number | undefined): string => (bound === undefined ? '' : String(bound));
const boundOf = (text: string): number | undefined => Number(text) || undefined;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, DIGITS_MAX);

/** Two fields of a range of prices: applied when typing rests, by Enter, or when both are left; bounds the wrong way round are swapped then. */
export function PriceRange({ value: { priceMin, priceMax }, onChange }: PriceRangeProps) {
  const [min, setMin] = useState(textOf(priceMin));
  const [max, setMax] = useState(textOf(priceMax));
  const [known, setKnown] = useState({ priceMin, priceMax });
  // Changed by another hand: Back, a link, the reset.
  if (known.priceMin !== priceMin || known.priceMax !== priceMax) {
    setKnown({ priceMin, priceMax });
    if (boundOf(min) !== priceMin) setMin(textOf(priceMin));
    if (boundOf(max) !== priceMax) setMax(textOf(priceMax));
  }
  const apply = (from: number | undefined, to: number | undefined): void => {
    if (from !== priceMin || to !== priceMax) onChange({ priceMin: from, priceMax: to });
  };
  const applyLater = useDebouncedCallback((from: string, to: string) => {
    const [least, most] = [boundOf(from), boundOf(to)];
    // The end may be half typed still.
    if (least === undefined || most === undefined || least <= most) apply(least, most);
  }, TYPING_PAUSE_MS);
  const applyNow = (): void => {
    applyLater.cancel();
    const [least, most] = [boundOf(min), boundOf(max)];
    if (least !== undefined && most !== undefined && least > most) apply(most, least);
    else apply(least, most);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) applyNow();
  };
  const press = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') applyNow();
  };
  const field = { inputMode: 'numeric', autoComplete: 'off', leftSectionWidth: 36, size: 'md', onBlur: leave, onKeyDown: press } as const;
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>{filtersStrings.price}</legend>
      <div className={classes['range']}>
        <TextInput
          {...field}
          aria-label={filtersStrings.priceFrom}
          leftSection={filtersStrings.from}
          value={min}
          onChange={(event) => {
            const typed = digitsOf(event.currentTarget.value);
            setMin(typed);
            applyLater(typed, max);
          }}
        />
        <TextInput
          {...field}
          aria-label={filtersStrings.priceTo}
          leftSection={filtersStrings.to}
          value={max}
          onChange={(event) => {
            const typed = digitsOf(event.currentTarget.value);
            setMax(typed);
            applyLater(min, typed);
          }}
        />
      </div>
    </fieldset>
  );
}
