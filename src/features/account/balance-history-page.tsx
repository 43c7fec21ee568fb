import { AHEAD_FRESH_MS, canAskAhead } from '#api/ask-ahead.ts';
import { balanceHistoryQuery } from '#api/queries/balance-history.ts';
import { paths, type MoneyAddress } from '#lib/paths.ts';
import { readId } from '#lib/read-address.ts';
import { useBackLink } from '#ui/back-target.ts';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { Money } from '#ui/money.tsx';
import { usePageTitle } from '#ui/page-title.ts';
import { useCustomer } from '#ui/shop-context.tsx';
import { SignInState } from '#ui/sign-in-state.tsx';
import { statesStrings } from '#ui/states.strings.ts';
import { Text, Title } from '@mantine/core';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { given, readAccountAddress, useAccountAddress } from './account-address.ts';
import { AccountFilterBar } from './account-filters.tsx';
import { AccountList, AccountMissing, isMissing, useIsWide } from './account-frame.tsx';
import classes from './account-page.module.css';
import { accountStrings, entryTypeNames } from './account.strings.ts';
import { BalanceHistoryCards, BalanceHistoryTable } from './balance-history-rows.tsx';
import { useFreshBalance } from './use-fresh-balance.ts';

const types = { label: accountStrings.entry, any: accountStrings.anyEntry, names: entryTypeNames };

const emptyHistory = { title: accountStrings.noHistory, text: accountStrings.noHistoryHint };
const emptyHistoryOfOrder = { title: accountStrings.noHistoryOfOrder, text: accountStrings.noHistoryOfOrderHint };

interface HistoryProps {
  customerId: number;
  /** The only order whose entries are shown. */
  orderId: number | undefined;
  isOwn: boolean;
}

function BackToOrder({ orderId }: { orderId: number }) {
  const back = useBackLink(paths.placedOrder.getHref(orderId));
  return (
    <Link {...back} className={classes['back']}>
      <ArrowLeftIcon size={18} />
      {accountStrings.toOrder}
    </Link>
  );
}

function titleOf({ orderId, isOwn }: HistoryProps): string {
  if (orderId !== undefined) return accountStrings.historyOfOrder(orderId);
  return isOwn ? accountStrings.history : accountStrings.historyOf;
}

function History(props: HistoryProps) {
  const { customerId, orderId, isOwn } = props;
  const getHref = (address: MoneyAddress = {}): string =>
    orderId === undefined ? paths.balanceHistory.getHref(customerId, address) : paths.orderBalanceHistory.getHref(orderId, customerId, address);
  const { filters, page, isFiltered, filter, goToPage } = useAccountAddress({ types: entryTypeNames, getHref });
  const isWide = useIsWide();
  useFreshBalance();
  const asked = { ...given({ ...filters, order_id: orderId }), ...(!isOwn && { customer_id: customerId }), ...(page > 1 && { page }) };
  const list = useQuery({ ...balanceHistoryQuery(asked), staleTime: AHEAD_FRESH_MS });
  const missing = isMissing(list);
  usePageTitle(missing ? statesStrings.notFound : titleOf(props));
  if (missing) return <AccountMissing />;
  return (
    <>
      <div className={classes['head']}>
        {orderId !== undefined && <BackToOrder orderId={orderId} />}
        <Title order={1}>{titleOf(props)}</Title>
        {list.data && (
          <Text>
            {accountStrings.balanceNow}:{' '}
            <b>
              <Money value={list.data.balance} />
            </b>
          </Text>
        )}
      </div>
      <AccountFilterBar filters={filters} onChange={filter} types={types} />
      <AccountList
        list={list}
        page={page}
        onPage={goToPage}
        empty={orderId === undefined ? emptyHistory : emptyHistoryOfOrder}
        allHref={isFiltered || page > 1 ? getHref() : undefined}
      >
        {(entries) =>
          isWide ? (
            <BalanceHistoryTable entries={entries} customerId={customerId} />
          ) : (
            <BalanceHistoryCards entries={entries} customerId={customerId} />
          )
        }
      </AccountList>
    </>
  );
}

function HistoryMissing() {
  usePageTitle(statesStrings.notFound);
  return <AccountMissing />;
}

function HistorySignIn() {
  usePageTitle(accountStrings.history);
  return <SignInState title={accountStrings.signInForHistory} />;
}

/** Asks for one's own history, since nearly everyone who comes here looks at that. */
export function askAhead(queryClient: QueryClient, { pathname, searchParams }: URL): void {
  if (!canAskAhead()) return;
  const { filters, page } = readAccountAddress(searchParams, { types: entryTypeNames });
  const orderId = pathname.startsWith(paths.placedOrders.path) ? readId(pathname.split('/')[2]) : undefined;
  void queryClient.prefetchQuery(balanceHistoryQuery({ ...given({ ...filters, order_id: orderId }), ...(page > 1 && { page }) }));
}

/** What changed one's own balance, or a customer's; under an order that order's part of it. */
export function BalanceHistoryPage() {
  const params = useParams<{ customerId: string; orderId?: string }>();
  const [customerId, orderId] = [readId(params.customerId), readId(params.orderId)];
  const customer = useCustomer();
  if (customerId === undefined || (params.orderId !== undefined && orderId === undefined)) return <HistoryMissing />;
  if (!customer) return <HistorySignIn />;
  // Nobody's entries stay on the screen, as those of a last page do, while another's load.
  return <History key={`${customerId}/${orderId}`} customerId={customerId} orderId={orderId} isOwn={customer.id === customerId} />;
}
