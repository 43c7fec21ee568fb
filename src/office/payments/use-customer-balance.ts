import { balanceHistoryQuery } from '#entities/payment/history/balance-history.queries.ts';
import { usePermission, useShop } from '#entities/shop/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import { skipToken, useQuery } from '@tanstack/react-query';

const COMING = '…';

/** A customer's balance as a text; undefined where there is no customer, or the person may not see it, or it could not be fetched. */
export function useCustomerBalance(customerId: number | undefined): string | undefined {
  const { currency } = useShop();
  const maySee = usePermission('get_strange_balance_history');
  const isAsked = maySee && customerId !== undefined;
  const query = balanceHistoryQuery({ customer_id: customerId ?? 0, limit: 1 });
  const { data, isPlaceholderData, isError } = useQuery(isAsked ? query : { ...query, queryFn: skipToken });
  if (!isAsked || (isError && !data)) return undefined;
  // What stands in while another customer's is fetched is not theirs.
  return data && !isPlaceholderData ? formatMoney(data.balance, currency) : COMING;
}
