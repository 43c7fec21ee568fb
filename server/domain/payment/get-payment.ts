import { defineOperation } from '../../contract/operation.ts';
import { canSee } from '../access/access.ts';
import { AppError } from '../kit/app-error.ts';
import { readPayment } from './payments.ts';

/** The caller's own payment, or any with get_strange_payments; throws not_found. */
export const getPayment = defineOperation('getPayment', async ({ db, clock }, { caller, path: { id } }) => {
  const found = await readPayment(db.orm, caller, id, clock.now());
  if (!canSee(caller.customer, found.customer.id, 'get_strange_payments')) throw new AppError('not_found');
  return found;
});
