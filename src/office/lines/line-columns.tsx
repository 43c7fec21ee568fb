import type { ListedLine } from '#contract/types.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import { purchasesBranch } from '#common/routes/branches.ts';
import { useBranch } from '#routes/use-branch.ts';
import { customerName } from '#entities/customer/customer-name.ts';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { LineStateBadge } from '#entities/order/lines/line-state-badge.tsx';
import { nameOfLine, noteOfLine } from '#entities/order/orders.strings.ts';
import { OrderBadge } from '#entities/order/order-badge.tsx';
import { DateTime } from '#entities/shop/date-time.tsx';
import { Money } from '#entities/shop/money.tsx';
import { isLiveLine } from '#common/order-line.ts';
import { TwoLines } from '#ui/list/virtual/two-lines.tsx';
import { useLinkState } from '#ui/navigation/back-target.ts';
import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
} from '@tanstack/react-table';
import { Link } from 'wouter';
import classes from './line-table.module.css';
import type { linesStrings } from './lines.strings.ts';

/** A column of the table of lines. */
export type LineColumn = keyof typeof linesStrings.columns;

/** What the table of lines can do: columns in any order, and hidden ones. */
export const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature });

const helper = createColumnHelper<typeof features, ListedLine>();

/** Leads to the line's order, where the line is marked. */
export function OrderLink({ line: { id, order } }: { line: ListedLine }) {
  const { getHref } = useBranch();
  return (
    <Link
      className={classes['link']}
      href={`${getHref('order', { orderId: order.id })}?line=${id}`}
      state={useLinkState()}
    >
      {`№\u00A0${order.id}`}
    </Link>
  );
}

/** Leads to the purchase that the line is in. */
export function PurchaseOfLine({ line: { purchase } }: { line: ListedLine }) {
  const state = useLinkState();
  if (!purchase) return null;
  return (
    <Link
      className={classes['purchase']}
      href={getBranchHref(purchasesBranch, 'purchase', { purchaseId: purchase.id })}
      state={state}
    >
      {purchase.name}
    </Link>
  );
}

/** An amount of a line, as far as somebody has priced it. */
export function LineAmount({ line, value }: { line: ListedLine; value: number | null }) {
  if (value !== null) return <Money value={value} />;
  return isLiveLine(line) ? goodsStrings.priceLater : goodsStrings.noPrice;
}

/** The columns in their first order. */
export const lineColumns = helper.columns([
  helper.display({
    id: 'picture' satisfies LineColumn,
    cell: ({ row: { original: line } }) => (
      <div className={classes['picture']}>
        <ItemImage image={line.image_url} small />
      </div>
    ),
  }),
  helper.display({
    id: 'description' satisfies LineColumn,
    cell: ({ row: { original: line } }) => (
      <TwoLines>
        {nameOfLine(line)}
        {noteOfLine(line) && <span className={classes['note']}> {noteOfLine(line)}</span>}
      </TwoLines>
    ),
  }),
  helper.display({ id: 'count' satisfies LineColumn, cell: ({ row: { original: line } }) => line.count }),
  helper.display({
    id: 'price' satisfies LineColumn,
    cell: ({ row: { original: line } }) => <LineAmount line={line} value={line.price} />,
  }),
  helper.display({
    id: 'sum' satisfies LineColumn,
    cell: ({ row: { original: line } }) => (
      <b>
        <LineAmount line={line} value={line.total} />
      </b>
    ),
  }),
  helper.display({
    id: 'state' satisfies LineColumn,
    cell: ({ row: { original: line } }) => <LineStateBadge state={line.state} isShort />,
  }),
  helper.display({
    id: 'customer' satisfies LineColumn,
    cell: ({ row: { original: line } }) => <TwoLines>{customerName(line.customer)}</TwoLines>,
  }),
  helper.display({
    id: 'order' satisfies LineColumn,
    enableHiding: false,
    cell: ({ row: { original: line } }) => (
      <span className={classes['order']}>
        <OrderLink line={line} /> <OrderBadge order={line.order} />
      </span>
    ),
  }),
  helper.display({
    id: 'purchase' satisfies LineColumn,
    cell: ({ row: { original: line } }) => (
      <TwoLines>
        <PurchaseOfLine line={line} />
      </TwoLines>
    ),
  }),
  helper.display({
    id: 'date' satisfies LineColumn,
    cell: ({ row: { original: line } }) => <DateTime value={line.order.created_at} />,
  }),
]);
