import type { components } from '#contract/types.ts';
import { defineOperation } from '../../contract/operation.ts';
import { findPerson } from '../../db/repositories/customer/person.ts';
import { detailOf } from '../../errors.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { deleteCustomer } from './delete-customer.ts';
import { recoverCustomer } from './recover-customer.ts';
import { updateCustomer } from './update-customer.ts';
import { getCustomer } from './get-customer.ts';

type Schemas = components['schemas'];

type Change = NonNullable<Schemas['CustomersForm']['change']>;

interface One {
  id: number;
  version: number | undefined;
}

/** Puts a person into a group, or takes them out of it; those who are there, or aren't, stay as they are. */
async function changeGroup(
  deps: DomainDeps,
  caller: SignedInCaller,
  { id, version }: One,
  { join_group_id: joined, leave_group_id: left }: Change,
): Promise<void> {
  const person = await findPerson(deps.db.orm, caller.shop.id, id);
  if (!person) throw new AppError('not_found');
  const ids = person.groups.map((group) => group.id);
  const becomes = new Set([...ids.filter((one) => one !== left), ...(joined === undefined ? [] : [joined])]);
  if (version === undefined || version === person.version)
    if (becomes.size === ids.length && ids.every((one) => becomes.has(one))) return;
  // The version that the groups were read at, so that nobody's change of them is written over.
  await updateCustomer(deps, {
    caller,
    path: { customer_id: id },
    body: { version: version ?? person.version, group_ids: [...becomes] },
  });
}

async function setDeleted(deps: DomainDeps, caller: SignedInCaller, id: number, isDeleted: boolean): Promise<void> {
  if (!caller.customer.flags.has(isDeleted ? 'delete_customers' : 'recovery_customers'))
    throw new AppError('forbidden');
  if (isDeleted) await deleteCustomer(deps, { caller, path: { customer_id: id } });
  else await recoverCustomer(deps, { caller, path: { customer_id: id } });
}

/** Changes or reads one person; throws what it throws alone. */
async function carryOutOne(
  deps: DomainDeps,
  caller: SignedInCaller,
  { id, version }: One,
  change: Change | undefined,
): Promise<Omit<Schemas['StandingCustomer'], 'id' | 'ok'>> {
  if (change?.is_deleted !== undefined) await setDeleted(deps, caller, id, change.is_deleted);
  else if (change?.customer_type !== undefined)
    await updateCustomer(deps, {
      caller,
      path: { customer_id: id },
      body: {
        customer_type: change.customer_type,
        ...(version !== undefined && { version }),
      },
    });
  else if (change) await changeGroup(deps, caller, { id, version }, change);
  const person = await findPerson(deps.db.orm, caller.shop.id, id);
  if (!person) throw new AppError('not_found');
  // Throws where this caller may not see the person.
  if (!change) await getCustomer(deps, { caller, path: { customer_id: id } });
  return { version: person.version, customer_type: person.customerType, is_deleted: person.deletedAt !== null };
}

/**
 * Changes people, each in a transaction of its own, or only reads them. Answers a verdict per id, in their order: what
 * they are now, or why they can't change so.
 */
export const updateCustomers = defineOperation(
  'updateCustomers',
  async (deps, { caller, body: { ids, change, versions } }) => {
    const seen = new Map(versions?.map(({ id, version }) => [id, version]));
    const result: Schemas['CustomerVerdicts']['result'] = [];
    // One after another: a person who sends a hundred takes one connection, not all.
    for (const id of new Set(ids)) {
      try {
        result.push({ id, ok: true, ...(await carryOutOne(deps, caller, { id, version: seen.get(id) }, change)) });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        result.push({ id, ok: false, code: error.code, detail: detailOf(error.code, error.params) });
      }
    }
    return { result };
  },
);
