import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Query } from '#contract/types.ts';
import type { Places } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { hasValue } from '../../query/filters.ts';
import { inner, jsonRows } from '../../query/json-rows.ts';
import { limits, type Page, pageOf } from '../../query/page.ts';
import { beginsWith, fold, folded } from '../../query/text-search.ts';
import { customers } from '../../schema.ts';
import { cardColumns, type CustomerCardRow } from './customer.ts';

/** The least number of digits that are looked for at the end of a phone. */
const LAST_DIGITS = 3;

/** A search for people, as the beginning of a name, and the beginnings and the end of a phone; all LIKE patterns. */
export interface PeopleSearch {
  name: string | null;
  phones: string[];
}

/** Reads a search text. A stored phone begins with 7, but may be typed with 8, +7 or no prefix. */
export function peopleSearchOf(text: string): PeopleSearch {
  const digits = /^[\s\d()+-]+$/.test(text) ? text.replaceAll(/\D/g, '') : '';
  const phones = digits === '' ? [] : [digits, `7${digits}`, digits.replace(/^8/, '7')];
  const name = fold(text).replaceAll(/\s+/g, ' ');
  return {
    name: name === '' ? null : beginsWith(name),
    phones: [...phones.map(beginsWith), ...(digits.length >= LAST_DIGITS ? [`%${digits}`] : [])],
  };
}

/** The customer is one of those that the search finds; no condition without a search. */
function isFoundBy({ name, phones }: Places<PeopleSearch>): SQL | undefined {
  if (!name) return undefined;
  const { firstName, lastName, phone } = customers;
  const isNamed = (one: PgColumn, other: PgColumn) => sql`${folded(sql`${one} || ' ' || ${other}`)} like ${name}`;
  return or(
    isNamed(firstName, lastName),
    isNamed(lastName, firstName),
    phones && sql`${phone} like any (array[${phones}])`,
  );
}

/** The ids of the shop's customers that the search finds, for a condition of another list; undefined without a search. */
export function foundCustomers({ shopId, ...search }: Places<PeopleSearch> & { shopId: SQL }) {
  const found = isFoundBy(search);
  return (
    found &&
    inner
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.shopId, shopId), found))
  );
}

const inAlphabet = (name: PgColumn): SQL => sql`${name} collate "und-x-icu"`;

const customersPage = pageOf((orm, asked: Places<PeopleSearch & { shopId: number } & Query<'listCustomers'>>) => {
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
  const found = await customersPage(orm, { ...asked, shopId, ...peopleSearchOf(asked.search_text) });
  if (!found) throw new Error('The list of customers has no condition to exist');
  return found;
}
