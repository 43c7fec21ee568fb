import '@mantine/charts/styles.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import type { components } from '#contract/types.ts';
import { shopBranch } from '#common/routes/branches.ts';
import placeClasses from '#entities/shop/day/day.module.css';
import { formatDay } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { plural } from '#lib/plural.ts';
import { useShop } from '#page/shop-context.tsx';
import { getBranchHref } from '#routes/branch-href.ts';
import { LineChart } from '@mantine/charts';
import { Link } from 'wouter';
import { ChartTable } from './chart-table.tsx';
import { DayPartCard } from './day-part.tsx';
import { dayStrings } from './day.strings.ts';
import partClasses from './day-part.module.css';
import classes from './sums-of-days.module.css';

type Schemas = components['schemas'];
type Days = readonly Schemas['OrdersOnDay'][];

/** How many days a period has. */
const DAYS = 30;

/** `21 ноя`: the year says nothing within a month. */
const shortDay = (day: string): string => formatDay(day).split('\u00A0').slice(0, 2).join('\u00A0');

const add = (days: Days, pick: 'count' | 'sum'): number => days.reduce((total, day) => total + day[pick], 0);

interface Stat {
  name: string;
  value: string;
  before: string;
}

function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={classes['stats']}>
      {stats.map(({ name, value, before }) => (
        <div key={name} className={classes['stat']}>
          <dt>{name}</dt>
          <dd className={classes['value']}>{value}</dd>
          <dd className={classes['before']}>{dayStrings.wasBefore(before)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SumsOfDaysProps {
  /** Of both periods. */
  days: Days;
  /** Undefined until it has come; null where it can't. */
  buyers: Schemas['BuyersOfDays'] | null | undefined;
}

/** What was ordered on each of the last days, beside as many before them, and by whom. */
export function SumsOfDays({ days, buyers }: SumsOfDaysProps) {
  const { currency } = useShop();
  const money = (roubles: number): string => formatMoney(roubles, currency);
  const [last, before] = [days.slice(-DAYS), days.slice(0, -DAYS)];
  const [count, sum] = [add(last, 'count'), add(last, 'sum')];
  const both = last.map((day, index) => ({ ...day, before: before[index]?.sum ?? 0 }));
  const average = (of: Days): string => (add(of, 'count') > 0 ? money(add(of, 'sum') / add(of, 'count')) : '—');
  const byKind = (kind: 'new' | 'returning', of: 'last' | 'before'): string =>
    buyers
      ? `${buyers[of][kind].customers} ${dayStrings.ofSum(money(buyers[of][kind].sum))}`
      : buyers === null
        ? '—'
        : '…';
  const isNothing = add(days, 'count') === 0;
  return (
    <DayPartCard
      title={dayStrings.sums}
      placeClass={placeClasses['sums']}
      total={count > 0 ? `${money(sum)}, ${plural(count, dayStrings.orders)}` : undefined}
    >
      {isNothing ? (
        <p className={partClasses['none']}>{dayStrings.noOrders}</p>
      ) : (
        <>
          <div aria-hidden>
            <LineChart
              h={150}
              data={both}
              dataKey="day"
              series={[
                { name: 'before', label: dayStrings.before, color: 'gray.5', strokeDasharray: '4 4' },
                { name: 'sum', label: dayStrings.last, color: 'brand.6' },
              ]}
              curveType="monotone"
              withDots={false}
              withLegend
              legendProps={{ verticalAlign: 'top', height: 32 }}
              withYAxis={false}
              gridAxis="none"
              tickLine="none"
              valueFormatter={money}
              xAxisProps={{
                tickFormatter: shortDay,
                interval: 'equidistantPreserveStart',
                minTickGap: 24,
                padding: { left: 22, right: 22 },
              }}
              yAxisProps={{ domain: [0, 'auto'] }}
              tooltipProps={{ labelFormatter: (day) => (typeof day === 'string' ? formatDay(day) : '') }}
              lineProps={{ isAnimationActive: false }}
              // The table says it to whoever goes by the keys: what is hidden from them may not take the focus.
              lineChartProps={{ accessibilityLayer: false }}
            />
          </div>
          <ChartTable
            caption={dayStrings.sums}
            columns={[dayStrings.day, dayStrings.count, dayStrings.sum, dayStrings.before]}
            rows={both
              .filter((day) => day.count > 0 || day.before > 0)
              .map((day) => [formatDay(day.day), day.count, money(day.sum), money(day.before)])}
          />
          <Stats
            stats={[
              { name: dayStrings.sum, value: money(sum), before: money(add(before, 'sum')) },
              { name: dayStrings.average, value: average(last), before: average(before) },
              { name: dayStrings.newBuyers, value: byKind('new', 'last'), before: byKind('new', 'before') },
              {
                name: dayStrings.returning,
                value: byKind('returning', 'last'),
                before: byKind('returning', 'before'),
              },
            ]}
          />
          <Link
            className={partClasses['all']}
            href={`${getBranchHref(shopBranch, 'orders')}&since=${last[0]?.day ?? ''}&until=${last.at(-1)?.day ?? ''}`}
          >
            {dayStrings.toOrders}
          </Link>
        </>
      )}
    </DayPartCard>
  );
}
