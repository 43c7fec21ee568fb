import { BackLink } from '#ui/navigation/back-link.tsx';
import { getBranchHref } from '#routes/branch-href.ts';
import { purchasesBranch } from '#common/routes/branches.ts';
import { Money } from '#entities/shop/money.tsx';
import { usePermission } from '#page/shop-context.tsx';
import { formatAmount } from '#lib/money.ts';
import { useQuery } from '@tanstack/react-query';
import classes from './purchase-link.module.css';
import { purchaseQuery } from './purchase.queries.ts';
import { linesCount, purchaseStrings } from '#entities/purchase/purchase.strings.ts';

function ToPurchase({ id }: { id: number }) {
  const { data } = useQuery(purchaseQuery(id));
  return (
    <div className={classes['head']}>
      <BackLink href={getBranchHref(purchasesBranch, 'purchase', { purchaseId: id })}>
        {data?.purchase.name ?? purchaseStrings.number(id)}
      </BackLink>
      {data && (
        <span className={classes['sums']}>
          {linesCount(data.purchase.lines_count)} · {purchaseStrings.pieces(formatAmount(data.purchase.items_count))}
          {' · '}
          <b>
            <Money value={data.purchase.total} />
          </b>
        </span>
      )}
    </div>
  );
}

/** Leads from a list of what a purchase has to the purchase, and says what it comes to. */
export function PurchaseLink({ id }: { id: number }) {
  return usePermission('get_purchase') ? <ToPurchase id={id} /> : null;
}
