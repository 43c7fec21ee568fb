import { defineOperation } from '../../contract/operation.ts';
import { findPayments } from '../../db/repositories/payment/payment-list.ts';
import { listedCustomer } from '../access/access.ts';
import { AppError } from '../kit/app-error.ts';
import { mapPage } from '../kit/pages.ts';
import { toPayment } from './payment-answer.ts';
import { filtersOf, phoneSinceOf, viewerOf } from './payments.ts';

/** A page of payments; throws not_found for other people's without get_strange_payments. */
export const listPayments = defineOperation('listPayments', async ({ db, clock }, { caller, query }) => {
  const { shop, customer } = caller;
  const customerId = listedCustomer(customer, query, 'get_strange_payments');
  const found = await findPayments(
    db.orm,
    { shopId: shop.id, customerId, phoneSince: phoneSinceOf(clock.now()) },
    filtersOf(query),
  );
  if (!found) throw new AppError('not_found');
  const viewer = await viewerOf(db.orm, caller);
  return mapPage(found, (payment) => toPayment(viewer, payment));
});
