import { Money } from '#entities/shop/money.tsx';
import { formatAmount } from '#lib/money.ts';
import type { ReactNode } from 'react';
import classes from './list-sums.module.css';
import { listSumsStrings } from '#entities/order/list/list-sums.strings.ts';

/** It ends a line and never begins one. */
const DOT = '\u00A0· ';

interface SumsProps {
  /** How many orders or lines there are, with their word. */
  counted: string;
  sums: { pieces: number; sum: number; canceled_sum: number; unpriced: number };
}

function Sums({ counted, sums }: SumsProps) {
  const { pieces, sum, canceled_sum: canceled, unpriced } = sums;
  // Where nothing has a price, 0 would say that it is free.
  const isPriced = sum > 0 || unpriced === 0;
  return (
    <>
      {counted}
      {DOT}
      {listSumsStrings.pieces(formatAmount(pieces))}
      {isPriced && (
        <>
          {DOT}
          <b>
            <Money value={sum} />
          </b>
        </>
      )}
      {canceled > 0 && (
        <>
          {`, ${listSumsStrings.canceled}\u00A0`}
          <Money value={canceled} />
        </>
      )}
      {unpriced > 0 && `${DOT}${listSumsStrings.unpriced(formatAmount(unpriced))}`}
    </>
  );
}

interface ListTotalsProps {
  isStale: boolean;
  /** Whether they take one line on a phone too. */
  isShort?: boolean;
  children: ReactNode;
}

/** Keeps the place of what a list comes to while that is fetched. */
export function ListTotals({ isStale, isShort, children }: ListTotalsProps) {
  return (
    <p className={classes['totals']} data-short={isShort} role="status" aria-busy={isStale}>
      {children}
    </p>
  );
}

interface ListSumsProps {
  /** Nothing while they are fetched, and where the list is empty. */
  shown: SumsProps | undefined;
  isStale: boolean;
}

/** What a list of orders or of their lines comes to: pieces, sum, the cancelled part of it, what has no price yet. */
export function ListSums({ shown, isStale }: ListSumsProps) {
  return <ListTotals isStale={isStale}>{shown && <Sums {...shown} />}</ListTotals>;
}
