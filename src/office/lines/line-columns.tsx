import type { ListedLine } from '#contract/types.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import { purchasesBranch } from '#common/routes/branches.ts';
import { useBranch } from '#routes/use-branch.ts';
import { customerName } from '#entities/customer/customer-name.ts';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { badgeText } from '#entities/order/badge-text.ts';
import { LineStateBadge } from '#entities/order/lines/line-state-badge.tsx';
import { nameOfLine } from '#entities/order/orders.strings.ts';
import { DateTime } from '#entities/shop/date-time.tsx';
import { Money } from '#entities/shop/money.tsx';
import { isLiveLine } from '#common/order-line.ts';
import { OneLine } from '#ui/list/virtual/one-line.tsx';
import { useLinkState } from '#ui/navigation/back-target.ts';
import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
} from '@tanstack/react-table';
import { Link } from 'wouter';
import classes from './line-table.module.css';
import { linesStrings } from './lines.strings.ts';

/** A column of the table of lines. */
export type LineColumn = keyof typeof linesStrings.columns;

/** What the table of lines can do: columns in any order, and hidden ones. */
export const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature });

const helper = createColumnHelper<typeof features, ListedLine>();

/** Leads to the line's order, where the line is marked. Over a row, its title says what is cut there. */
export function OrderLink({ line: { id, order }, title }: { line: ListedLine; title?: string }) {
  const { getHref } = useBranch();
  return (
    <Link
      className={classes['link']}
      href={`${getHref('order', { orderId: order.id })}?line=${id}`}
      state={useLinkState()}
      title={title}
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
      title={purchase.name}
    >
      {purchase.name}
    </Link>
  );
}

/** What the customer has written: cut in its row, and whole over the rows below while it or the row is looked at. */
function Comment({ text }: { text: string }) {
  return (
    text && (
      <div className={classes['comment']}>
        <span title={text}>{text}</span>
      </div>
    )
  );
}

/** An amount of a line, as far as somebody has priced it; `unpriced` says that nobody has yet. */
export function LineAmount({ line, value, unpriced }: { line: ListedLine; value: number | null; unpriced: string }) {
  if (value !== null) return <Money value={value} />;
  return isLiveLine(line) ? <span title={goodsStrings.priceLater}>{unpriced}</span> : goodsStrings.noPrice;
}

const wholeOf = ({ description, customer, order }: ListedLine): string =>
  [nameOfLine({ description }), customerName(customer), badgeText(order)].join(', ');

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
    // Without the comment, which has a place of its own.
    cell: ({ row: { original } }) => <OneLine text={nameOfLine({ description: original.description })} />,
  }),
  helper.display({
    id: 'comment' satisfies LineColumn,
    cell: ({ row: { original } }) => <Comment text={original.comment} />,
  }),
  helper.display({ id: 'count' satisfies LineColumn, cell: ({ row: { original: line } }) => line.count }),
  helper.display({
    id: 'price' satisfies LineColumn,
    cell: ({ row: { original: line } }) => (
      <LineAmount line={line} value={line.price} unpriced={linesStrings.noPriceYet} />
    ),
  }),
  helper.display({
    id: 'sum' satisfies LineColumn,
    cell: ({ row: { original: line } }) => (
      <b>
        <LineAmount line={line} value={line.total} unpriced={linesStrings.noPriceYet} />
      </b>
    ),
  }),
  helper.display({
    id: 'state' satisfies LineColumn,
    cell: ({ row: { original: line } }) => (
      <span className={classes['state']}>
        <LineStateBadge state={line.state} isShort />
      </span>
    ),
  }),
  helper.display({
    id: 'customer' satisfies LineColumn,
    cell: ({ row: { original: line } }) => <OneLine text={customerName(line.customer)} />,
  }),
  helper.display({
    id: 'order' satisfies LineColumn,
    enableHiding: false,
    cell: ({ row: { original: line } }) => (
      <>
        <OrderLink line={line} title={wholeOf(line)} />{' '}
        <span className={classes['orderState']}>{badgeText(line.order)}</span>
      </>
    ),
  }),
  helper.display({
    id: 'purchase' satisfies LineColumn,
    cell: ({ row: { original: line } }) => <PurchaseOfLine line={line} />,
  }),
  helper.display({
    id: 'date' satisfies LineColumn,
    cell: ({ row: { original: line } }) => <DateTime value={line.order.created_at} />,
  }),
]);
