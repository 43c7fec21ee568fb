import type { components } from '#contract/types.ts';
import { defineOperation } from '../../../contract/operation.ts';
import * as lines from '../../../db/repositories/order/line-list.ts';
import { customerRef } from '../../access/access.ts';
import { toThumbnailUrl } from '../../kit/images.ts';
import { toRoubles } from '../../kit/money.ts';
import { mapPage } from '../../kit/pages.ts';
import { isTotalCovered } from '../order-sums.ts';
import { linesAsked } from './line-list.ts';

type Schemas = components['schemas'];

/** A page of the lines of all orders. */
export const listOrderLines = defineOperation('listOrderLines', async ({ db }, { caller, query }) => {
  const seesPurchases = caller.customer.flags.has('get_purchase');
  const found = await lines.findLines(db.orm, linesAsked(caller, query), query);
  return mapPage(
    found,
    ({ itemId, image, price, order, isCollected, customer, balance, purchase, ...line }): Schemas['ListedLine'] => ({
      ...line,
      item_id: itemId,
      image_url: image && toThumbnailUrl(image),
      price: price === null ? null : toRoubles(price),
      total: price === null ? null : toRoubles(price * line.count),
      order: {
        id: order.id,
        state: order.state,
        is_covered: isTotalCovered(balance, order),
        is_collected: isCollected,
        created_at: order.createdAt.toISOString(),
      },
      customer: customerRef(caller.customer, customer, 'get_strange_orders'),
      purchase: seesPurchases ? purchase : null,
    }),
  );
});
