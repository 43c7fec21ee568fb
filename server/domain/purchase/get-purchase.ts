import { defineOperation } from '../../contract/operation.ts';
import { findPurchaseEvents, findPurchaseLines } from '../../db/repositories/purchase/purchase.ts';
import { customerRef } from '../access/access.ts';
import { authorName } from '../access/authors.ts';
import { toThumbnailUrl } from '../kit/images.ts';
import { toRoubles } from '../kit/money.ts';
import { readPurchase } from './purchases.ts';

/** A purchase with its lines and what has happened to it; throws not_found. */
export const getPurchase = defineOperation('getPurchase', async ({ db }, { caller, path: { id } }) => {
  const { shop, customer } = caller;
  const purchase = await readPurchase(db.orm, caller, id);
  const lines = await findPurchaseLines(db.orm, shop.id, id);
  const events = await findPurchaseEvents(db.orm, id);
  // Nobody's record: an author without a name goes by their phone where staff may see customers' orders.
  const writtenOn = { customerId: 0, customerName: '', flag: 'get_strange_orders' } as const;
  return {
    purchase,
    // Each field by its name: a row has more than the answer may tell.
    lines: lines.map((line) => ({
      id: line.id,
      order_id: line.orderId,
      order_state: line.orderState,
      customer: customerRef(customer, line.customer, 'get_strange_orders'),
      item_id: line.itemId,
      image_url: line.image && toThumbnailUrl(line.image),
      description: line.description,
      comment: line.comment,
      count: line.count,
      price: line.price === null ? null : toRoubles(line.price),
      bought_price: line.boughtPrice === null ? null : toRoubles(line.boughtPrice),
      state: line.state,
      album: line.album,
    })),
    events: events.map(
      ({ fromState, toState, orderId, linesCount, canceledCount, lineName, price, author, at, ...event }) => ({
        ...event,
        from: fromState,
        to: toState,
        order_id: orderId,
        lines_count: linesCount,
        canceled_count: canceledCount,
        line_name: lineName,
        price: price === null ? null : toRoubles(price),
        author: authorName(customer, author, writtenOn),
        at: at.toISOString(),
      }),
    ),
  };
});
