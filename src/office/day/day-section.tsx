import type { components } from '#contract/types.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import { purchasesBranch, shopBranch, shopPaymentsBranch } from '#common/routes/branches.ts';
import { dayOf, type DayPart } from '#entities/shop/day/day-parts.ts';
import { DayPlaces, SumsPlace } from '#entities/shop/day/day-place.tsx';
import placeClasses from '#entities/shop/day/day.module.css';
import { useCustomer, type Permission } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dayQuery } from './day.queries.ts';
import { dayStrings } from './day.strings.ts';
import { Debts } from './debts.tsx';
import { OrdersByState } from './orders-by-state.tsx';
import { NameForm } from './name-form.tsx';
import { SetupList } from './setup-list.tsx';
import { WaitingCard, type WaitingRecords } from './waiting-card.tsx';

type Schemas = components['schemas'];

const SumsOfDays = lazyPart(() => import('./sums-of-days.tsx'), 'SumsOfDays');

const hrefs: Readonly<Record<DayPart, string>> = {
  created: `${getBranchHref(shopBranch, 'orders')}&state=created`,
  unpriced: paths.photoPrices.getHref(),
  standing: `${getBranchHref(shopBranch, 'orders')}&standing=1`,
  payments: `${getBranchHref(shopPaymentsBranch, 'payments')}?state=W`,
  purchases: `${getBranchHref(purchasesBranch, 'purchases')}?toClose=1`,
};

/** What waits for this person, in order. */
function waitingOf(
  { orders, payments, purchases }: Schemas['ShopDay'],
  permissions: readonly Permission[],
): [DayPart, WaitingRecords][] {
  const all: Record<DayPart, WaitingRecords | undefined | null> = {
    created: orders?.created,
    unpriced: orders?.unpriced,
    standing: orders?.standing,
    payments,
    purchases,
  };
  return dayOf(permissions).parts.flatMap((part) => (all[part] ? [[part, all[part]]] : []));
}

function headingOf(waiting: readonly [DayPart, WaitingRecords][] | undefined): string {
  if (waiting?.length === 0) return dayStrings.ofShop;
  return waiting?.every(([, { count }]) => count === 0) ? dayStrings.nothing : dayStrings.title;
}

/** Whether nothing waits and nothing has come: a new shop has something else to show. */
const isEmpty = ({ orders }: Schemas['ShopDay'], waiting: readonly [DayPart, WaitingRecords][]): boolean =>
  waiting.every(([, { count }]) => count === 0) && (orders?.days.every(({ count }) => count === 0) ?? true);

function WhatWaits({ waiting }: { waiting: readonly [DayPart, WaitingRecords][] | undefined }) {
  return (
    <>
      <Title order={2} id="day-title" className={placeClasses['title'] ?? ''}>
        {headingOf(waiting)}
      </Title>
      {!waiting && <DayPlaces />}
      {waiting && waiting.length > 0 && (
        <ul className={placeClasses['cards']}>
          {waiting.map(([name, one]) => (
            <WaitingCard key={name} href={hrefs[name]} name={dayStrings.waiting[name]} waiting={one} />
          ))}
        </ul>
      )}
    </>
  );
}

/** What waits for staff, and the sums of the last days, for the front page. */
export function DaySection() {
  const customer = useCustomer();
  const permissions = customer?.permissions ?? [];
  const { data: day, error, refetch } = useQuery(dayQuery);
  const nameForm = customer?.user.first_name === '' && <NameForm customer={customer} />;
  if (error && !day) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const waiting = day && waitingOf(day, permissions);
  const { parts, seesOrders } = dayOf(permissions);
  const setup = day?.setup && <SetupList steps={day.setup} />;
  if (setup && waiting && isEmpty(day, waiting))
    return (
      <div className={placeClasses['day']}>
        {nameForm}
        {setup}
      </div>
    );
  if (parts.length === 0 && !seesOrders && !setup && !nameForm) return null;
  return (
    <div className={placeClasses['day']}>
      {nameForm}
      {setup}
      {(parts.length > 0 || seesOrders) && (
        <section className={placeClasses['parts']} aria-labelledby="day-title" aria-busy={!day}>
          <WhatWaits waiting={waiting} />
          {day?.orders && <OrdersByState states={day.orders.states} />}
          {day?.orders && (
            <RetryBoundary fallback={<SumsPlace />}>
              <SumsOfDays days={day.orders.days} />
            </RetryBoundary>
          )}
          {day?.debts && <Debts {...day.debts} />}
        </section>
      )}
    </div>
  );
}
