import type { components } from '#contract/types.ts';
import { defineOperation } from '../../../contract/operation.ts';
import { findOrders, type OrderCardRow } from '../../../db/repositories/order/order-list.ts';
import { sumWaiting } from '../../../db/repositories/payment/payment.ts';
import { customerRef } from '../../access/access.ts';
import { AppError } from '../../kit/app-error.ts';
import { toThumbnailUrl } from '../../kit/images.ts';
import { mapPage } from '../../kit/pages.ts';
import { isTotalCovered } from '../order-sums.ts';
import { ordersAsked, toAccount, totalOf } from '../placed-orders.ts';

type PlacedOrderCard = components['schemas']['PlacedOrderCard'];

/** A page of orders; throws not_found for other people's without get_strange_orders. */
export const listPlacedOrders = defineOperation(
  'listPlacedOrders',
  async (deps, { caller, query: { order_by, page, limit, ...filters } }) => {
    const found = await findOrders(deps.db.orm, ordersAsked(deps, caller, filters), { order_by, page, limit });
    if (!found) throw new AppError('not_found');
    const { id: viewerId, customerType } = caller.customer;
    const isOwn = ({ customer }: OrderCardRow): boolean => customer.id === viewerId;
    // Of the person's own alone: staff open an order to see what it is paid from.
    const waiting = found.result.some(isOwn) ? await sumWaiting(deps.db.orm, viewerId) : null;
    return mapPage(found, (order): PlacedOrderCard => ({
      id: order.id,
      version: order.version,
      customer: customerRef(caller.customer, order.customer, 'get_strange_orders'),
      state: order.state,
      is_covered: isTotalCovered(order.balance, order),
      is_collected: order.isCollected,
      total: totalOf(order),
      is_priced: order.isPriced,
      ...(waiting && isOwn(order) && { account: toAccount({ ...waiting, customerType, balance: order.balance }) }),
      items_count: order.itemsCount,
      image_urls: order.preview.map(toThumbnailUrl),
      created_at: order.createdAt.toISOString(),
      ...(order.mergedIntoId !== null && { merged_into: order.mergedIntoId }),
    }));
  },
);
