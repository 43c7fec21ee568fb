import type { components, Permission } from '#contract/types.ts';
import { defineOperation } from '../../contract/operation.ts';
import { newestChange, readChanges } from '../../db/repositories/change/shop-change.ts';

type Schemas = components['schemas'];

type Kind = Schemas['Change']['kind'];

/** More than these are not named one by one. */
const MOST_CHANGES = 500;

/** A reading that ended longer ago may have missed what the sweep has deleted since. */
const REMEMBERED_SECONDS = 3_600;

/** The flags any of which opens other people's records of a kind; null for what everybody sees. */
const flags: Readonly<Record<Kind, readonly Permission[] | null>> = {
  order: ['get_strange_orders'],
  payment: ['get_strange_payments'],
  purchase: ['get_purchase'],
  customer: ['get_customers'],
  shop: null,
  delivery: null,
  delivery_point: null,
  category: null,
  permission_group: ['edit_retail', 'get_customers', 'create_customers', 'edit_customers'],
};

const kindNames = Object.keys(flags) as Kind[];

/** The records that have changed since an earlier answer, of those that the caller may see. */
export const listChanges = defineOperation(
  'listChanges',
  async ({ db, clock }, { caller: { shop, customer }, query: { since } }) => {
    const now = Math.floor(clock.now().getTime() / 1_000);
    const [from = '', at = ''] = since?.split('-') ?? [];
    const isRemembered = since !== undefined && now - Number(at) <= REMEMBERED_SECONDS && Number(at) - now <= 60;
    const sinceOf = (next: bigint): string => `${next}-${now}`;
    if (!isRemembered) return { since: sinceOf(await newestChange(db.orm)), all: since !== undefined, changes: [] };
    const read = await readChanges(db.orm, {
      shopId: shop.id,
      customerId: customer.id,
      kinds: kindNames.filter((kind) => flags[kind]?.some((flag) => customer.flags.has(flag)) ?? true),
      from: BigInt(from),
      most: MOST_CHANGES + 1,
    });
    // A number from the future is of a database that has since been restored.
    const all = read.changes.length > MOST_CHANGES || BigInt(from) > read.next;
    return { since: sinceOf(read.next), all, changes: all ? [] : read.changes };
  },
);
