import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Places } from '../../engine/plan-once.ts';
import { inner } from '../../query/json-rows.ts';
import { beginsWith, endsWith, fold, folded } from '../../query/text-search.ts';
import { customers } from '../../schema.ts';

/** A search for a person: how their name begins, and how their phone ends; both null for an empty text. */
export interface PersonSearch {
  name: string | null;
  phones: string[];
}

/** Fewer last digits of a phone would find people by chance. */
const FEWEST_DIGITS = 4;

/** A stored phone begins with 7, but may be typed with 8. */
export function personSearchOf(text: string): PersonSearch {
  const digits = /^[\s\d()+-]+$/.test(text) ? text.replaceAll(/\D/g, '') : '';
  const phones =
    digits.length < FEWEST_DIGITS ? [] : [digits, ...(digits.length === 11 ? [digits.replace(/^8/, '7')] : [])];
  const name = fold(text).replaceAll(/\s+/g, ' ');
  return { name: name === '' ? null : beginsWith(name), phones: phones.map(endsWith) };
}

/** The ids of the shop's customers who are searched for. */
export function peopleFound({ shopId, name, phones }: Places<PersonSearch> & { shopId: SQL }) {
  const { firstName, lastName, phone } = customers;
  const isNamed = (one: PgColumn, other: PgColumn) =>
    name && sql`${folded(sql`${one} || ' ' || ${other}`)} like ${name}`;
  return inner
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.shopId, shopId),
        or(
          isNamed(firstName, lastName),
          isNamed(lastName, firstName),
          phones && sql`${phone} like any (array[${phones}])`,
        ),
      ),
    );
}
