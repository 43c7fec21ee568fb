import type { ListedLine } from '#contract/types.ts';
import { customerName } from '#entities/customer/customer-name.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { LineStateBadge } from '#entities/order/lines/line-state-badge.tsx';
import { nameOfLine } from '#entities/order/orders.strings.ts';
import { StateBadge } from '#entities/order/state-badge.tsx';
import { DateTime } from '#entities/shop/date-time.tsx';
import { LIST_BUFFER_PX } from '#machines/kit/constants.ts';
import { Skeleton } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { LineAmount, OrderLink, PurchaseOfLine } from './line-columns.tsx';
import classes from './line-cards.module.css';
import { linesStrings } from './lines.strings.ts';

/** Every card has this height with the gap below it. */
const CARD_PX = 160;
const UNMEASURED = 8;

function Card({ line, box }: { line: ListedLine; box: ReactNode }) {
  const { order, customer, count, total } = line;
  return (
    <article className={classes['card']}>
      <div className={classes['head']}>
        <div className={classes['lead']}>
          {box}
          <OrderLink line={line} />
        </div>
        <StateBadge state={order.state} />
      </div>
      <div className={classes['body']}>
        <ItemImage image={line.image_url} small />
        <div>
          <p className={classes['name']}>{nameOfLine(line)}</p>
          <p className={classes['note']}>
            {customerName(customer)}, <DateTime value={order.created_at} />
            {line.purchase && ' · '}
            <PurchaseOfLine line={line} />
          </p>
        </div>
      </div>
      <div className={classes['foot']}>
        <LineStateBadge state={line.state} isShort />
        <span>{linesStrings.pieces(String(count))}</span>
        <b>
          <LineAmount line={line} value={total} />
        </b>
      </div>
    </article>
  );
}

interface Context {
  total: number;
}

function List({ context: _context, ...props }: ComponentProps<'div'> & { context: Context }) {
  return <div {...props} role="list" aria-label={linesStrings.table} />;
}

function Item({
  context: { total },
  item: _item,
  ...props
}: ComponentProps<'div'> & { 'data-index': number; item?: unknown; context: Context }) {
  return (
    <div
      {...props}
      role="listitem"
      aria-posinset={props['data-index'] + 1}
      aria-setsize={total}
      className={classes['place']}
    />
  );
}

const components = { List, Item };

interface LineCardsProps {
  total: number;
  lineAt: (index: number) => ListedLine | undefined;
  onRange: (range: { startIndex: number; endIndex: number }) => void;
  /** The checkbox of a line, where lines can be selected. */
  box: ((line: ListedLine) => ReactNode) | undefined;
}

/** The lines as cards, of which only those near the window are rendered. */
export function LineCards({ total, lineAt, onRange, box }: LineCardsProps) {
  const cardAt = (index: number) => {
    const line = lineAt(index);
    return line ? (
      <Card line={line} box={box?.(line)} />
    ) : (
      <Skeleton className={classes['card'] ?? ''} role="status" aria-label={linesStrings.loadingRow} />
    );
  };
  return (
    <Virtuoso
      useWindowScroll
      totalCount={total}
      fixedItemHeight={CARD_PX}
      initialItemCount={Math.min(total, UNMEASURED)}
      increaseViewportBy={LIST_BUFFER_PX}
      components={components}
      context={{ total }}
      rangeChanged={onRange}
      itemContent={cardAt}
    />
  );
}
