import type { ListedLine } from '#contract/types.ts';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { customerName } from '#entities/customer/customer-name.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { LineStateBadge } from '#entities/order/lines/line-state-badge.tsx';
import { nameOfLine, noteOfLine } from '#entities/order/orders.strings.ts';
import { OrderBadge } from '#entities/order/order-badge.tsx';
import { DateTime } from '#entities/shop/date-time.tsx';
import type { VirtualRows } from '#ui/list/virtual/use-virtual-rows.ts';
import { VirtualCards } from '#ui/list/virtual/virtual-cards.tsx';
import type { ReactNode } from 'react';
import { LineAmount, OrderLink, PurchaseOfLine } from './line-columns.tsx';
import classes from './line-cards.module.css';
import { linesStrings } from './lines.strings.ts';

function Card({ line, box }: { line: ListedLine; box: ReactNode }) {
  const { order, customer, count, total } = line;
  const note = noteOfLine(line);
  return (
    <>
      <div className={classes['head']}>
        <div className={classes['lead']}>
          {box}
          <OrderLink line={line} />
        </div>
        <OrderBadge order={order} />
      </div>
      <div className={classes['body']}>
        <ItemImage image={line.image_url} small />
        <div>
          <p className={classes['name']}>{nameOfLine(line)}</p>
          {note !== '' && <p className={classes['comment']}>{note}</p>}
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
          <LineAmount line={line} value={total} unpriced={goodsStrings.priceLater} />
        </b>
      </div>
    </>
  );
}

interface LineCardsProps {
  rows: VirtualRows<ListedLine>;
  rowHeight: number;
  /** The checkbox of a line, where lines can be selected. */
  box: ((line: ListedLine) => ReactNode) | undefined;
}

/** The lines as cards. */
export function LineCards({ rows, rowHeight, box }: LineCardsProps) {
  const cardOf = (line: ListedLine) => <Card line={line} box={box?.(line)} />;
  return <VirtualCards label={linesStrings.table} rows={rows} rowHeight={rowHeight} cardOf={cardOf} />;
}
