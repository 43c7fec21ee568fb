import { screenRoutes } from '#common/routes/screens.ts';
import { CustomerHead } from '#entities/customer/head/customer-head.tsx';
import { CustomerMissing } from '#entities/customer/head/customer-missing.tsx';
import { Money } from '#entities/shop/money.tsx';
import { usePageTitle } from '#page/page-title.ts';
import { branchAt } from '#routes/branch-at.ts';
import { useBranch } from '#routes/use-branch.ts';
import { defineList } from '#ui/list/define-list.ts';
import { type Asked, choice } from '#ui/list/filters/filters.ts';
import { period } from '#ui/list/filters/period/period.ts';
import { sentBy } from '#ui/list/filters/sent-by.ts';
import { ListBody } from '#ui/list/list-body.tsx';
import { useList } from '#ui/list/use-list.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { BackLink } from '#ui/navigation/back-link.tsx';
import { useBackLink } from '#ui/navigation/back-target.ts';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Text, Title } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { AccountMissing, isMissing } from '../account-missing.tsx';
import classes from '../account-page.module.css';
import { accountSkeleton } from '../account-skeleton.ts';
import { accountStrings, entryTypeNames } from '../account.strings.ts';
import { useFreshBalance } from '../use-fresh-balance.ts';
import { type BalanceHistoryParams, balanceHistoryQuery } from './balance-history.queries.ts';

interface HistoryScope {
  /** Undefined for the person's own. */
  customerId: number | undefined;
  /** The order whose entries are shown; undefined for all entries. */
  orderId: number | undefined;
}

const filters = {
  type: choice({
    label: accountStrings.entry,
    any: accountStrings.anyEntry,
    names: entryTypeNames,
    sends: 'type',
  }),
  period,
};

/** The balance history of the person, or of the customer in scope. */
const historyList = defineList({
  filters,
  query: (asked: Asked<typeof filters>, { customerId, orderId }: HistoryScope) =>
    balanceHistoryQuery({
      ...sentBy<BalanceHistoryParams>()(filters, asked),
      ...(orderId !== undefined && { order_id: orderId }),
      ...(customerId !== undefined && { customer_id: customerId }),
    }),
  skeleton: accountSkeleton,
  Rows: lazyPart(() => import('./entry-rows.tsx'), 'EntryRows'),
});

function BackToOrder({ href }: { href: string }) {
  const back = useBackLink(href);
  return (
    <div className={classes['back']}>
      <BackLink {...back}>{accountStrings.toOrder}</BackLink>
    </div>
  );
}

function History() {
  const { scope, screen, params, getHref, canSee } = useBranch();
  const { orderId } = params;
  const isOwn = scope === 'own';
  const list = useList(historyList, {
    scope: { customerId: isOwn ? undefined : params.customerId, orderId },
    href: getHref(screen),
  });
  const ofAll = isOwn ? screenRoutes.history.label : accountStrings.historyOf;
  const title = orderId === undefined ? ofAll : accountStrings.historyOfOrder(orderId);
  useFreshBalance();
  const missing = isMissing(list.result);
  usePageTitle(missing ? statesStrings.notFound : title);
  if (missing) return isOwn || !canSee('history') ? <AccountMissing /> : <CustomerMissing />;
  const head = !isOwn && orderId === undefined && canSee('history') && params.customerId !== undefined && (
    <CustomerHead id={params.customerId} current="history" />
  );
  return (
    <>
      {head}
      <div className={classes['head']}>
        {orderId !== undefined && <BackToOrder href={getHref('order', { orderId })} />}
        <Title order={1}>{title}</Title>
        {!head && list.result.data && (
          <Text>
            {accountStrings.balanceNow}:{' '}
            <b>
              <Money value={list.result.data.balance} />
            </b>
          </Text>
        )}
      </div>
      <ListBody list={list} />
    </>
  );
}

/** Prefetches the person's own history, which is what most people open. */
export function prefetch(queryClient: QueryClient, { pathname, searchParams }: URL): void {
  const orderId = branchAt({ path: pathname, query: searchParams }, undefined)?.params.orderId;
  historyList.prefetch(queryClient, searchParams, { customerId: undefined, orderId });
}

/** The balance history of the person or of a customer; for an order, its entries only. */
export function BalanceHistoryPage() {
  const { isReadable, params } = useBranch();
  // The key remounts the list for another customer, whose rows must not be mixed with the last ones while they load.
  return isReadable ? <History key={`${params.customerId}/${params.orderId}`} /> : <AccountMissing />;
}
