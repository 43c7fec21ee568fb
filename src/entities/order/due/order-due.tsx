import { openTopUp } from '#entities/payment/top-up.ts';
import { useShop } from '#entities/shop/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button } from '@mantine/core';
import { dueOf, isPaidFrom } from './due-of.ts';
import { dueStrings } from './due.strings.ts';
import { type Bill, useFunds, useIsBill } from './funds.tsx';
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

function Due({ id, total }: { id: number; total: number }) {
  const { currency } = useShop();
  const { balance, available = 0, waiting, hasFailed, retry } = useFunds();
  const money = (sum: number): string => formatMoney(sum, currency);
  if (balance !== undefined && isPaidFrom(balance))
    return (
      <p className={classes['due']}>
        {dueStrings.paid(money(total))}
        {available < 0 && `. ${dueStrings.refundShort(money(-available))}`}
      </p>
    );
  if (balance === undefined && !hasFailed) return null;
  const { missing, inCheck, rest } = dueOf(balance ?? 0, waiting ?? []);
  return (
    <section className={classes['due']} aria-label={dueStrings.title(id)}>
      <div className={classes['text']}>
        {balance !== undefined && (
          <>
            <b className={classes['sum']}>{dueStrings.due(money(total))}</b>
            {/* A debt of this bill alone says nothing new. */}
            {missing !== total && (
              <p className={classes['parts']}>
                <span>{dueStrings.balance(money(balance))}</span> <span>{dueStrings.missing(money(missing))}</span>
              </p>
            )}
          </>
        )}
        {inCheck > 0 && <p>{dueStrings.inCheck(money(inCheck))}</p>}
        {hasFailed && <Unknown onRetry={retry} />}
      </div>
      {waiting !== undefined && rest > 0 && (
        <Button onClick={() => openTopUp(rest)}>{dueStrings.topUp(money(rest))}</Button>
      )}
    </section>
  );
}

/** How the person pays their own order that waits for it, from the funds of the provider above; nothing for other orders. */
export function OrderDue({ order }: { order: Bill }) {
  return useIsBill(order) && order.total !== null && <Due id={order.id} total={order.total} />;
}
