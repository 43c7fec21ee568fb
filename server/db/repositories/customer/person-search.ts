import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Places } from '../../engine/plan-once.ts';
import { inner } from '../../query/json-rows.ts';
import { beginsWith, fold, folded, inOtherLayout, isLatin } from '../../query/text-search.ts';
import { customers } from '../../schema.ts';

/**
 * A search for people, as LIKE patterns: how a name begins, as typed and as Latin letters stand on Cyrillic keys, how a
 * phone begins, typed without its prefix or with it, and how a phone ends, read backwards.
 */
export interface PersonSearch {
  name: string | null;
  otherName: string | null;
  phone: string | null;
  prefixedPhone: string | null;
  phoneEnd: string | null;
}

/** Fewer digits would find people by chance. */
const FEWEST_DIGITS = 4;

/** Reads a search text. A stored phone begins with 7, but may be typed with 8, +7 or no prefix. */
export function personSearchOf(text: string): PersonSearch {
  const digits = /^[\s\d()+-]+$/.test(text) ? text.replaceAll(/\D/g, '') : '';
  const isPhone = digits.length >= FEWEST_DIGITS;
  const name = fold(text).replaceAll(/\s+/g, ' ');
  const otherName = isLatin(name) ? inOtherLayout(name) : undefined;
  return {
    name: name === '' ? null : beginsWith(name),
    otherName: otherName === undefined ? null : beginsWith(fold(otherName)),
    phone: isPhone ? beginsWith(`7${digits}`) : null,
    prefixedPhone: isPhone && /^[78]/.test(digits) ? beginsWith(`7${digits.slice(1)}`) : null,
    phoneEnd: isPhone ? beginsWith([...digits].toReversed().join('')) : null,
  };
}

type Pattern = SQL | string | null | undefined;

/** The customer is one of those who are searched for; no condition without a text. Each part matches an index. */
export function isFoundBy({
  name,
  otherName,
  phone,
  prefixedPhone,
  phoneEnd,
}: PersonSearch | Places<PersonSearch>): SQL | undefined {
  const { firstName, lastName } = customers;
  const isAsked = (pattern: Pattern): pattern is SQL | string => pattern !== null && pattern !== undefined;
  const isNamed = (pattern: Pattern, one: PgColumn, other: PgColumn) =>
    isAsked(pattern) ? like(folded(sql`${one} || ' ' || ${other}`), pattern) : undefined;
  return or(
    isNamed(name, firstName, lastName),
    isNamed(name, lastName, firstName),
    isNamed(otherName, firstName, lastName),
    isNamed(otherName, lastName, firstName),
    isAsked(phone) ? like(customers.phone, phone) : undefined,
    isAsked(prefixedPhone) ? like(customers.phone, prefixedPhone) : undefined,
    isAsked(phoneEnd) ? like(sql`reverse(${customers.phone})`, phoneEnd) : undefined,
  );
}

/** The ids of the shop's customers who are searched for, for a condition of another list. */
export function peopleFound({ shopId, ...search }: Places<PersonSearch> & { shopId: SQL }) {
  return inner
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.shopId, shopId), isFoundBy(search)));
}
