import type { components } from '#contract/types.ts';
import { ordersOfState } from '#entities/order/order-states.strings.ts';
import { stateColor } from '#entities/order/state-badge.tsx';
import placeClasses from '#entities/shop/day/day.module.css';
import { formatMoney } from '#lib/money.ts';
import { plural } from '#lib/plural.ts';
import { ordersOfStateHref } from '#office/kit/orders-of-state-href.ts';
import { useShop } from '#page/shop-context.tsx';
import { Link } from 'wouter';
import { ChartTable } from './chart-table.tsx';
import { dayStrings } from './day.strings.ts';
import { DayPartCard } from './day-part.tsx';
import classes from './orders-by-state.module.css';
import { ShareBar } from './share-bar.tsx';
import { timeSince } from './time-since.ts';

type InState = components['schemas']['OrdersInState'];

/** Where the orders are that aren't handed over: how many in each state, their sum and the oldest. */
export function OrdersByState({ states }: { states: readonly InState[] }) {
  const { currency } = useShop();
  const add = (pick: 'count' | 'sum'): number => states.reduce((total, one) => total + one[pick], 0);
  const most = Math.max(...states.map(({ count }) => count));
  if (most === 0) return null;
  return (
    <DayPartCard
      title={dayStrings.where}
      id="orders-by-state"
      placeClass={placeClasses['states']}
      total={`${formatMoney(add('sum'), currency)}, ${plural(add('count'), dayStrings.orders)}`}
    >
      <ul className={classes['states']} aria-labelledby="orders-by-state">
        {states.map(({ state, count, sum, since }) => (
          <li key={state}>
            <Link href={ordersOfStateHref(state)} className={classes['state']} data-quiet={count === 0 || undefined}>
              <span className={classes['name']}>{ordersOfState[state]}</span>{' '}
              <span className={classes['count']}>{count}</span>
              {count > 0 && <span className={classes['sum']}> {formatMoney(sum, currency)}</span>}
              <ShareBar value={count} most={most} color={stateColor(state)} />
              {since !== null && <span className={classes['since']}> {dayStrings.longest(timeSince(since))}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <ChartTable
        caption={dayStrings.where}
        columns={[dayStrings.state, dayStrings.count, dayStrings.sum, dayStrings.longestOf]}
        rows={states.map(({ state, count, sum, since }) => [
          ordersOfState[state],
          count,
          formatMoney(sum, currency),
          since === null ? '—' : timeSince(since),
        ])}
      />
    </DayPartCard>
  );
}
