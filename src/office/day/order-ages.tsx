import type { components } from '#contract/types.ts';
import { ordersOfState } from '#entities/order/order-states.strings.ts';
import placeClasses from '#entities/shop/day/day.module.css';
import { ordersOfStateHref } from '#office/kit/orders-of-state-href.ts';
import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { DayPartCard } from './day-part.tsx';
import { dayStrings } from './day.strings.ts';
import classes from './order-ages.module.css';

type StateByAge = components['schemas']['StateByAge'];

/** How long orders have stood in each state: the more of an age, the darker its cell; each state opens its list. */
export function OrderAges({ states }: { states: readonly StateByAge[] }) {
  const most = Math.max(...states.flatMap(({ ages }) => ages.map(({ count }) => count)));
  if (most === 0) return null;
  return (
    <DayPartCard title={dayStrings.ages} id="order-ages" placeClass={placeClasses['ages']}>
      <table className={classes['ages']} aria-labelledby="order-ages">
        <thead>
          <tr>
            <th scope="col">{dayStrings.state}</th>
            {states[0]?.ages.map(({ from_days: days }) => (
              <th key={days} scope="col" className={classes['age']}>
                {dayStrings.ageNames[days]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {states.map(({ state, ages }) => (
            <tr key={state}>
              <th scope="row">
                <Link className={classes['state']} href={ordersOfStateHref(state)}>
                  {ordersOfState[state]}
                </Link>
              </th>
              {ages.map(({ from_days: days, count }) => (
                <td
                  key={days}
                  className={classes['count']}
                  data-days={days}
                  data-none={count === 0 || undefined}
                  style={{ '--heat': `${Math.round((count / most) * 100)}%` } as CSSProperties}
                >
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </DayPartCard>
  );
}
