import { defineOperation } from '../../contract/operation.ts';
import * as payments from '../../db/repositories/payment/payment.ts';
import { listedCustomer } from '../access/access.ts';
import { AppError } from '../kit/app-error.ts';
import { toKopecks } from '../kit/money.ts';
import { mapPage } from '../kit/pages.ts';
import { cleanText } from '../kit/text.ts';
import { toPayment } from './payment-answer.ts';
import { phoneSinceOf, viewerOf } from './payments.ts';

/** A page of payments; throws not_found for other people's without get_strange_payments. */
export const listPayments = defineOperation('listPayments', async ({ db, clock }, { caller, query }) => {
  const { shop, customer } = caller;
  const customerId = listedCustomer(customer, query, 'get_strange_payments');
  const { amount_min: min, amount_max: max } = query;
  const found = await payments.findPayments(
    db.orm,
    { shopId: shop.id, customerId, phoneSince: phoneSinceOf(clock.now()) },
    {
      ...query,
      search_text: cleanText(query.search_text),
      ...(min !== undefined && { amount_min: toKopecks(min) }),
      ...(max !== undefined && { amount_max: toKopecks(max) }),
    },
  );
  if (!found) throw new AppError('not_found');
  const viewer = await viewerOf(db.orm, caller);
  return mapPage(found, (payment) => toPayment(viewer, payment));
});
