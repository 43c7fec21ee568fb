import type { PlacedOrder } from '#contract/types.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { paymentsQuery } from '#entities/payment/payment.queries.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { isCharged } from '#machines/order/placed-order.machine.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { BadgeFacts } from '../badge-text.ts';
import { isPaidFrom, type WaitingTopUp } from './due-of.ts';

/** The part of an order that says what it costs the person, and with some orders what it is paid from. */
export type Bill = BadgeFacts & Pick<PlacedOrder, 'id' | 'total' | 'is_priced' | 'customer' | 'account'>;

/** What the person's bills are paid from; sums in roubles. */
interface Funds {
  /** The balance, no older than the bills shown; undefined while there is none. */
  balance: number | undefined;
  /** The balance less the refunds that wait. */
  available: number | undefined;
  /** The top-ups that wait to be confirmed; undefined while they are not known. */
  waiting: readonly WaitingTopUp[] | undefined;
  /** Whether one of them could not be fetched. */
  hasFailed: boolean;
  retry: () => void;
}

/** Sums of roubles with kopecks are not exact in binary. */
const exact = (roubles: number): number => Math.round(roubles * 100) / 100;

const FundsContext = createContext<Funds | null>(null);

const isBill = ({ state, customer }: Bill, customerId: number | undefined): boolean =>
  state !== 'canceled' && state !== 'rejected' && customer.id === customerId;

/** Whether the person pays for the order, or has paid. */
export function useIsBill(order: Bill): boolean {
  return isBill(order, useCustomer()?.id);
}

/**
 * What an order of the person's own is paid from: the funds of the provider above, and until they are known what came
 * with it.
 */
export function useFundsOf({ account }: Bill): Pick<Funds, 'waiting' | 'hasFailed' | 'retry'> & {
  account: { balance: number; reserved: number } | undefined;
} {
  const funds = use(FundsContext);
  if (!funds) throw new Error('There is no FundsProvider above');
  const { balance, available = 0, waiting, ...others } = funds;
  const came = account && [{ amount: account.topping_up }];
  return {
    ...others,
    waiting: waiting ?? came,
    account: balance === undefined ? account : { balance, reserved: exact(balance - available) },
  };
}

/** What the badge of an order says it from: of a person's own by the balance that is shown beside it, where one is. */
export function useBadgeFacts<Of extends Bill>(order: Of): Of {
  const balance = use(FundsContext)?.balance;
  const isCovered =
    useIsBill(order) && isCharged(order.state) && balance !== undefined ? isPaidFrom(balance) : order.is_covered;
  return { ...order, is_covered: isCovered };
}

interface Shown {
  orders: readonly Bill[];
  /** When the server's answer with these orders came, in milliseconds; 0 while another page of them is fetched. */
  shownAt: number;
}

/** When the bills among the orders were first shown as they are: later answers that repeat them change nothing. */
function useShownSince(bills: string, shownAt: number): number {
  const [since, setSince] = useState({ bills, at: shownAt });
  if (since.bills !== bills) setSince({ bills, at: shownAt });
  return since.at;
}

const hasFailed = ({ isError, errorUpdatedAt, dataUpdatedAt }: UseQueryResult): boolean =>
  // The times keep it said while it is fetched again.
  isError || errorUpdatedAt > dataUpdatedAt;

/**
 * Fetches what the bills among these orders are paid from, again after each answer that the orders come with: a balance
 * of before a bill would say that it is paid.
 */
export function FundsProvider({ orders, shownAt, children }: Shown & { children: ReactNode }) {
  const customerId = useCustomer()?.id;
  const bills = orders.filter((order) => isBill(order, customerId));
  const enabled = bills.length > 0;
  const since = useShownSince(bills.map((of) => `${of.id}:${of.total}:${isCharged(of.state)}`).join(), shownAt);
  // What is older than the bills, or invalidated, is fetched again here and never by its age.
  const options = { enabled, staleTime: Infinity };
  const balance = useQuery({ ...currentCustomerQuery, ...options });
  const topUps = useQuery({ ...paymentsQuery({ type: 'top_up', state: 'W', limit: 100 }), ...options });
  const { refetch: refetchBalance } = balance;
  const { refetch: refetchTopUps } = topUps;
  useEffect(() => {
    if (!enabled || shownAt === 0) return;
    // Restarted where one is running, since that one may have been answered before the orders were.
    void refetchBalance();
    void refetchTopUps();
  }, [enabled, shownAt, refetchBalance, refetchTopUps]);
  const isBalanceKnown = balance.dataUpdatedAt >= since;
  const areTopUpsKnown = topUps.isSuccess && !topUps.isStale && topUps.dataUpdatedAt >= since;
  const funds: Funds = {
    balance: isBalanceKnown ? balance.data?.balance : undefined,
    available: isBalanceKnown ? balance.data?.available : undefined,
    waiting: areTopUpsKnown ? topUps.data.result : undefined,
    hasFailed: hasFailed(topUps) || (!isBalanceKnown && hasFailed(balance)),
    retry: () => {
      void refetchBalance();
      void refetchTopUps();
    },
  };
  return <FundsContext value={funds}>{children}</FundsContext>;
}
