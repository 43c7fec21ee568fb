import type { components } from '#contract/types.ts';
import { fitCount } from '#common/fit-count.ts';
import { countHintStrings } from './count-hint.strings.ts';
import classes from './count-hint.module.css';
import { FEW_LEFT } from './item-badges.tsx';
import { goodsStrings } from './goods.strings.ts';

/** What limits how many of an item can be ordered. */
export type Counted = Pick<components['schemas']['ItemCard'], 'count_step' | 'count_min' | 'stock'>;

/**
 * In what counts an item is sold, how few of it are left, and what of that the person's count breaks. Nothing for most
 * items.
 */
export function CountHint({ of, count }: { of: Counted; count: number }) {
  const { count_step: step, stock } = of;
  const least = fitCount(1, of);
  const rules = [
    ...(step > 1 ? [countHintStrings.by(step)] : []),
    ...(least > step ? [countHintStrings.from(least)] : []),
  ];
  const isUnfit = fitCount(count, of) !== count;
  const isShort = stock !== null && count > stock;
  if (rules.length === 0 && !isShort && (stock === null || stock > FEW_LEFT)) return null;
  return (
    <p className={classes['hint']} role="status">
      {rules.length > 0 && <span data-wrong={isUnfit || undefined}>{countHintStrings.soldOnly(rules.join(', '))}</span>}
      {stock !== null && (isShort || stock <= FEW_LEFT) && (
        <span data-wrong={isShort || undefined}>{stock > 0 ? goodsStrings.left(stock) : goodsStrings.soldOut}</span>
      )}
    </p>
  );
}
