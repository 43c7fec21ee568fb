import { and, desc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Query } from '#contract/types.ts';
import { buildOnce, type Places } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { hasValue } from '../../query/filters.ts';
import { inner, jsonRows } from '../../query/json-rows.ts';
import { limits, limitsOf, oneRow, type Page, toPage } from '../../query/page.ts';
import { inAlphabet } from '../../query/text-search.ts';
import { customerGroups, customers, permissionGroups } from '../../schema.ts';
import { isFoundBy, type PersonSearch, personSearchOf } from './person-search.ts';

type ListQuery = Query<'listCustomers'>;
type CountQuery = Query<'countCustomers'>;
type Filters = Pick<ListQuery, 'customer_type' | 'group_id' | 'permission'>;
type Asked = PersonSearch & Filters & { shopId: number };

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

const hasThroughGroup = (permission: SQL): SQL =>
  exists(
    inner
      .select({ id: customerGroups.groupId })
      .from(customerGroups)
      .innerJoin(permissionGroups, eq(permissionGroups.id, customerGroups.groupId))
      .where(and(eq(customerGroups.customerId, customers.id), sql`${permission} = any(${permissionGroups.flags})`)),
  );

const conditionOf = (asked: Places<Asked>, isDeleted: boolean): SQL | undefined =>
  and(
    eq(customers.shopId, asked.shopId),
    isDeleted ? isNotNull(customers.deletedAt) : isNull(customers.deletedAt),
    hasValue(customers.customerType, asked.customer_type),
    asked.group_id &&
      exists(
        inner
          .select({ id: customerGroups.groupId })
          .from(customerGroups)
          .where(and(eq(customerGroups.customerId, customers.id), eq(customerGroups.groupId, asked.group_id))),
      ),
    asked.permission && or(sql`${asked.permission} = any(${customers.flags})`, hasThroughGroup(asked.permission)),
    isFoundBy(asked),
  );

const { lastName, firstName, id, balance } = customers;

const orders: Readonly<Record<ListQuery['order_by'], readonly SQL[]>> = {
  fio: [inAlphabet(lastName), inAlphabet(firstName), sql`${id}`],
  '-fio': [desc(inAlphabet(lastName)), desc(inAlphabet(firstName)), desc(id)],
  newest: [desc(id)],
  balance: [sql`${balance}`, sql`${id}`],
  '-balance': [desc(balance), desc(id)],
};

type Shape = Pick<ListQuery, 'order_by' | 'is_deleted'>;

const readPage = buildOnce(
  (
    orm,
    asked: Places<Asked & { limit: number; offset: number }>,
    { order_by: order, is_deleted: isDeleted }: Shape,
  ) => {
    const where = conditionOf(asked, isDeleted);
    // The columns are of the page's rows alone: PostgreSQL works them out for all that an offset skips too.
    const page = inner
      .select({ id: customers.id })
      .from(customers)
      .where(where)
      .orderBy(...orders[order])
      .limit(limits.limit)
      .offset(limits.offset);
    const result = jsonRows(columns, (select) =>
      select
        .from(customers)
        .where(inArray(customers.id, page))
        .orderBy(...orders[order]),
    ) as SQL<ListedCustomerRow[]>;
    return orm.select({ total: orm.$count(customers, where), result }).from(oneRow);
  },
);

const askedOf = ({ search_text: text, ...filters }: Filters & { search_text: string }, shopId: number): Asked => ({
  ...filters,
  ...personSearchOf(text),
  shopId,
});

/** A page of the shop's customers, either those who were deleted or the others. */
export async function findCustomers(
  orm: Orm,
  shopId: number,
  { order_by, is_deleted, page, limit, ...query }: ListQuery,
): Promise<Page<ListedCustomerRow>> {
  const paging = { page, limit };
  const [found] = await readPage(orm, { ...askedOf(query, shopId), ...limitsOf(paging) }, { order_by, is_deleted });
  if (!found) throw new Error('The list of customers has no condition to exist');
  return toPage(paging, found);
}

const readTotals = buildOnce((orm, asked: Places<Asked>, { is_deleted: isDeleted }: Pick<Shape, 'is_deleted'>) =>
  orm
    .select({
      total: sql<number>`count(*)::int`,
      wholesale: sql<number>`count(*) filter (where ${customers.customerType} = 'wholesale')::int`,
    })
    .from(customers)
    .where(conditionOf(asked, isDeleted)),
);

/** How many customers the filters leave, and how many of these buy wholesale. */
export async function countCustomersBy(
  orm: Orm,
  shopId: number,
  { is_deleted, ...query }: CountQuery,
): Promise<{ total: number; wholesale: number }> {
  const [found] = await readTotals(orm, askedOf(query, shopId), { is_deleted });
  return found ?? { total: 0, wholesale: 0 };
}
