import { readRefusal } from '#machines/kit/refusal.ts';
import { useShop } from '#page/shop-context.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import classes from './bought-price-field.module.css';
import { purchaseStrings } from './purchase.strings.ts';

/** The contract's: roubles that one piece may be bought for. */
export const BOUGHT_PRICE_MAX = 1_000_000;

/** The one price of lines that are bought together: null where none is known, undefined where they have several. */
export function commonPrice(lines: readonly { bought_price: number | null }[]): number | null | undefined {
  const [price = null, ...others] = new Set(lines.map((line) => line.bought_price));
  return others.length > 0 ? undefined : price;
}

/** Why a price was not taken, to stand below its field. */
function reasonOf(error: unknown): string {
  const { isAnswered, detail, fields } = readRefusal(error);
  if (!isAnswered) return purchaseStrings.priceUnanswered;
  const [told = detail] = Object.values(fields);
  return told || purchaseStrings.priceFailed;
}

interface BoughtPriceFieldProps {
  /** Of what the price is. */
  name: string;
  /** Undefined where the lines have several. */
  known: number | null | undefined;
  /** Keeps the price; settles once what is known of it has been read again. */
  save: (price: number | null) => Promise<unknown>;
  /** Whether a known price can't be taken back here. */
  isRequired?: boolean;
  /** What was typed and isn't kept yet, and where it is held, for a field that may go away before it is left. */
  held?: readonly [typed: string | null, setTyped: (typed: string | null) => void];
}

/** What one piece was bought for: typed, and kept by Enter, which leads to the next such field, or by leaving it. */
export function BoughtPriceField({ name, known, save, isRequired = false, held }: BoughtPriceFieldProps) {
  const { currency } = useShop();
  const own = useState<string | null>(null);
  const [typed, setTyped] = held ?? own;
  const [isLeft, setIsLeft] = useState(typed !== null);
  const field = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: save,
    onSuccess: () => setTyped(null),
    onError: (failure) => {
      // The next mark, or a scroll, has taken the field away meanwhile.
      if (!field.current) notifyFailure(purchaseStrings.priceNotKept(name, reasonOf(failure)));
    },
  });
  const shown = known === null || known === undefined ? '' : String(known);
  const change = (text: string | null): void => {
    setTyped(text);
    setIsLeft(false);
    reset();
  };
  /** What is wrong with a text that was left, and isn't on its way. */
  const unsent = isRequired && typed === '' ? purchaseStrings.priceNeeded : purchaseStrings.priceUnsent;
  const keep = (): void => {
    if (typed === null || isPending) return;
    const price = typed === '' ? null : Number(typed);
    setIsLeft(true);
    if (price === known) change(null);
    else if (price !== null || !isRequired) mutate(price);
  };
  const toNext = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') change(null);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const list = event.currentTarget.closest('ul, [role=list]');
    const fields = [...(list?.querySelectorAll<HTMLInputElement>('[data-bought-price] input') ?? [])];
    const next = fields[fields.indexOf(event.currentTarget) + 1];
    // Leaving the field keeps it. Behind the last one the focus stands at its place, where a phone has no keyboard.
    (next ?? field.current)?.focus();
  };
  return (
    <div className={classes['field']} data-bought-price ref={field} tabIndex={-1}>
      <MoneyInput
        currency={currency}
        max={BOUGHT_PRICE_MAX}
        size="xs"
        aria-label={purchaseStrings.boughtPriceOf(name)}
        placeholder={known === undefined ? purchaseStrings.severalPrices : purchaseStrings.boughtPrice}
        value={typed ?? shown}
        readOnly={isPending}
        error={error ? reasonOf(error) : isLeft && typed !== null && !isPending && unsent}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={keep}
        onKeyDown={toNext}
        onChange={(text) => {
          // Leaving a field tells its number once more.
          if (text !== (typed ?? shown)) change(text);
        }}
      />
    </div>
  );
}
