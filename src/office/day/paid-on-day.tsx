import '@mantine/charts/styles.layer.css';
import type { components } from '#contract/types.ts';
import { shopPaymentsBranch } from '#common/routes/branches.ts';
import { paymentWayNames } from '#entities/payment/account.strings.ts';
import placeClasses from '#entities/shop/day/day.module.css';
import { formatMoney } from '#lib/money.ts';
import { plural } from '#lib/plural.ts';
import { useShop } from '#page/shop-context.tsx';
import { getBranchHref } from '#routes/branch-href.ts';
import { AreaChart } from '@mantine/charts';
import { Link } from 'wouter';
import { ChartTable } from './chart-table.tsx';
import { DayPartCard } from './day-part.tsx';
import { dayStrings } from './day.strings.ts';
import partClasses from './day-part.module.css';
import classes from './paid-on-day.module.css';
import { ShareBar } from './share-bar.tsx';

/** What was confirmed today by each way, and how it has added up by the hour. */
export function PaidOnDay({ day, ways, hours }: components['schemas']['PaidOnDay']) {
  const { currency } = useShop();
  const money = (roubles: number): string => formatMoney(roubles, currency);
  const count = ways.reduce((total, way) => total + way.count, 0);
  const most = Math.max(...ways.map(({ sum }) => Math.abs(sum)));
  const isNothing = count === 0 && ways.every(({ waiting }) => waiting === 0);
  const running = hours.map(({ hour, sum }) => ({ hour: dayStrings.untilHour(hour + 1), sum }));
  return (
    <DayPartCard
      title={dayStrings.paid}
      id="paid-on-day"
      placeClass={count > 0 ? placeClasses['paid'] : undefined}
      total={count > 0 ? `${money(hours.at(-1)?.sum ?? 0)}, ${plural(count, dayStrings.paidCount)}` : undefined}
    >
      {isNothing ? (
        <p className={partClasses['none']}>{dayStrings.noPayments}</p>
      ) : (
        <div className={classes['paid']} data-charted={count > 0 || undefined}>
          <ul className={classes['ways']} aria-labelledby="paid-on-day">
            {ways.map(({ way, sum, waiting }) => (
              <li key={way} className={classes['way']} data-quiet={(sum === 0 && waiting === 0) || undefined}>
                <span>{paymentWayNames[way]}</span> <span className={classes['sum']}>{money(sum)}</span>
                <ShareBar value={sum} most={most} color={sum < 0 ? 'red' : 'blue'} />
                {waiting !== 0 && <span className={classes['aside']}> {dayStrings.waitingSum(money(waiting))}</span>}
              </li>
            ))}
          </ul>
          <ChartTable
            caption={dayStrings.paidByWay}
            columns={[dayStrings.way, dayStrings.sum, dayStrings.payments, dayStrings.waiting]}
            rows={ways.map((one) => [paymentWayNames[one.way], money(one.sum), one.count, money(one.waiting)])}
          />
          {count > 0 && (
            <>
              {' '}
              <div aria-hidden>
                <AreaChart
                  h={150}
                  data={running}
                  dataKey="hour"
                  series={[{ name: 'sum', label: dayStrings.runningSum, color: 'brand.6' }]}
                  curveType="stepAfter"
                  withDots={false}
                  withYAxis={false}
                  gridAxis="none"
                  tickLine="none"
                  valueFormatter={money}
                  xAxisProps={{
                    interval: 'equidistantPreserveStart',
                    minTickGap: 24,
                    padding: { left: 22, right: 22 },
                  }}
                  areaProps={{ isAnimationActive: false }}
                  areaChartProps={{ accessibilityLayer: false }}
                />
              </div>
              <ChartTable
                caption={dayStrings.running}
                columns={[dayStrings.hour, dayStrings.runningSum]}
                rows={running
                  .filter(({ sum }, index) => sum !== (running[index - 1]?.sum ?? 0))
                  .map(({ hour, sum }) => [hour, money(sum)])}
              />
            </>
          )}
        </div>
      )}
      <Link
        className={partClasses['all']}
        href={`${getBranchHref(shopPaymentsBranch, 'payments')}?state=F&since=${day}&until=${day}&byDecision=1`}
      >
        {dayStrings.toPayments}
      </Link>
    </DayPartCard>
  );
}
