import type { components } from '#contract/types.ts';
import { customerBranch, shopBranch } from '#common/routes/branches.ts';
import { customerName } from '#entities/customer/customer-name.ts';
import { formatMoney } from '#lib/money.ts';
import { plural } from '#lib/plural.ts';
import { useShop } from '#page/shop-context.tsx';
import { getBranchHref } from '#routes/branch-href.ts';
import { Link } from 'wouter';
import { ChartTable } from './chart-table.tsx';
import { dayStrings } from './day.strings.ts';
import partClasses from './day-part.module.css';
import { DayPartCard } from './day-part.tsx';
import classes from './debts.module.css';
import { ShareBar } from './share-bar.tsx';
import { timeSince } from './time-since.ts';

/** By the least days of an age: the older a debt, the warmer. */
const ageColors = { 0: 'gray', 4: 'orange', 8: 'red' } as const;

/** What customers owe for their orders, by the age of the debt, and who owes most. */
export function Debts({ ages, debtors }: components['schemas']['DebtsOfDay']) {
  const { currency } = useShop();
  const money = (roubles: number): string => formatMoney(roubles, currency);
  if (debtors.length === 0) return null;
  const add = (pick: 'count' | 'sum'): number => ages.reduce((total, age) => total + age[pick], 0);
  const most = Math.max(...ages.map(({ sum }) => sum));
  return (
    <DayPartCard
      title={dayStrings.debts}
      id="debts"
      total={`${money(add('sum'))}, ${plural(add('count'), dayStrings.customers)}`}
    >
      <div className={classes['debts']}>
        <ul className={classes['ages']} aria-labelledby="debts">
          {ages.map(({ from_days: days, count, sum }) => (
            <li key={days} className={classes['age']} data-quiet={count === 0 || undefined}>
              <span>{dayStrings.debtAges[days]}</span> <span className={classes['sum']}>{money(sum)}</span>
              <ShareBar value={sum} most={most} color={ageColors[days]} />
              {count > 0 && <span className={classes['aside']}> {plural(count, dayStrings.customers)}</span>}
            </li>
          ))}
        </ul>
        <ChartTable
          caption={dayStrings.debtsByAge}
          columns={[dayStrings.age, dayStrings.sum, dayStrings.debtorsCount]}
          rows={ages.map(({ from_days: days, count, sum }) => [dayStrings.debtAges[days], money(sum), count])}
        />
        <ol className={classes['debtors']} data-one={debtors.length === 1 || undefined} aria-label={dayStrings.debtors}>
          {debtors.map(({ id, user, sum, since }) => (
            <li key={id}>
              <Link
                className={classes['debtor']}
                href={`${getBranchHref(customerBranch, 'orders', { customerId: id })}&owing=1`}
              >
                <span className={classes['name']}>{customerName({ user })}</span>{' '}
                <span className={classes['aside']}>{timeSince(since)}</span>{' '}
                <span className={classes['sum']}>{money(sum)}</span>
              </Link>
            </li>
          ))}
        </ol>
      </div>
      <Link className={partClasses['all']} href={`${getBranchHref(shopBranch, 'orders')}&owing=1`}>
        {dayStrings.toOwing}
      </Link>
    </DayPartCard>
  );
}
