import type { Purchase, PurchaseLine } from '#contract/types.ts';
import { useBranch } from '#entities/branch/use-branch.ts';
import { customerName } from '#entities/customer/customer-name.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { ColorBadge } from '#entities/order/state-badge.tsx';
import { lineStateNames, nameOfLine } from '#entities/order/orders.strings.ts';
import { Money } from '#entities/shop/money.tsx';
import { usePermission } from '#entities/shop/shop-context.tsx';
import { keepTogether } from '#lib/no-break.ts';
import { useLinkState } from '#ui/navigation/back-target.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { Button } from '@mantine/core';
import { Link } from 'wouter';
import classes from './purchase-page.module.css';
import { purchasesStrings } from './purchases.strings.ts';
import { useUpdatePurchase } from './use-update-purchase.ts';

const colors: Readonly<Record<PurchaseLine['state'], string>> = {
  W: 'gray',
  C: 'red',
  P: 'green',
  O: 'green',
  F: 'green',
};

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

function Line({ purchase, line }: { purchase: Purchase; line: PurchaseLine }) {
  const { description, comment, count, price, state, image_url: image } = line;
  const { mutate, isPending } = useUpdatePurchase(purchase);
  const name = nameOfLine({ description });
  const takeBack = (): void =>
    mutate(
      { returned_line_ids: [line.id] },
      { onError: (error) => notifyError(error, purchasesStrings.takeBackFailed) },
    );
  return (
    <li className={classes['line']} data-canceled={state === 'C' || undefined}>
      <ItemImage image={image} small />
      <div className={classes['about']}>
        <span>{keepTogether(name)}</span>
        {comment && <span className={classes['note']}>{comment}</span>}
        <span className={classes['note']}>
          <OrderLink line={line} />
        </span>
        <span className={classes['note']}>
          <ColorBadge color={colors[state]}>{state}</ColorBadge> {lineStateNames[state]}
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
    </li>
  );
}

/** The lines of a purchase, by order. */
export function PurchaseLines({ purchase, lines }: { purchase: Purchase; lines: readonly PurchaseLine[] }) {
  return (
    <ul className={classes['lines']} aria-label={purchasesStrings.lines}>
      {lines.map((line) => (
        <Line key={line.id} purchase={purchase} line={line} />
      ))}
    </ul>
  );
}
