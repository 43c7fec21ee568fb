import { openTopUp } from '#entities/payment/top-up.ts';
import { balanceStrings } from '#entities/payment/balance.strings.ts';
import { useShop } from '#page/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button } from '#ui/native/button.tsx';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { dueOf, type Due } from './due-of.ts';
import { dueStrings, whenPaid } from './due.strings.ts';
import { type Bill, useFundsOf, useIsBill } from './funds.tsx';
import classes from './order-due.module.css';

function Unknown({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={classes['unknown']}>
      {dueStrings.unknown}{' '}
      <Button variant="subtle" size="compact-sm" onClick={onRetry}>
        {statesStrings.retry}
      </Button>
    </p>
  );
}

type Money = (sum: number) => string;

interface SumsProps {
  order: Bill;
  total: number;
  account: { balance: number; reserved: number };
  due: Due;
  money: Money;
}

function Refund({ reserved, money }: { reserved: number; money: Money }) {
  return reserved > 0 && <p>{balanceStrings.refundInCheck(money(reserved))}</p>;
}

/** The sums of a bill; before the charge they say what the balance will cover. */
function Sums({ order, total, account: { balance, reserved }, due: { isCharged, missing }, money }: SumsProps) {
  const { due, charged, balance: has, owed, missing: lacks, enough } = dueStrings;
  const price = `${order.is_priced ? '' : goodsStrings.atLeast}${money(total)}`;
  return (
    <>
      <b className={classes['sum']}>{isCharged ? charged(money(total), money(missing)) : due(price)}</b>
      {!isCharged && (
        <p className={classes['parts']}>
          <span>{balance < 0 ? owed(money(-balance)) : has(money(balance))}</span>{' '}
          <span>{missing > 0 ? lacks(money(missing)) : enough}</span>
        </p>
      )}
      <Refund reserved={reserved} money={money} />
    </>
  );
}

function Paid({ total, due, reserved, money }: { total: number; due: Due; reserved: number; money: Money }) {
  return (
    <div className={classes['due']} data-paid>
      <div className={classes['text']}>
        <p>{dueStrings.paid(money(total))}</p>
        <Refund reserved={reserved} money={money} />
        {due.refundMissing > 0 && <p>{dueStrings.refundShort(money(due.refundMissing))}</p>}
      </div>
    </div>
  );
}

function DueSums({ order, total, isBrief }: { order: Bill; total: number; isBrief: boolean }) {
  const { currency, is_prepaid: isPrepaid } = useShop();
  const { account, waiting, hasFailed, retry } = useFundsOf(order);
  const money = (sum: number): string => formatMoney(sum, currency);
  if (!account && !hasFailed) return null;
  const { balance = 0, reserved = 0 } = account ?? {};
  const due = dueOf({ state: order.state, total, balance, reserved, waiting: waiting ?? [] });
  const { missing, inCheck, rest } = due;
  if (account && due.isCharged && missing === 0)
    return <Paid total={total} due={due} reserved={reserved} money={money} />;
  const { state, is_collected: isCollected, is_priced: isPriced } = order;
  const when = isBrief ? '' : whenPaid({ state, isPrepaid, isCollected, isPriced });
  return (
    <section className={classes['due']} data-paid={missing === 0 || undefined} aria-label={dueStrings.title(order.id)}>
      <div className={classes['text']}>
        {account && <Sums order={order} total={total} account={account} due={due} money={money} />}
        {when && <p>{when}</p>}
        {!isBrief && rest > 0 && <p>{dueStrings.ways}</p>}
        {inCheck > 0 && <p>{dueStrings.inCheck(money(inCheck))}</p>}
        {hasFailed && <Unknown onRetry={retry} />}
      </div>
      {waiting === undefined && missing > 0 && !hasFailed && <div className={classes['slot']} />}
      {waiting !== undefined && rest > 0 && (
        <Button onClick={() => openTopUp(rest)}>{dueStrings.topUp(money(rest))}</Button>
      )}
    </section>
  );
}

/** When an order is paid whose lines have no price yet. */
function Unpriced({ order }: { order: Bill }) {
  const { is_prepaid: isPrepaid } = useShop();
  const { id, state, is_collected: isCollected, is_priced: isPriced } = order;
  return (
    <section className={classes['due']} data-paid aria-label={dueStrings.title(id)}>
      <p className={classes['text']}>{whenPaid({ state, isPrepaid, isCollected, isPriced })}</p>
    </section>
  );
}

/**
 * When and how the person pays their own order, in brief the sums alone; nothing for other orders. Under a
 * FundsProvider.
 */
export function OrderDue({ order, isBrief = false }: { order: Bill; isBrief?: boolean }) {
  if (!useIsBill(order)) return null;
  return order.total === null ? (
    <Unpriced order={order} />
  ) : (
    <DueSums order={order} total={order.total} isBrief={isBrief} />
  );
}
