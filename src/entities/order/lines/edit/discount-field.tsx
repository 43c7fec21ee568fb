import { discountedBy, discountOf } from '#machines/order/order-editing.rules.ts';
import { NumericInput } from '#ui/fields/numeric-input.tsx';
import { useRef, useState } from 'react';
import { lineEditStrings } from './line-edit.strings.ts';

const kopecks = (roubles: number): number => Math.round(roubles * 100);

interface DiscountFieldProps {
  /** Roubles before the discount. */
  retailPrice: number;
  /** The price that is typed now, in roubles; null for none. */
  price: number | null;
  onPrice: (price: number) => void;
}

/** The discount that the price means, in whole per cent; another one writes its price. */
export function DiscountField({ retailPrice, price, onPrice }: DiscountFieldProps) {
  // What is typed stands while it means this price: an empty field would become a zero under the fingers.
  const [typed, setTyped] = useState<{ text: string; price: number | null } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const meant = price === null ? '' : String(discountOf(kopecks(price), kopecks(retailPrice)));
  return (
    <NumericInput
      label={lineEditStrings.discount}
      inputRef={input}
      min={0}
      max={100}
      value={typed !== null && typed.price === price ? typed.text : meant}
      onChange={(text) => {
        // The mask tells of a discount that follows a typed price, too.
        if (document.activeElement !== input.current) return;
        const next = text === '' ? price : discountedBy(kopecks(retailPrice), Math.min(100, Number(text))) / 100;
        setTyped({ text, price: next });
        if (next !== null && text !== '') onPrice(next);
      }}
    />
  );
}
