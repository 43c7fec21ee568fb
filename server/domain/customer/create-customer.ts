import { defineOperation } from '../../contract/operation.ts';
import { findCustomer, findCustomerByPhone, insertCustomer } from '../../db/repositories/customer/customer.ts';
import { freshCaller } from '../access/fresh-caller.ts';
import { AppError } from '../kit/app-error.ts';
import { keyUse, makeOnce } from '../kit/idempotency-keys.ts';
import { cleanText } from '../kit/text.ts';
import { toCard } from './customers.ts';

/**
 * Makes a customer, who has what everybody new has, once for a key. Throws forbidden for a wholesale one without
 * trade_price_orders, validation for an empty name, customer_exists with whoever has this phone, where the caller may
 * see them, or phone_of_deleted.
 */
export const createCustomer = defineOperation(
  'createCustomer',
  async (deps, { caller, header: { 'idempotency-key': key }, body: form }) => {
    const { shop } = caller;
    const firstName = cleanText(form.first_name);
    if (firstName === '') throw new AppError('validation', {}, { first_name: 'required' });
    const made = {
      shopId: shop.id,
      phone: form.phone,
      firstName,
      lastName: cleanText(form.last_name),
      customerType: form.customer_type,
    };
    const use = keyUse(caller, { key, operation: 'createCustomer', request: form });
    const id = await makeOnce(deps, use, async (transaction, at) => {
      // Of two at once the second waits here for the first, and then finds its customer.
      const inserted = await insertCustomer(transaction, { ...made, createdAt: at });
      const { customer: author } = await freshCaller(transaction, caller, 'create_customers');
      // Whoever is of this type pays trade prices from then on.
      if (form.customer_type === 'wholesale' && !author.flags.has('trade_price_orders'))
        throw new AppError('forbidden');
      if (inserted) return inserted.id;
      const known = await findCustomerByPhone(transaction, shop.id, form.phone);
      if (!known) throw new AppError('phone_of_deleted');
      const current = author.flags.has('get_customers') ? toCard(known) : undefined;
      throw new AppError('customer_exists', {}, undefined, current);
    });
    const found = await findCustomer(deps.db.orm, shop.id, id);
    if (!found) throw new AppError('not_found');
    return toCard(found);
  },
);
