import type { Purchase } from '#contract/types.ts';
import { useBranch } from '#routes/use-branch.ts';
import { intermediaryName } from '#office/kit/purchase/intermediary-name.ts';
import { PurchaseBadge } from '#entities/purchase/purchase-badge.tsx';
import { linesCount } from '#entities/purchase/purchase.strings.ts';
import { DateTime } from '#entities/shop/date-time.tsx';
import { Money } from '#entities/shop/money.tsx';
import { ViewsMenu } from '#office/kit/views/views-menu.tsx';
import { TruckIcon } from '#ui/later-icons.tsx';
import { defineRows } from '#ui/list/define-rows.tsx';
import { useLinkState } from '#ui/navigation/back-target.ts';
import { MessageState } from '#ui/states/message-state.tsx';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './purchase-rows.module.css';
import { purchasesStrings } from './purchases.strings.ts';

const { columns } = purchasesStrings;

function NameLink({ row: { id, name } }: { row: Purchase }) {
  const { getHref } = useBranch();
  return (
    <Link className={classes['name']} href={getHref('purchase', { purchaseId: id })} state={useLinkState()}>
      {name}
    </Link>
  );
}

function Card({ row }: { row: Purchase }) {
  return (
    <div className={classes['card']}>
      <div className={classes['head']}>
        <NameLink row={row} />
        <PurchaseBadge state={row.state} />
      </div>
      <span className={classes['note']}>
        №&nbsp;{row.id}, {intermediaryName(row.intermediary)}
      </span>
      <div className={classes['head']}>
        <span className={classes['note']}>
          {linesCount(row.lines_count)}
          {row.ordered_count > 0 && `, ${purchasesStrings.toCome(row.ordered_count)}`}
        </span>
        <b>
          <Money value={row.total} />
        </b>
      </div>
    </div>
  );
}

function NoPurchases({ icon }: { icon: ReactNode }) {
  return <MessageState icon={icon} title={purchasesStrings.empty} text={purchasesStrings.emptyHint} />;
}

/** The view of purchases: a dense table on wide screens, cards on narrow ones. */
export const PurchaseRows = defineRows<Purchase>({
  Card,
  Head: ({ list }) => <ViewsMenu name="purchases" list={list} />,
  columns: [
    { title: columns.name, kind: 'rest', cell: (row) => <NameLink row={row} /> },
    { title: columns.intermediary, cell: ({ intermediary }) => intermediaryName(intermediary) },
    { title: columns.date, kind: 'nowrap', cell: ({ created_at: at }) => <DateTime value={at} /> },
    { title: columns.state, cell: ({ state }) => <PurchaseBadge state={state} /> },
    { title: columns.lines, kind: 'amount', cell: ({ lines_count: count }) => count },
    { title: columns.ordered, kind: 'amount', cell: ({ ordered_count: count }) => count },
    {
      title: columns.sum,
      kind: 'amount',
      cell: ({ total }) => (
        <b>
          <Money value={total} />
        </b>
      ),
    },
  ],
  isLinked: true,
  isByKeys: true,
  icon: <TruckIcon size={32} />,
  Empty: NoPurchases,
  nothingFoundHint: purchasesStrings.nothingFoundHint,
});
