import { customerQuery } from '#entities/customer/customer.queries.ts';
import { useShop } from '#page/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import { skipToken, useQuery } from '@tanstack/react-query';

/**
 * A customer's balance as a text; undefined until it has come, where there is no customer, and for those who may not
 * see it.
 */
export function useCustomerBalance(customerId: number | undefined): string | undefined {
  const { currency } = useShop();
  const query = customerQuery(customerId ?? 0);
  const { data } = useQuery(customerId === undefined ? { ...query, queryFn: skipToken } : query);
  return typeof data?.balance === 'number' ? formatMoney(data.balance, currency) : undefined;
}
