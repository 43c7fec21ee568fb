import type { components } from '#contract/types.ts';
import { shopBranch } from '#common/routes/branches.ts';
import { ordersOfState } from '#entities/order/order-states.strings.ts';
import { stateColor } from '#entities/order/state-badge.tsx';
import placeClasses from '#entities/shop/day/day.module.css';
import { formatMoney } from '#lib/money.ts';
import { plural } from '#lib/plural.ts';
import { useShop } from '#page/shop-context.tsx';
import { getBranchHref } from '#routes/branch-href.ts';
import { Title } from '@mantine/core';
import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { dayStrings } from './day.strings.ts';
import partClasses from './day-part.module.css';
import classes from './orders-by-state.module.css';
import { timeSince } from './time-since.ts';

type InState = components['schemas']['OrdersInState'];

/** Where the orders are that aren't handed over: how many in each state, their sum and the oldest. */
export function OrdersByState({ states }: { states: readonly InState[] }) {
  const { currency } = useShop();
  const add = (pick: 'count' | 'sum'): number => states.reduce((total, one) => total + one[pick], 0);
  const most = Math.max(...states.map(({ count }) => count));
  if (most === 0) return null;
  return (
    <div className={`${placeClasses['states']} ${partClasses['part']}`}>
      <div className={partClasses['head']}>
        <Title order={3} id="orders-by-state">
          {dayStrings.where}
        </Title>
        <p className={partClasses['total']}>
          {formatMoney(add('sum'), currency)}, {plural(add('count'), dayStrings.orders)}
        </p>
      </div>
      <ul className={classes['states']} aria-labelledby="orders-by-state">
        {states.map(({ state, count, sum, since }) => (
          <li key={state}>
            <Link
              href={`${getBranchHref(shopBranch, 'orders')}&state=${state}`}
              className={classes['state']}
              data-quiet={count === 0 || undefined}
            >
              <span className={classes['name']}>{ordersOfState[state]}</span>{' '}
              <span className={classes['count']}>{count}</span>
              {count > 0 && <span className={classes['sum']}> {formatMoney(sum, currency)}</span>}
              <span
                className={classes['bar']}
                data-color={stateColor(state)}
                style={{ '--share': `${Math.round((count / most) * 100)}%` } as CSSProperties}
              />
              {since !== null && <span className={classes['since']}> {dayStrings.longest(timeSince(since))}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
