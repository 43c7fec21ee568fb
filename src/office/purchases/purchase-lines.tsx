import { LIST_BUFFER_PX } from '#common/constants.ts';
import { readId } from '#common/read-id.ts';
import type { Purchase, PurchaseLine } from '#contract/types.ts';
import { customerName } from '#entities/customer/customer-name.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { LineStateBadge } from '#entities/order/lines/line-state-badge.tsx';
import { nameOfLine, noteOfLine } from '#entities/order/orders.strings.ts';
import { BoughtPriceField, commonPrice } from '#entities/purchase/bought-price-field.tsx';
import { addUpLines, type EqualLines } from '#entities/purchase/equal-lines.ts';
import { ProgressStrip } from '#entities/purchase/progress-strip.tsx';
import { Money } from '#entities/shop/money.tsx';
import { keepTogether } from '#lib/no-break.ts';
import { usePermission } from '#page/shop-context.tsx';
import { useBranch } from '#routes/use-branch.ts';
import { useLinkState } from '#ui/navigation/back-target.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type ComponentProps } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { Link, useLocation, useSearchParams } from 'wouter';
import { commentsOf } from './comments-of.ts';
import classes from './purchase-page.module.css';
import { purchasesStrings } from './purchases.strings.ts';
import { stepsOf } from './steps-of.ts';
import { setBoughtPrice, useUpdatePurchase } from './update-purchase.ts';

/** What most rows are high. */
const LINE_PX = 74;
/** The rows that are rendered before anything is measured. */
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
  /** The number of rows, of which only those near the window are rendered. */
  count: number;
}

interface LineProps {
  purchase: Purchase;
  line: PurchaseLine;
  onTakenBack: () => void;
}

/** The part of a row that is one order's own. */
function LineOfOrder({ purchase, line, onTakenBack }: LineProps) {
  const { count, price, state, album, order_id: orderId } = line;
  const { mutate, isPending } = useUpdatePurchase(purchase);
  const takeBack = (): void =>
    mutate(
      { returned_line_ids: [line.id] },
      { onSuccess: onTakenBack, onError: (error) => notifyError(error, purchasesStrings.takeBackFailed) },
    );
  return (
    <div className={classes['ofOrder']} data-canceled={state === 'C' || undefined}>
      <span className={classes['whose']}>
        <OrderLink line={line} />
        {noteOfLine(line) && <span className={classes['comment']}>{noteOfLine(line)}</span>}
        {album && <span className={classes['comment']}>{purchasesStrings.album(album.name)}</span>}
      </span>
      <LineStateBadge state={state} />
      <span className={classes['price']}>
        {count}&nbsp;×&nbsp;
        {price === null ? purchasesStrings.noPrice : <Money value={price} />}
      </span>
      {purchase.state === 'open' && state === 'O' && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={purchasesStrings.takeBackOf(nameOfLine(line), orderId)}
          loading={isPending}
          onClick={takeBack}
        >
          {purchasesStrings.takeBack}
        </Button>
      )}
    </div>
  );
}

interface RowProps extends Omit<LineProps, 'line'> {
  group: EqualLines<PurchaseLine>;
  isOpen: boolean;
  /** The price that was typed and isn't kept yet. */
  typed: NonNullable<ComponentProps<typeof BoughtPriceField>['held']>;
  onToggle: () => void;
}

/** Goods of a purchase: how many there are and how far they are, and whose they are. */
function Row({ purchase, group, isOpen, typed, onToggle, onTakenBack }: RowProps) {
  const { lines, first } = group;
  const queryClient = useQueryClient();
  const peopleId = useId();
  const name = nameOfLine(first);
  const comments = commentsOf(group);
  // A line that has come in part is two.
  const orders = new Set(lines.map(({ order_id: id }) => id)).size;
  const isListed = lines.length === 1 || isOpen;
  return (
    <div className={classes['line']}>
      <ItemImage image={first.image_url} small />
      <div className={classes['about']}>
        <span>{keepTogether(name)}</span>
        {lines.length > 1 && comments && <span className={classes['comments']}>{comments}</span>}
      </div>
      <BoughtPriceField
        name={name}
        known={commonPrice(lines)}
        held={typed}
        save={(price) => setBoughtPrice(queryClient, purchase, lines, price)}
      />
      {lines.length > 1 && (
        <div className={classes['amount']}>
          <span>{purchasesStrings.stepsOf(stepsOf(lines), purchase)}</span>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isOpen}
            aria-controls={isOpen ? peopleId : undefined}
            aria-label={purchasesStrings.ordersOf(name, orders)}
            onClick={onToggle}
          >
            {purchasesStrings.ordersCount(orders)}
          </Button>
        </div>
      )}
      {isListed && (
        <div id={peopleId} className={classes['orders']}>
          {lines.map((line) => (
            <LineOfOrder key={line.id} purchase={purchase} line={line} onTakenBack={onTakenBack} />
          ))}
        </div>
      )}
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

/** The lines of a purchase, equal ones added up; only those of a customer whom the address names. */
export function PurchaseLines({ purchase, lines }: { purchase: Purchase; lines: readonly PurchaseLine[] }) {
  const [address] = useSearchParams();
  const customerId = readId(address.get('customerId'));
  const shown = customerId === undefined ? lines : lines.filter(({ customer }) => customer.id === customerId);
  const groups = addUpLines(shown);
  const { all, came } = stepsOf(shown);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  // A row that is scrolled away is no more, and what is typed in it would go with it.
  const [typed, setTyped] = useState<Readonly<Record<string, string | null>>>({});
  const list = useRef<HTMLDivElement>(null);
  const toggle = (key: string): void => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };
  const rowAt = (_index: number, group: EqualLines<PurchaseLine>) => (
    <Row
      purchase={purchase}
      group={group}
      isOpen={open.has(group.key)}
      typed={[typed[group.key] ?? null, (text) => setTyped((all) => ({ ...all, [group.key]: text }))]}
      onToggle={() => toggle(group.key)}
      // The line goes away with the button that has the focus.
      onTakenBack={() => list.current?.focus({ preventScroll: true })}
    />
  );
  return (
    <div ref={list} tabIndex={-1} aria-label={purchasesStrings.lines} role="group">
      {customerId !== undefined && <OneCustomer lines={shown} />}
      <ProgressStrip done={came} all={all} text={purchasesStrings.progress(came, all, purchase)} />
      <Virtuoso
        useWindowScroll
        data={groups}
        initialItemCount={Math.min(groups.length, UNMEASURED)}
        increaseViewportBy={LIST_BUFFER_PX}
        defaultItemHeight={LINE_PX}
        computeItemKey={(_index, { key }) => key}
        components={components}
        context={{ count: groups.length }}
        itemContent={rowAt}
      />
    </div>
  );
}
