import type { components } from '#contract/types.ts';
import { formatDateTime } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { useLinkState } from '#ui/back-target.ts';
import { OrderSum } from '#ui/order-sum.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { Link } from 'wouter';
import classes from './order-table.module.css';
import { ordersStrings } from './orders.strings.ts';
import { customerName, customerPhone } from './people.ts';

const { columns } = ordersStrings;

/** Orders as a dense table. */
export function OrderTable({ orders }: { orders: readonly components['schemas']['PlacedOrderCard'][] }) {
  const linkState = useLinkState();
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.customer}</th>
          <th scope="col">{columns.phone}</th>
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col" className={classes['amount']}>
            {columns.items}
          </th>
          <th scope="col" className={classes['amount']}>
            {columns.sum}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ id, customer, created_at, state, items_count, total }) => (
          <tr key={id}>
            <td>
              <Link className={classes['number']} href={paths.placedOrder.getHref(id)} state={linkState}>
                {`№\u00A0${id}`}
              </Link>
            </td>
            <td>{customerName(customer)}</td>
            <td className={classes['nowrap']}>{customerPhone(customer)}</td>
            <td className={classes['nowrap']}>{formatDateTime(created_at)}</td>
            <td>
              <StateBadge state={state} />
            </td>
            <td className={classes['amount']}>{items_count}</td>
            <td className={classes['amount']}>
              <b>
                <OrderSum value={total} />
              </b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
