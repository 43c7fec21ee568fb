import { LIST_BUFFER_PX } from '#common/constants.ts';
import { readId } from '#common/read-id.ts';
import type { Purchase, PurchaseLine } from '#contract/types.ts';
import { customerName } from '#entities/customer/customer-name.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { LineStateBadge } from '#entities/order/lines/line-state-badge.tsx';
import { nameOfLine, noteOfLine } from '#entities/order/orders.strings.ts';
import { Money } from '#entities/shop/money.tsx';
import { keepTogether } from '#lib/no-break.ts';
import { usePermission } from '#page/shop-context.tsx';
import { useBranch } from '#routes/use-branch.ts';
import { useLinkState } from '#ui/navigation/back-target.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { Button } from '@mantine/core';
import { useRef, type ComponentProps } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { Link, useLocation, useSearchParams } from 'wouter';
import classes from './purchase-page.module.css';
import { purchasesStrings } from './purchases.strings.ts';
import { useUpdatePurchase } from './update-purchase.ts';

/** What most lines are high. */
const LINE_PX = 120;
/** The lines that are rendered before anything is measured. */
const UNMEASURED = 12;

function OrderLink({ line: { order_id: orderId, customer } }: { line: PurchaseLine }) {
  const { getHref } = useBranch();
  const state = useLinkState();
  const name = purchasesStrings.order(orderId);
  if (!usePermission('get_strange_orders')) return <span>{name}</span>;
  return (
    <span>
      <Link href={getHref('order', { orderId })} state={state}>
        {name}
      </Link>
      , {customerName(customer)}
    </span>
  );
}

interface Listed {
  /** The number of lines, of which only those near the window are rendered. */
  count: number;
}

interface LineProps {
  purchase: Purchase;
  line: PurchaseLine;
  onTakenBack: () => void;
}

function Line({ purchase, line, onTakenBack }: LineProps) {
  const { count, price, state, album, image_url: image } = line;
  const { mutate, isPending } = useUpdatePurchase(purchase);
  const name = nameOfLine(line);
  const takeBack = (): void =>
    mutate(
      { returned_line_ids: [line.id] },
      { onSuccess: onTakenBack, onError: (error) => notifyError(error, purchasesStrings.takeBackFailed) },
    );
  return (
    <div className={classes['line']} data-canceled={state === 'C' || undefined}>
      <ItemImage image={image} small />
      <div className={classes['about']}>
        <span>{keepTogether(name)}</span>
        {noteOfLine(line) && <span className={classes['note']}>{noteOfLine(line)}</span>}
        {album && <span className={classes['note']}>{purchasesStrings.album(album.name)}</span>}
        <span className={classes['note']}>
          <OrderLink line={line} />
        </span>
        <span className={classes['note']}>
          <LineStateBadge state={state} />
        </span>
      </div>
      <div className={classes['amount']}>
        <span>
          {count}&nbsp;×&nbsp;
          {price === null ? purchasesStrings.noPrice : <Money value={price} />}
        </span>
        {purchase.state === 'open' && state === 'O' && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={purchasesStrings.takeBackOf(name)}
            loading={isPending}
            onClick={takeBack}
          >
            {purchasesStrings.takeBack}
          </Button>
        )}
      </div>
    </div>
  );
}

function List({ context: _context, ...props }: ComponentProps<'div'> & { context: Listed }) {
  return <div {...props} role="list" aria-label={purchasesStrings.lines} />;
}

function Item({
  context: { count },
  item: _item,
  ...props
}: ComponentProps<'div'> & { 'data-index': number; item?: unknown; context: Listed }) {
  return <div {...props} role="listitem" aria-posinset={props['data-index'] + 1} aria-setsize={count} />;
}

const components = { List, Item };

/** Leads back from the lines of one customer to all. */
function OneCustomer({ lines }: { lines: readonly PurchaseLine[] }) {
  const [path] = useLocation();
  const [first] = lines;
  return (
    <p className={classes['note']} role="status">
      {first ? purchasesStrings.ofCustomer(customerName(first.customer)) : purchasesStrings.ofUnknown}{' '}
      <Link href={path}>{purchasesStrings.allLines}</Link>
    </p>
  );
}

/** The lines of a purchase, by order; only those of a customer whom the address names. */
export function PurchaseLines({ purchase, lines }: { purchase: Purchase; lines: readonly PurchaseLine[] }) {
  const [address] = useSearchParams();
  const customerId = readId(address.get('customerId'));
  const shown = customerId === undefined ? lines : lines.filter(({ customer }) => customer.id === customerId);
  const list = useRef<HTMLDivElement>(null);
  const lineAt = (_index: number, line: PurchaseLine) => (
    <Line
      purchase={purchase}
      line={line}
      // The line goes away with the button that has the focus.
      onTakenBack={() => list.current?.focus({ preventScroll: true })}
    />
  );
  return (
    <div ref={list} tabIndex={-1} aria-label={purchasesStrings.lines} role="group">
      {customerId !== undefined && <OneCustomer lines={shown} />}
      <Virtuoso
        useWindowScroll
        data={shown}
        initialItemCount={Math.min(shown.length, UNMEASURED)}
        increaseViewportBy={LIST_BUFFER_PX}
        defaultItemHeight={LINE_PX}
        computeItemKey={(_index, { id }) => id}
        components={components}
        context={{ count: shown.length }}
        itemContent={lineAt}
      />
    </div>
  );
}
