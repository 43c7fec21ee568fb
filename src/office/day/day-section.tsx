import type { components } from '#contract/types.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import { linesBranch, purchasesBranch, shopBranch, shopPaymentsBranch } from '#common/routes/branches.ts';
import { dayOf, type DayPart } from '#entities/shop/day/day-parts.ts';
import { DayPlaces, SumsPlace } from '#entities/shop/day/day-place.tsx';
import placeClasses from '#entities/shop/day/day.module.css';
import { useCustomer, type Permission } from '#page/shop-context.tsx';
import { plural, pluralForm } from '#lib/plural.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { dayQuery } from './day.queries.ts';
import { dayStrings } from './day.strings.ts';
import classes from './day-section.module.css';

type Schemas = components['schemas'];

const SumsOfDays = lazyPart(() => import('./sums-of-days.tsx'), 'SumsOfDays');

const hrefs: Readonly<Record<DayPart, string>> = {
  created: `${getBranchHref(shopBranch, 'orders')}&state=created`,
  unpriced: `${getBranchHref(linesBranch, 'lines')}?unpriced=1`,
  standing: `${getBranchHref(shopBranch, 'orders')}&standing=1`,
  payments: `${getBranchHref(shopPaymentsBranch, 'payments')}?state=W`,
  purchases: `${getBranchHref(purchasesBranch, 'purchases')}?toClose=1`,
};

/** What waits for this person, in order. */
function waitingOf(
  { orders, payments, purchases }: Schemas['ShopDay'],
  permissions: readonly Permission[],
): [DayPart, Schemas['Waiting']][] {
  const all: Record<DayPart, Schemas['Waiting'] | undefined | null> = {
    created: orders?.created,
    unpriced: orders?.unpriced,
    standing: orders?.standing,
    payments,
    purchases,
  };
  return dayOf(permissions).parts.flatMap((part) => (all[part] ? [[part, all[part]]] : []));
}

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** How long ago a moment was: `2 дня`, `5 часов`. */
function timeSince(iso: string): string {
  const hours = Math.floor((Date.now() - Date.parse(iso)) / HOUR_MS);
  if (hours < 1) return dayStrings.underAnHour;
  return hours < DAY_HOURS ? plural(hours, dayStrings.hours) : plural(Math.floor(hours / DAY_HOURS), dayStrings.days);
}

function WaitingCard({ name, waiting: { count, since } }: { name: DayPart; waiting: Schemas['Waiting'] }) {
  return (
    <li>
      <Link
        href={hrefs[name]}
        className={`${placeClasses['card']} ${classes['card']}`}
        data-quiet={count === 0 || undefined}
      >
        <span className={classes['count']}>{count}</span>{' '}
        <span className={classes['name']}>{pluralForm(count, dayStrings.waiting[name])}</span>
        {since !== null && <span className={classes['since']}>{dayStrings.longest(timeSince(since))}</span>}
      </Link>
    </li>
  );
}

function headingOf(waiting: readonly [DayPart, Schemas['Waiting']][] | undefined): string {
  if (waiting?.length === 0) return dayStrings.ofShop;
  return waiting?.every(([, { count }]) => count === 0) ? dayStrings.nothing : dayStrings.title;
}

/** What waits for staff, and the sums of the last days, for the front page. */
export function DaySection() {
  const permissions = useCustomer()?.permissions ?? [];
  const { data: day, error, refetch } = useQuery(dayQuery);
  if (error && !day) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const waiting = day && waitingOf(day, permissions);
  const { parts, hasSums } = dayOf(permissions);
  if (parts.length === 0 && !hasSums) return null;
  return (
    <section className={placeClasses['day']} aria-labelledby="day-title" aria-busy={!day}>
      <Title order={2} id="day-title" className={placeClasses['title'] ?? ''}>
        {headingOf(waiting)}
      </Title>
      {!waiting && <DayPlaces />}
      {waiting && waiting.length > 0 && (
        <ul className={placeClasses['cards']}>
          {waiting.map(([name, one]) => (
            <WaitingCard key={name} name={name} waiting={one} />
          ))}
        </ul>
      )}
      {day?.orders && (
        <RetryBoundary fallback={<SumsPlace />}>
          <SumsOfDays days={day.orders.days} />
        </RetryBoundary>
      )}
    </section>
  );
}
