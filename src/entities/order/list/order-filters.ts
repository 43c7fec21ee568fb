import { choice } from '#ui/list/filters/filters.ts';
import { orderStateNames } from '../order-states.strings.ts';
import { ordersStrings } from '../orders.strings.ts';

/** The filter of orders by state. */
export const orderStateFilter = choice({
  label: ordersStrings.state,
  any: ordersStrings.anyState,
  names: orderStateNames,
  sends: 'state',
});
