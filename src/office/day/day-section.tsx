import type { components } from '#contract/types.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import { purchasesBranch, shopBranch, shopPaymentsBranch } from '#common/routes/branches.ts';
import { dayOf, type DayPart } from '#entities/shop/day/day-parts.ts';
import { AgesPlace, DayPlaces, PaidPlace, SumsPlace } from '#entities/shop/day/day-place.tsx';
import placeClasses from '#entities/shop/day/day.module.css';
import { useCustomer, type Permission } from '#page/shop-context.tsx';
import { ordersOfStateHref } from '#office/kit/orders-of-state-href.ts';
import { paths } from '#routes/paths.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { dayQuery, figuresQuery } from './day.queries.ts';
import { dayStrings } from './day.strings.ts';
import { Debts } from './debts.tsx';
import { OrderAges } from './order-ages.tsx';
import { OrdersByState } from './orders-by-state.tsx';
import { Goods } from './stock/goods.tsx';
import { NameForm } from './name-form.tsx';
import { PurchasesFullness } from './stock/purchases-fullness.tsx';
import { SetupList } from './setup-list.tsx';
import type { WaitingRecords } from './waiting/waiting-card.tsx';
import { WhatToDo } from './waiting/what-to-do.tsx';

type Schemas = components['schemas'];

const PaidOnDay = lazyPart(() => import('./paid-on-day.tsx'), 'PaidOnDay');
const SumsOfDays = lazyPart(() => import('./sums-of-days.tsx'), 'SumsOfDays');

const hrefs: Readonly<Record<DayPart, string>> = {
  created: ordersOfStateHref('created'),
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
      {waiting && waiting.length > 0 && <WhatToDo waiting={waiting} hrefs={hrefs} />}
    </>
  );
}

/** How the shop does, below what waits. */
function DayFigures({ day: { orders, debts } }: { day: Schemas['ShopDay'] }) {
  const { seesPayments } = dayOf(useCustomer()?.permissions ?? []);
  // What they add stands below, and what is read first need not wait for it.
  const { data: figures, error, refetch } = useQuery(figuresQuery);
  const isLacking = error !== null && !figures;
  return (
    <>
      {orders && <OrdersByState states={orders.states} />}
      {orders && !figures && !isLacking && <AgesPlace />}
      {figures?.ages && <OrderAges states={figures.ages} />}
      {isLacking && <ErrorState error={error} onRetry={() => void refetch()} />}
      {seesPayments && !isLacking && (
        <RetryBoundary fallback={<PaidPlace />}>
          {figures?.payments ? <PaidOnDay {...figures.payments} /> : <PaidPlace />}
        </RetryBoundary>
      )}
      {orders && (
        <RetryBoundary fallback={<SumsPlace />}>
          <SumsOfDays days={orders.days} buyers={isLacking ? null : figures?.buyers} />
        </RetryBoundary>
      )}
      {debts && <Debts {...debts} />}
      {figures?.purchases && <PurchasesFullness purchases={figures.purchases} closed={figures.closed} />}
      {figures?.goods && <Goods {...figures.goods} />}
    </>
  );
}

/** What waits for staff, and the sums of the last days, for the front page. */
export function DaySection() {
  const customer = useCustomer();
  const permissions = customer?.permissions ?? [];
  const { data: day, error, refetch } = useQuery(dayQuery);
  const section = useRef<HTMLDivElement>(null);
  const nameForm = customer?.user.first_name === '' && (
    <NameForm customer={customer} onNamed={() => section.current?.focus({ preventScroll: true })} />
  );
  const place = { ref: section, tabIndex: -1, className: placeClasses['day'] };
  // At the same place as below: what somebody types into it stays.
  if (error && !day)
    return (
      <div {...place}>
        {nameForm}
        <ErrorState error={error} onRetry={() => void refetch()} />
      </div>
    );
  const waiting = day && waitingOf(day, permissions);
  const { parts, seesOrders, seesPayments } = dayOf(permissions);
  const hasDay = parts.length > 0 || seesOrders || seesPayments;
  const setup = day?.setup && <SetupList steps={day.setup} />;
  if (setup && waiting && isEmpty(day, waiting))
    return (
      <div {...place}>
        {nameForm}
        {setup}
      </div>
    );
  if (!hasDay && !setup && !nameForm) return null;
  return (
    <div {...place}>
      {nameForm}
      {setup}
      {hasDay && (
        <section className={placeClasses['parts']} aria-labelledby="day-title" aria-busy={!day}>
          <WhatWaits waiting={waiting} />
          {day && <DayFigures day={day} />}
        </section>
      )}
    </div>
  );
}
