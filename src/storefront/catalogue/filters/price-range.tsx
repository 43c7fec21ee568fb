import { plainAmount } from '#lib/money.ts';
import { TextField } from '#ui/native/text-field.tsx';
import { useDebouncedCallback } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { filtersStrings } from './filters.strings.ts';
import classes from './filters.module.css';

const TYPING_PAUSE_MS = 700;
const DIGITS_MAX = 9;

/** Prices in roubles, with kopecks or without; undefined for no limit. */
interface PriceRangeValue {
  priceMin?: number | undefined;
  priceMax?: number | undefined;
}

interface PriceRangeProps {
  value: PriceRangeValue;
  onChange: (value: Required<PriceRangeValue>) => void;
}

const textOf = (bound: number | undefined): string => (bound === undefined ? '' : String(bound).replace('.', ','));
/** The bound that a field says, to the kopeck, so that the address says the same; zero is none. */
const boundOf = (text: string): number | undefined => Number(text.replace(',', '.')) || undefined;
/**
 * The roubles and typed kopecks of a text: without its separator, 12.5 would become 125. One before three digits
 * separates thousands.
 */
function amountOf(text: string): string {
  const joined = text.replaceAll(/\s/g, '').replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '');
  const [, roubles = '', kopecks = ''] = /^\D*(\d+)([.,]\d{0,2})?/.exec(joined) ?? [];
  return roubles.slice(0, DIGITS_MAX) + kopecks;
}

/**
 * Refuses a pasted text that is not an amount in whole roubles, or has too many digits: cut off, it would be another
 * number.
 */
function refuseUnfit(event: ClipboardEvent<HTMLInputElement>): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const room = DIGITS_MAX - value.length + (selectionEnd ?? 0) - (selectionStart ?? 0);
  const amount = plainAmount(event.clipboardData.getData('text'));
  if (!/^\d+$/.test(amount) || amount.length > room) event.preventDefault();
}

/**
 * The two fields of a price range. Applied after a pause in typing, by Enter, or on blur of both; the last two swap
 * reversed limits.
 */
export function PriceRange({ value: { priceMin, priceMax }, onChange }: PriceRangeProps) {
  const [draft, setDraft] = useState<{ min: string; max: string } | null>(null);
  const { min, max } = draft ?? { min: textOf(priceMin), max: textOf(priceMax) };
  const [known, setKnown] = useState({ priceMin, priceMax });
  // The address was changed elsewhere: by Back, a link or the reset.
  if (known.priceMin !== priceMin || known.priceMax !== priceMax) {
    setKnown({ priceMin, priceMax });
    if (boundOf(min) !== priceMin || boundOf(max) !== priceMax) setDraft(null);
  }
  // Whether typing has paused with the upper limit below the lower one.
  const [isTurned, setIsTurned] = useState(false);
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    // The page was left before the pause.
    return () => {
      isShown.current = false;
      setDraft(null);
      setIsTurned(false);
    };
  }, []);
  const apply = (from: number | undefined, to: number | undefined): void => {
    // Hiding the page blurs the field too; applying then would navigate back to the hidden page.
    if (isShown.current && (from !== priceMin || to !== priceMax)) onChange({ priceMin: from, priceMax: to });
  };
  const applyLater = useDebouncedCallback((from: string, to: string) => {
    const [least, most] = [boundOf(from), boundOf(to)];
    // The upper limit may be only partly typed.
    if (least !== undefined && most !== undefined && least > most) setIsTurned(true);
    else apply(least, most);
  }, TYPING_PAUSE_MS);
  const change = (from: string, to: string): void => {
    setDraft({ min: from, max: to });
    setIsTurned(false);
    applyLater(from, to);
  };
  const applyNow = (): void => {
    applyLater.cancel();
    setIsTurned(false);
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
  const field = {
    inputMode: 'decimal',
    autoComplete: 'off',
    leftSectionWidth: 36,
    onBlur: leave,
    onKeyDown: press,
    onPaste: refuseUnfit,
  } as const;
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>{filtersStrings.price}</legend>
      <div className={classes['range']}>
        <TextField
          {...field}
          aria-label={filtersStrings.priceFrom}
          leftSection={filtersStrings.from}
          value={min}
          onChange={(event) => change(amountOf(event.currentTarget.value), max)}
        />
        <TextField
          {...field}
          aria-label={filtersStrings.priceTo}
          leftSection={filtersStrings.to}
          value={max}
          error={isTurned && filtersStrings.turned}
          onChange={(event) => change(min, amountOf(event.currentTarget.value))}
        />
      </div>
    </fieldset>
  );
}
