import '@mantine/charts/styles.layer.css';
import type { components } from '#contract/types.ts';
import { useShop } from '#page/shop-context.tsx';
import placeClasses from '#entities/shop/day/day.module.css';
import { formatDay } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { plural } from '#lib/plural.ts';
import { BarChart } from '@mantine/charts';
import { Title, VisuallyHidden } from '@mantine/core';
import { dayStrings } from './day.strings.ts';
import classes from './day-part.module.css';

/** `21 ноя`: the year says nothing within a month. */
const shortDay = (day: string): string => formatDay(day).split('\u00A0').slice(0, 2).join('\u00A0');

/** What was ordered on each of the last days, as a small chart. */
export function SumsOfDays({ days }: { days: readonly components['schemas']['OrdersOnDay'][] }) {
  const { currency } = useShop();
  const money = (roubles: number): string => formatMoney(roubles, currency);
  const add = (pick: 'count' | 'sum'): number => days.reduce((total, day) => total + day[pick], 0);
  const [count, sum] = [add('count'), add('sum')];
  return (
    <div className={`${placeClasses['sums']} ${classes['part']}`}>
      <div className={classes['head']}>
        <Title order={3}>{dayStrings.sums}</Title>
        {count > 0 && (
          <p className={classes['total']}>
            {money(sum)}, {plural(count, dayStrings.orders)}
          </p>
        )}
      </div>
      {count === 0 ? (
        <p className={classes['none']}>{dayStrings.noOrders}</p>
      ) : (
        <>
          <div aria-hidden>
            <BarChart
              h={120}
              data={days.map((day) => ({ ...day }))}
              dataKey="day"
              series={[{ name: 'sum', label: dayStrings.sum, color: 'brand.6' }]}
              withYAxis={false}
              gridAxis="none"
              tickLine="none"
              valueFormatter={money}
              xAxisProps={{ tickFormatter: shortDay, interval: 'equidistantPreserveStart', minTickGap: 24 }}
              tooltipProps={{ labelFormatter: (day) => (typeof day === 'string' ? formatDay(day) : '') }}
              barProps={{ radius: [3, 3, 0, 0], isAnimationActive: false }}
              // The table says it to whoever goes by the keys: what is hidden from them may not take the focus.
              barChartProps={{ accessibilityLayer: false }}
            />
          </div>
          <VisuallyHidden>
            <table>
              <caption>{dayStrings.sums}</caption>
              <thead>
                <tr>
                  <th scope="col">{dayStrings.day}</th>
                  <th scope="col">{dayStrings.count}</th>
                  <th scope="col">{dayStrings.sum}</th>
                </tr>
              </thead>
              <tbody>
                {days
                  .filter((day) => day.count > 0)
                  .map((day) => (
                    <tr key={day.day}>
                      <th scope="row">{formatDay(day.day)}</th>
                      <td>{day.count}</td>
                      <td>{money(day.sum)}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </VisuallyHidden>
        </>
      )}
    </div>
  );
}
