import { groupBy } from '#common/group-by.ts';
import { purchasesBranch } from '#common/routes/branches.ts';
import type { components } from '#contract/types.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { nameOfLine } from '#entities/order/orders.strings.ts';
import { addUpLines, type EqualLines } from '#entities/purchase/equal-lines.ts';
import { keepTogether } from '#lib/no-break.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import { useFirstRows } from '#ui/list/use-first-rows.tsx';
import { Link } from 'wouter';
import classes from './market.module.css';
import type { MarketLineData } from './market.queries.ts';
import { marketStrings } from './market.strings.ts';

/** As many goods as are taken in at a glance. */
const AT_FIRST = 8;

/** A line that is left to buy, with its purchase. */
export type LineToBuy = MarketLineData & { purchase: components['schemas']['IntermediaryPurchase'] };

/** Goods, with a link to each purchase that they are bought for; the row leads to the first, where they are marked. */
function Goods({ group: { first, lines, count } }: { group: EqualLines<LineToBuy> }) {
  const shares = [...groupBy(lines, ({ purchase }) => purchase.id)];
  const name = keepTogether(nameOfLine(first));
  return (
    <li className={classes['goods']}>
      <ItemImage image={first.image} sizes="56px" small />
      <div>
        <span className={classes['about']}>
          {shares.length > 1 ? (
            <Link
              href={getBranchHref(purchasesBranch, 'purchase', { purchaseId: first.purchase.id })}
              className={`${classes['name']} ${classes['toFirst']}`}
            >
              {name}
            </Link>
          ) : (
            <span className={classes['name']}>{name}</span>
          )}
          <span className={classes['count']}>{marketStrings.count(count)}</span>
        </span>
        {shares.map(([purchaseId, of]) => (
          <Link
            key={purchaseId}
            href={getBranchHref(purchasesBranch, 'purchase', { purchaseId })}
            className={classes['inPurchase']}
          >
            {of[0]?.purchase.name}
            {shares.length > 1 && `, ${marketStrings.count(of.reduce((sum, line) => sum + line.count, 0))}`}
          </Link>
        ))}
      </div>
    </li>
  );
}

/** What is to be bought over all purchases, equal lines added up. */
export function ToBuy({ lines, labelId }: { lines: readonly LineToBuy[]; labelId: string }) {
  const { first, more } = useFirstRows(addUpLines(lines), AT_FIRST);
  return (
    <>
      <ul className={classes['lines']} aria-labelledby={labelId}>
        {first.map((group) => (
          <Goods key={group.key} group={group} />
        ))}
      </ul>
      {more}
    </>
  );
}
