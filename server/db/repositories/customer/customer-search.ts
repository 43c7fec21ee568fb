import { and, eq, isNull } from 'drizzle-orm';
import type { Query } from '#contract/types.ts';
import type { Places } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { hasValue } from '../../query/filters.ts';
import { jsonRows } from '../../query/json-rows.ts';
import { limits, type Page, pageOf } from '../../query/page.ts';
import { inAlphabet } from '../../query/text-search.ts';
import { customers } from '../../schema.ts';
import { cardColumns, type CustomerCardRow } from './customer.ts';
import { isFoundBy, type PersonSearch, personSearchOf } from './person-search.ts';

const customersPage = pageOf((orm, asked: Places<PersonSearch & { shopId: number } & Query<'listCustomers'>>) => {
  const where = and(
    eq(customers.shopId, asked.shopId),
    isNull(customers.deletedAt),
    hasValue(customers.customerType, asked.customer_type),
    isFoundBy(asked),
  );
  return {
    total: orm.$count(customers, where),
    result: jsonRows(cardColumns, (select) =>
      select
        .from(customers)
        .where(where)
        .orderBy(inAlphabet(customers.lastName), inAlphabet(customers.firstName), customers.id)
        .limit(limits.limit)
        .offset(limits.offset),
    ),
  };
});

/** A page of the shop's customers who aren't deleted, by last and first name. */
export async function findCustomers(
  orm: Orm,
  shopId: number,
  asked: Query<'listCustomers'>,
): Promise<Page<CustomerCardRow>> {
  const found = await customersPage(orm, { ...asked, shopId, ...personSearchOf(asked.search_text) });
  if (!found) throw new Error('The list of customers has no condition to exist');
  return found;
}
