import { defineOperation } from '../../contract/operation.ts';
import { sumPayments } from '../../db/repositories/payment/payment-list.ts';
import { authorName } from '../access/authors.ts';
import { toRoubles } from '../kit/money.ts';
import { filtersOf } from './payments.ts';

/** What payments of all customers come to, by state, kind and way, and who decided them. */
export const getPaymentsTotal = defineOperation('getPaymentsTotal', async ({ db }, { caller, query }) => {
  const { shop, customer } = caller;
  const { sums, deciders } = await sumPayments(db.orm, shop.id, filtersOf(query));
  return {
    sums: sums.map(({ kind, amount, ...sum }) => ({ ...sum, type: kind, amount: toRoubles(amount) })),
    deciders: deciders.map(({ decider, payments }) => ({
      id: decider.id,
      name: authorName(customer, decider, { customerId: decider.id, customerName: '', flag: 'get_strange_payments' }),
      payments,
    })),
  };
});
