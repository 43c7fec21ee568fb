import { and, desc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Query } from '#contract/types.ts';
import type { Orm } from '../../engine/types.ts';
import { hasValue } from '../../query/filters.ts';
import { inner, jsonRows } from '../../query/json-rows.ts';
import { limitsOf, type Page, toPage } from '../../query/page.ts';
import { inAlphabet } from '../../query/text-search.ts';
import { customerGroups, customers, permissionGroups } from '../../schema.ts';
import { isFoundBy, personSearchOf } from './person-search.ts';

type ListQuery = Query<'listCustomers'>;
type CountQuery = Query<'countCustomers'>;
type Filters = Pick<ListQuery, 'customer_type' | 'group_id' | 'permission'>;

const columns = {
  id: customers.id,
  version: customers.version,
  firstName: customers.firstName,
  lastName: customers.lastName,
  phone: customers.phone,
  avatar: customers.avatar,
  customerType: customers.customerType,
  isIntermediary: customers.isIntermediary,
  balance: customers.balance,
  deletedAt: customers.deletedAt,
  groups: jsonRows({ id: permissionGroups.id, name: permissionGroups.name }, (select) =>
    select
      .from(customerGroups)
      .innerJoin(permissionGroups, eq(permissionGroups.id, customerGroups.groupId))
      .where(eq(customerGroups.customerId, customers.id))
      .orderBy(permissionGroups.name, permissionGroups.id),
  ),
};

/** A customer in the list of customers; the balance in kopecks. */
export interface ListedCustomerRow extends Pick<
  typeof customers.$inferSelect,
  Exclude<keyof typeof columns, 'groups'>
> {
  groups: { id: number; name: string }[];
}

const hasThroughGroup = (permission: string): SQL =>
  exists(
    inner
      .select({ id: customerGroups.groupId })
      .from(customerGroups)
      .innerJoin(permissionGroups, eq(permissionGroups.id, customerGroups.groupId))
      .where(and(eq(customerGroups.customerId, customers.id), sql`${permission} = any(${permissionGroups.flags})`)),
  );

type Asked = Filters & Pick<ListQuery, 'is_deleted' | 'search_text'>;

function conditionOf(shopId: number, asked: Asked): SQL | undefined {
  const { group_id: groupId, permission } = asked;
  const isInGroup = (id: number) =>
    exists(
      inner
        .select({ id: customerGroups.groupId })
        .from(customerGroups)
        .where(and(eq(customerGroups.customerId, customers.id), eq(customerGroups.groupId, id))),
    );
  return and(
    eq(customers.shopId, shopId),
    asked.is_deleted ? isNotNull(customers.deletedAt) : isNull(customers.deletedAt),
    hasValue(customers.customerType, asked.customer_type),
    groupId === undefined ? undefined : isInGroup(groupId),
    permission === undefined
      ? undefined
      : or(sql`${permission} = any(${customers.flags})`, hasThroughGroup(permission)),
    isFoundBy(personSearchOf(asked.search_text)),
  );
}

const { lastName, firstName, id, balance } = customers;

const orders: Readonly<Record<ListQuery['order_by'], readonly SQL[]>> = {
  fio: [inAlphabet(lastName), inAlphabet(firstName), sql`${id}`],
  '-fio': [desc(inAlphabet(lastName)), desc(inAlphabet(firstName)), desc(id)],
  newest: [desc(id)],
  balance: [sql`${balance}`, sql`${id}`],
  '-balance': [desc(balance), desc(id)],
};

/** A page of the shop's customers, either those who were deleted or the others. */
export async function findCustomers(orm: Orm, shopId: number, asked: ListQuery): Promise<Page<ListedCustomerRow>> {
  const where = conditionOf(shopId, asked);
  const order = orders[asked.order_by];
  const { limit, offset } = limitsOf(asked);
  // The columns are of the page's rows alone: PostgreSQL works them out for all that an offset skips too.
  const page = inner
    .select({ id: customers.id })
    .from(customers)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const result: ListedCustomerRow[] = await orm
    .select(columns)
    .from(customers)
    .where(inArray(customers.id, page))
    .orderBy(...order);
  return toPage(asked, { total: await orm.$count(customers, where), result });
}

/** How many customers the filters leave, and how many of these buy wholesale. */
export async function countCustomersBy(
  orm: Orm,
  shopId: number,
  asked: CountQuery,
): Promise<{ total: number; wholesale: number }> {
  const [found] = await orm
    .select({
      total: sql<number>`count(*)::int`,
      wholesale: sql<number>`count(*) filter (where ${customers.customerType} = 'wholesale')::int`,
    })
    .from(customers)
    .where(conditionOf(shopId, asked));
  return found ?? { total: 0, wholesale: 0 };
}
