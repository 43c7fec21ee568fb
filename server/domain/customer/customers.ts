import type { components } from '#contract/types.ts';
import {
  type CustomerCardRow,
  type CustomerRow,
  findCustomer,
  findCustomerByPhone,
  hasRecords,
  insertCustomer,
} from '../../db/repositories/customer/customer.ts';
import { AppError } from '../kit/app-error.ts';
import { toThumbnailUrl } from '../kit/images.ts';
import { toRoubles } from '../kit/money.ts';
import { cleanText } from '../kit/text.ts';
import { findPerson } from '../../db/repositories/customer/person.ts';
import { canSee } from '../access/access.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { freshCaller } from '../access/fresh-caller.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { keyUse, makeOnce } from '../kit/idempotency-keys.ts';
import { staffPart } from './person-answer.ts';

type Schemas = components['schemas'];

const toLastDelivery = ({ lastDelivery: last }: Pick<CustomerRow, 'lastDelivery'>): Schemas['LastDelivery'] | null =>
  last && {
    delivery_id: last.deliveryId,
    delivery_point_id: last.deliveryPointId,
    address: last.address,
    recipient_name: last.recipientName,
    recipient_phone: last.recipientPhone,
  };

const toCard = ({ id, firstName, lastName, phone, customerType }: CustomerCardRow): Schemas['CustomerCard'] => ({
  id,
  user: { first_name: firstName, last_name: lastName },
  phone,
  customer_type: customerType,
});

const hiddenPart = { comment: '', groups: [], own_permissions: [], permissions: [], can_edit: false };

/** The signed-in customer. */
export async function getCurrentCustomer(
  { db }: DomainDeps,
  { shop, customer }: SignedInCaller,
): Promise<components['schemas']['Customer']> {
  const found = await findCustomer(db.orm, shop.id, customer.id);
  // The customer was deleted after the token was checked.
  if (!found) throw new AppError('unauthorized');
  return {
    id: found.id,
    version: found.version,
    avatar_url: found.avatar && toThumbnailUrl(found.avatar),
    user: { first_name: found.firstName, last_name: found.lastName },
    phone: found.phone,
    balance: toRoubles(found.balance),
    available: toRoubles(found.available),
    customer_type: found.customerType,
    permissions: [...customer.flags],
    is_intermediary: found.isIntermediary,
    last_delivery: toLastDelivery(found),
  };
}

/**
 * A customer of the shop, with what the caller may see of them; throws not_found for one that isn't, or was deleted: those are
 * shown to whoever may recover them.
 */
export async function getCustomer(
  { db }: DomainDeps,
  { shop, customer: viewer }: SignedInCaller,
  id: number,
): Promise<Schemas['ShopCustomer']> {
  const person = await findPerson(db.orm, shop.id, id);
  const { flags } = viewer;
  if (!person || (person.deletedAt && !flags.has('recovery_customers'))) throw new AppError('not_found');
  const seesAll = canSee(viewer, id, 'get_customers');
  const isNamed =
    seesAll ||
    (await hasRecords(db.orm, id, {
      orders: flags.has('get_strange_orders'),
      payments: flags.has('get_strange_payments'),
    }));
  const found = await findCustomer(db.orm, shop.id, id);
  return {
    ...toCard(isNamed ? person : { ...person, firstName: '', lastName: '', phone: null }),
    version: person.version,
    avatar_url: isNamed && person.avatar ? toThumbnailUrl(person.avatar) : null,
    is_intermediary: person.isIntermediary,
    balance: canSee(viewer, id, 'get_strange_balance_history') ? toRoubles(person.balance) : null,
    last_delivery: seesAll && found ? toLastDelivery(found) : null,
    // What staff note of a person isn't for that person.
    ...(flags.has('get_customers') ? staffPart(person, viewer) : hiddenPart),
    is_deleted: person.deletedAt !== null,
  };
}

/**
 * Makes a customer, who has what everybody new has, once for a key. Throws forbidden for a wholesale one without
 * trade_price_orders, validation for an empty name, customer_exists with whoever has this phone, where the caller may see them, or
 * phone_of_deleted.
 */
export async function createCustomer(
  deps: DomainDeps,
  caller: SignedInCaller,
  { key, form }: { key: string; form: Schemas['CustomerForm'] },
): Promise<Schemas['CustomerCard']> {
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
    if (form.customer_type === 'wholesale' && !author.flags.has('trade_price_orders')) throw new AppError('forbidden');
    if (inserted) return inserted.id;
    const known = await findCustomerByPhone(transaction, shop.id, form.phone);
    if (!known) throw new AppError('phone_of_deleted');
    const current = author.flags.has('get_customers') ? toCard(known) : undefined;
    throw new AppError('customer_exists', {}, undefined, current);
  });
  const found = await findCustomer(deps.db.orm, shop.id, id);
  if (!found) throw new AppError('not_found');
  return toCard(found);
}
