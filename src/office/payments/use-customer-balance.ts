import { customerQuery } from '#entities/customer/customer.queries.ts';
import { usePermission, useShop } from '#page/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import { skipToken, useQuery } from '@tanstack/react-query';

/** Keeps the place of a balance that is still to come: what is below doesn't move. */
const PLACE = '\u00A0';

/**
 * A customer's balance as a text, blank until it has come; undefined where there is no customer, and for those who may
 * not see it.
 */
export function useCustomerBalance(customerId: number | undefined): string | undefined {
  const { currency } = useShop();
  const maySee = usePermission('get_strange_balance_history');
  const query = customerQuery(customerId ?? 0);
  const isAsked = maySee && customerId !== undefined;
  const { data, isPending } = useQuery(isAsked ? query : { ...query, queryFn: skipToken });
  if (isAsked && isPending) return PLACE;
  return typeof data?.balance === 'number' ? formatMoney(data.balance, currency) : undefined;
}
