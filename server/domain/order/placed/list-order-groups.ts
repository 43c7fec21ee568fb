import type { components } from '#contract/types.ts';
import { defineOperation } from '../../../contract/operation.ts';
import { findOrderGroups } from '../../../db/repositories/order/order-groups.ts';
import { canSee, customerRef } from '../../access/access.ts';
import { AppError } from '../../kit/app-error.ts';
import { toRoubles } from '../../kit/money.ts';
import { mapPage } from '../../kit/pages.ts';
import { cleanText } from '../../kit/text.ts';
import { isTotalCovered } from '../order-sums.ts';

/** A page of customers with orders in work. */
export const listOrderGroups = defineOperation(
  'listOrderGroups',
  async ({ db }, { caller: { shop, customer: viewer }, query }) => {
    // Whoever doesn't see purchases isn't told what is in one.
    if (query.purchase_id !== undefined && !viewer.flags.has('get_purchase')) throw new AppError('not_found');
    const found = await findOrderGroups(db.orm, shop.id, { ...query, search_text: cleanText(query.search_text) });
    return mapPage(found, ({ customer, ...group }): components['schemas']['OrderGroup'] => ({
      customer: customerRef(viewer, customer, 'get_strange_orders'),
      balance: canSee(viewer, customer.id, 'get_strange_balance_history') ? toRoubles(group.balance) : null,
      payments_wait: canSee(viewer, customer.id, 'get_strange_payments') ? group.paymentsWait : null,
      orders: group.orders,
      lines: group.lines,
      pieces: group.pieces,
      total: toRoubles(group.total),
      is_priced: group.isPriced,
      newest_order: {
        id: group.newest.id,
        state: group.newest.state,
        is_covered: isTotalCovered(group.balance, { state: group.newest.state, total: group.newestTotal }),
        is_collected: group.isNewestCollected,
        created_at: group.newest.createdAt.toISOString(),
      },
    }));
  },
);
