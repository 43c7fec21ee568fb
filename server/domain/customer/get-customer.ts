import { defineOperation } from '../../contract/operation.ts';
import { findCustomer, hasRecords } from '../../db/repositories/customer/customer.ts';
import { findPerson } from '../../db/repositories/customer/person.ts';
import { canSee } from '../access/access.ts';
import { AppError } from '../kit/app-error.ts';
import { toThumbnailUrl } from '../kit/images.ts';
import { toRoubles } from '../kit/money.ts';
import { toCard, toLastDelivery } from './customers.ts';
import { staffPart } from './person-answer.ts';

const hiddenPart = { comment: '', groups: [], own_permissions: [], permissions: [], can_edit: false };

/**
 * A customer of the shop, with what the caller may see of them; throws not_found for one that isn't, or was deleted:
 * those are shown to whoever may recover them.
 */
export const getCustomer = defineOperation(
  'getCustomer',
  async ({ db }, { caller: { shop, customer: viewer }, path: { customer_id: id } }) => {
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
  },
);
