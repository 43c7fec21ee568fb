import type { PlacedOrder } from '#contract/types.ts';
import { paymentsQuery } from '#entities/payment/payment.queries.ts';
import { openTopUp } from '#entities/payment/top-up.ts';
import { useFreshBalance } from '#entities/payment/use-fresh-balance.ts';
import { useCustomer, useShop, type Customer } from '#entities/shop/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dueOf } from './due-of.ts';
import { dueStrings } from './due.strings.ts';
import classes from './order-due.module.css';

type Order = Pick<PlacedOrder, 'state' | 'total' | 'customer'>;

interface DueProps {
  total: number;
  customer: Customer;
}

function Due({ total, customer }: DueProps) {
  const { currency } = useShop();
  useFreshBalance();
  const isShort = customer.available < 0;
  const payments = useQuery({
    ...paymentsQuery({ type: 'top_up', state: 'W', limit: 100 }),
    // Where nothing is missing, nobody waits for a top-up.
    enabled: isShort,
  });
  const waiting = isShort ? (payments.data?.result ?? []) : [];
  const { before, missing, inCheck, rest } = dueOf(total, customer.available, waiting);
  const money = (sum: number): string => formatMoney(sum, currency);
  if (missing === 0) return <p className={classes['due']}>{dueStrings.paid(money(total))}</p>;
  return (
    <section className={classes['due']} aria-label={dueStrings.title}>
      <div className={classes['text']}>
        <b className={classes['sum']}>{dueStrings.due(money(total))}</b>
        <p className={classes['parts']}>
          <span>{dueStrings.balance(money(before))}</span> <span>{dueStrings.missing(money(missing))}</span>
        </p>
        {inCheck > 0 && <p>{dueStrings.inCheck(money(inCheck))}</p>}
      </div>
      {rest > 0 && !payments.isPending && (
        <Button onClick={() => openTopUp(rest)}>{dueStrings.topUp(money(rest))}</Button>
      )}
    </section>
  );
}

/** How the person pays their own order that waits for it; nothing for other orders. */
export function OrderDue({ order: { state, total, customer } }: { order: Order }) {
  const current = useCustomer();
  if (state !== 'need_pay' || total === null || current?.id !== customer.id) return null;
  return <Due total={total} customer={current} />;
}
