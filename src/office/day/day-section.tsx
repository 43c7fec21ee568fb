import type { components } from '#contract/types.ts';
import { getBranchHref } from '#entities/branch/branch-href.ts';
import { linesBranch, purchasesBranch, shopBranch, shopPaymentsBranch } from '#entities/branch/branches.ts';
import { useCustomer, type Permission } from '#entities/shop/shop-context.tsx';
import { plural, pluralForm } from '#lib/plural.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { dayQuery } from './day.queries.ts';
import { dayStrings } from './day.strings.ts';
import classes from './day-section.module.css';

type Schemas = components['schemas'];
type Name = keyof typeof dayStrings.waiting;

const SumsOfDays = lazyPart(() => import('./sums-of-days.tsx'), 'SumsOfDays');

const hrefs: Readonly<Record<Name, string>> = {
  created: `${getBranchHref(shopBranch, 'orders')}&state=created`,
  unpriced: `${getBranchHref(linesBranch, 'lines')}?unpriced=1`,
  standing: `${getBranchHref(shopBranch, 'orders')}&standing=1`,
  payments: `${getBranchHref(shopPaymentsBranch, 'payments')}?state=W`,
  purchases: `${getBranchHref(purchasesBranch, 'purchases')}?toClose=1`,
};

/** What a person needs to do what waits: for others its number would be no use. */
const actFlags: Readonly<Record<Name, Permission>> = {
  created: 'update_state_placed_order',
  unpriced: 'edit_strange_order',
  standing: 'update_state_placed_order',
  payments: 'edit_payments',
  purchases: 'get_purchase',
};

/** What waits for this person, in order. */
function waitingOf(
  { orders, payments, purchases }: Schemas['ShopDay'],
  permissions: readonly Permission[],
): [Name, Schemas['Waiting']][] {
  const all: [Name, Schemas['Waiting'] | undefined | null][] = [
    ['created', orders?.created],
    ['unpriced', orders?.unpriced],
    ['standing', orders?.standing],
    ['payments', payments],
    ['purchases', purchases],
  ];
  return all.flatMap(([name, waiting]) => (waiting && permissions.includes(actFlags[name]) ? [[name, waiting]] : []));
}

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** How long ago a moment was: `2 дня`, `5 часов`. */
function timeSince(iso: string): string {
  const hours = Math.floor((Date.now() - Date.parse(iso)) / HOUR_MS);
  if (hours < 1) return dayStrings.underAnHour;
  return hours < DAY_HOURS ? plural(hours, dayStrings.hours) : plural(Math.floor(hours / DAY_HOURS), dayStrings.days);
}

function WaitingCard({ name, waiting: { count, since } }: { name: Name; waiting: Schemas['Waiting'] }) {
  return (
    <li>
      <Link href={hrefs[name]} className={classes['card']} data-quiet={count === 0 || undefined}>
        <span className={classes['count']}>{count}</span>{' '}
        <span className={classes['name']}>{pluralForm(count, dayStrings.waiting[name])}</span>
        {since !== null && <span className={classes['since']}>{dayStrings.longest(timeSince(since))}</span>}
      </Link>
    </li>
  );
}

function headingOf(waiting: readonly [Name, Schemas['Waiting']][] | undefined): string {
  if (waiting?.length === 0) return dayStrings.ofShop;
  return waiting?.every(([, { count }]) => count === 0) ? dayStrings.nothing : dayStrings.title;
}

const blank = <Skeleton className={classes['blank']} radius="lg" />;

/** What waits for staff, and the sums of the last days, for the front page. */
export function DaySection() {
  const permissions = useCustomer()?.permissions ?? [];
  const { data: day, error, refetch } = useQuery(dayQuery);
  if (error && !day) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const waiting = day && waitingOf(day, permissions);
  if (day?.orders === null && waiting?.length === 0) return null;
  return (
    <section className={classes['day']} aria-labelledby="day-title" aria-busy={!day}>
      <Title order={2} id="day-title" className={classes['title']}>
        {headingOf(waiting)}
      </Title>
      {waiting?.length !== 0 && (
        <ul className={classes['cards']}>
          {waiting
            ? waiting.map(([name, one]) => <WaitingCard key={name} name={name} waiting={one} />)
            : Array.from({ length: 4 }, (_, index) => <li key={index}>{blank}</li>)}
        </ul>
      )}
      {day?.orders !== null && (
        <RetryBoundary fallback={blank}>{day ? <SumsOfDays days={day.orders.days} /> : blank}</RetryBoundary>
      )}
    </section>
  );
}
