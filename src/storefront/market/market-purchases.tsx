import type { components } from '#contract/types.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import { purchasesBranch } from '#common/routes/branches.ts';
import { PurchaseBadge } from '#entities/purchase/purchase-badge.tsx';
import { Link } from 'wouter';
import classes from './market.module.css';
import { marketStrings } from './market.strings.ts';

type Purchase = components['schemas']['IntermediaryPurchase'];

/** Purchases of an intermediary, those with something left to buy first, otherwise the newest. */
export function MarketPurchases({ purchases, label }: { purchases: readonly Purchase[]; label: string }) {
  const ordered = purchases.toSorted((one, other) => Number(other.ordered_count > 0) - Number(one.ordered_count > 0));
  return (
    <ul className={classes['purchases']} aria-label={label}>
      {ordered.map(({ id, name, state, ordered_count: left, lines_count: count }) => (
        <li key={id}>
          <Link href={getBranchHref(purchasesBranch, 'purchase', { purchaseId: id })} className={classes['purchase']}>
            <span className={classes['name']}>{name}</span>
            <PurchaseBadge state={state} left={left} />
            <span className={left > 0 ? classes['toBuy'] : classes['note']}>
              {left > 0 && marketStrings.toBuy(left)}
              {left === 0 && (count > 0 ? marketStrings.nothingToBuy : marketStrings.noLines)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
