import type { PlacedOrder } from '#contract/types.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { paymentsQuery } from '#entities/payment/payment.queries.ts';
import { useCustomer } from '#entities/shop/shop-context.tsx';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { isPaidFrom, type WaitingTopUp } from './due-of.ts';

/** The part of an order that says whether it is a bill of the person. */
export type Bill = Pick<PlacedOrder, 'id' | 'state' | 'total' | 'customer'>;

/** What the person's bills are paid from; sums in roubles. */
interface Funds {
  /** The balance, no older than the bills shown; undefined while there is none. */
  balance: number | undefined;
  /** What of it the refunds that wait leave. */
  available: number | undefined;
  /** The top-ups that wait to be confirmed; undefined while they are not known. */
  waiting: readonly WaitingTopUp[] | undefined;
  /** Whether one of them could not be fetched. */
  hasFailed: boolean;
  retry: () => void;
}

const FundsContext = createContext<Funds | null>(null);

/** The funds of the provider above. */
export function useFunds(): Funds {
  const funds = use(FundsContext);
  if (!funds) throw new Error('There is no FundsProvider above');
  return funds;
}

const isBill = ({ state, total, customer }: Bill, customerId: number | undefined): boolean =>
  state === 'need_pay' && total !== null && customer.id === customerId;

/** Whether the order is a bill that waits for the person's own money. */
export function useIsBill(order: Bill): boolean {
  return isBill(order, useCustomer()?.id);
}

/** Whether the person's own bill is paid; undefined for other orders, and while the balance is not known. */
export function useIsPaid(order: Bill): boolean | undefined {
  const { balance } = useFunds();
  return useIsBill(order) && balance !== undefined ? isPaidFrom(balance) : undefined;
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
 * Fetches what the bills among these orders are paid from, again after each answer that the orders come with: a balance of
 * before a bill would say that it is paid.
 */
export function FundsProvider({ orders, shownAt, children }: Shown & { children: ReactNode }) {
  const customerId = useCustomer()?.id;
  const bills = orders.filter((order) => isBill(order, customerId));
  const enabled = bills.length > 0;
  const since = useShownSince(bills.map(({ id, total }) => `${id}:${total}`).join(), shownAt);
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
