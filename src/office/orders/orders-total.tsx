import { useBranch } from '#routes/use-branch.ts';
import { ListSums } from '#office/kit/list-sums/list-sums.tsx';
import { placedOrdersTotalQuery } from '#entities/order/order.queries.ts';
import { orderForms } from '#entities/order/orders.strings.ts';
import { plural } from '#lib/plural.ts';
import { readAsked } from '#ui/list/list-address.ts';
import { useQuery } from '@tanstack/react-query';
import { orderListFilters, paramsOf } from './order-list-filters.ts';

/** What the orders that the filters of the address leave come to. */
export function OrdersTotal({ params: address }: { params: URLSearchParams }) {
  const { scope, params } = useBranch();
  const asked = paramsOf(readAsked(orderListFilters, address), { scope, params });
  const { data, isPlaceholderData } = useQuery(placedOrdersTotalQuery(asked));
  const shown = data && data.orders > 0 ? { counted: plural(data.orders, orderForms), sums: data } : undefined;
  return <ListSums shown={shown} isStale={isPlaceholderData} />;
}
