import type { components, PlacedOrder } from '#contract/types.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import { purchasesBranch } from '#common/routes/branches.ts';
import { useFlow } from '#page/use-flow.ts';
import { keepTogether } from '#lib/no-break.ts';
import { readId } from '#common/read-id.ts';
import { paths } from '#routes/paths.ts';
import { useLinkState } from '#ui/navigation/back-target.ts';
import { imageViewer } from '#ui/image-viewer/image-viewer.ts';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { Money } from '#entities/shop/money.tsx';
import { Link, useSearchParams } from 'wouter';
import { AddLines } from './add/add-lines.tsx';
import { LineCell } from './cells/line-cell.tsx';
import { LineEdit, UnpricedNote } from './edit/line-edit.tsx';
import { lineEditFlow } from './edit/line-edit.flow.ts';
import { isClosedLine } from './edit/open-line.ts';
import { useEditingRole } from './edit/use-editing-role.ts';
import { LinePicture } from './line-picture.tsx';
import { LineState, LineStateChoice } from './states/line-state.tsx';
import classes from './order-lines.module.css';
import { useActAfterSaving } from './use-act-after-saving.ts';
import { isLiveLine } from '#common/order-line.ts';
import { nameOfLine, noteOfLine, ordersStrings } from '../orders.strings.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { lineEditMachine } from '#machines/order/line-edit.machine.ts';

type OrderLine = components['schemas']['OrderLine'];

interface LineProps {
  order: PlacedOrder;
  line: OrderLine;
  /** Whether its customer looks at it. */
  isBuyers: boolean;
  isDense: boolean;
  /** Whether the address names it. */
  isMarked: boolean;
  onLook: () => void;
  /** Where its numbers are changed in the row. */
  actor: ActorRefFrom<typeof lineEditMachine> | null;
  children: ReactNode;
}

function LinePurchase({ purchase: { id, name, album } }: { purchase: NonNullable<OrderLine['purchase']> }) {
  const state = useLinkState();
  return (
    <span className={classes['purchase']} title={album === null ? name : `${name}, ${ordersStrings.album(album)}`}>
      {ordersStrings.purchase}{' '}
      <Link href={getBranchHref(purchasesBranch, 'purchase', { purchaseId: id })} state={state}>
        {name}
      </Link>
      {album !== null && `, ${ordersStrings.album(album)}`}
    </span>
  );
}

function Line({ order, line, isBuyers, isDense, isMarked, onLook, actor, children }: LineProps) {
  const { item_id: itemId, description, count, price, total, state } = line;
  const name = nameOfLine(line);
  const [isChoosing, setIsChoosing] = useState(false);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMarked) place.current?.scrollIntoView({ block: 'center' });
  }, [isMarked]);
  const inCell = (cell: 'count' | 'price', shown: ReactNode): ReactNode =>
    actor === null || isClosedLine(line) ? (
      shown
    ) : (
      <LineCell actor={actor} order={order} line={line} cell={cell}>
        {shown}
      </LineCell>
    );
  const unpriced = isLiveLine(line) ? goodsStrings.priceLater : goodsStrings.noPrice;
  return (
    <li
      ref={place}
      className={classes['line']}
      data-canceled={state === 'C' || undefined}
      aria-current={isMarked || undefined}
    >
      <LinePicture line={line} onLook={onLook} />
      <div className={classes['about']}>
        {itemId === null ? (
          <span>{keepTogether(name)}</span>
        ) : (
          <Link href={paths.item.getHref(itemId)}>{keepTogether(description)}</Link>
        )}
        {noteOfLine(line) && <span className={classes['note']}>{noteOfLine(line)}</span>}
        {line.purchase && <LinePurchase purchase={line.purchase} />}
      </div>
      <span className={classes['state']}>
        <LineState
          line={line}
          isBuyers={isBuyers}
          isShort={isDense}
          isOpen={isChoosing}
          onToggle={() => setIsChoosing(!isChoosing)}
        />
      </span>
      <div className={classes['amount']}>
        <span className={classes['note']} data-unpriced={price === null || undefined}>
          {price === null ? (
            ordersStrings.unpriced(count, unpriced)
          ) : (
            <>
              {inCell('count', count)}&nbsp;×&nbsp;
              {inCell('price', <Money value={price} />)}
            </>
          )}
        </span>
        {total !== null && (
          <b>
            <Money value={total} />
          </b>
        )}
      </div>
      {isChoosing && <LineStateChoice order={order} line={line} onClose={() => setIsChoosing(false)} />}
      {children}
    </li>
  );
}

interface OrderLinesProps {
  order: PlacedOrder;
  /** Whether its customer looks at it. */
  isBuyers?: boolean;
  /** Whether each line is one row where there is room. */
  isDense?: boolean;
}

/** The lines of an order; whoever may change them finds a form at each, and its customer their own words. */
export function OrderLines({ order, isBuyers = false, isDense = false }: OrderLinesProps) {
  const { id, lines } = order;
  const by = useEditingRole('edit', order);
  const actor = useFlow(lineEditFlow, { orderId: id });
  const list = useRef<HTMLUListElement>(null);
  useActAfterSaving(actor, order, list);
  const [params] = useSearchParams();
  const markedId = readId(params.get('line'));
  const pictured = lines.filter(({ image }) => image !== null);
  const look = (line: OrderLine) => (): void =>
    imageViewer.open({
      images: pictured.flatMap(({ image }) => image ?? []),
      index: pictured.indexOf(line),
      alt: ordersStrings.photos,
    });
  return (
    <>
      {by === 'staff' && <UnpricedNote actor={actor} order={order} />}
      <ul ref={list} className={classes['lines']} aria-label={ordersStrings.lines} data-dense={isDense || undefined}>
        {lines.map((line) => (
          <Line
            key={line.id}
            order={order}
            line={line}
            isBuyers={isBuyers}
            isDense={isDense}
            isMarked={line.id === markedId}
            onLook={look(line)}
            actor={by === 'staff' && isDense ? actor : null}
          >
            {by && <LineEdit actor={actor} order={order} line={line} by={by} />}
          </Line>
        ))}
      </ul>
      {by && <AddLines order={order} by={by} />}
    </>
  );
}
