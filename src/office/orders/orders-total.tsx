import { useBranch } from '#entities/branch/use-branch.ts';
import { placedOrdersTotalQuery } from '#entities/order/order.queries.ts';
import { orderForms } from '#entities/order/orders.strings.ts';
import { Money } from '#entities/shop/money.tsx';
import { formatAmount } from '#lib/money.ts';
import { plural } from '#lib/plural.ts';
import { readAsked } from '#ui/list/list-address.ts';
import { useQuery } from '@tanstack/react-query';
import classes from './office-order-rows.module.css';
import { officeOrdersStrings } from './office-orders.strings.ts';
import { orderListFilters, paramsOf } from './order-list-filters.ts';

/** What the orders that the filters of the address leave come to. */
export function OrdersTotal({ params: address }: { params: URLSearchParams }) {
  const { scope, params } = useBranch();
  const asked = paramsOf(readAsked(orderListFilters, address), { scope, params });
  const { data, isPlaceholderData } = useQuery(placedOrdersTotalQuery(asked));
  return (
    <p className={classes['totals']} role="status" aria-busy={isPlaceholderData}>
      {data && data.orders > 0 && (
        <>
          {plural(data.orders, orderForms)} · {officeOrdersStrings.pieces(formatAmount(data.pieces))} ·{' '}
          <b>
            <Money value={data.sum} />
          </b>
          {data.canceled_sum > 0 && (
            <>
              {`, ${officeOrdersStrings.canceled}\u00A0`}
              <Money value={data.canceled_sum} />
            </>
          )}
          {data.unpriced > 0 && ` · ${officeOrdersStrings.unpriced(formatAmount(data.unpriced))}`}
        </>
      )}
    </p>
  );
}
