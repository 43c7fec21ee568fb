import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Query } from '#contract/types.ts';
import { buildOnce, type Places } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { hasValue, isBetween, isWithinDays } from '../../query/filters.ts';
import { inner, jsonRows } from '../../query/json-rows.ts';
import { limits, oneRow, type Page, pageOf } from '../../query/page.ts';
import { numberIn } from '../../query/text-search.ts';
import { customers, payments } from '../../schema.ts';
import { authors, hasCustomer, personColumns, type PersonRow } from '../customer/customer.ts';
import { peopleFound, type PersonSearch, personSearchOf } from '../customer/person-search.ts';
import { changesOf, columnsOf, deciders, people, type PaymentRow } from './payment.ts';
import { phoneChangesOf } from './phone-changes.ts';

/** Of one customer, or null for the whole shop. */
interface Of {
  shopId: number;
  customerId: number | null;
}

/** The payments of a list. */
interface PaymentsOf extends Of {
  /** Since when a change of a customer's phone counts. */
  phoneSince: Date;
}

/** The filters of a list and of its totals. */
type PaymentFilters = Query<'getPaymentsTotal'>;

/** How a list's search text and days are looked for. */
interface PaymentsAsked extends PersonSearch {
  number: number | null;
  byDecision: true | null;
}

const askedFor = ({ search_text: text, by_decision: byDecision }: PaymentFilters): PaymentsAsked => ({
  ...personSearchOf(text),
  number: numberIn(text),
  byDecision: byDecision || null,
});

/** The payments that the filters leave, of all states and whoever decided them. */
const asFiltered = (
  asked: Places<Of & PaymentsAsked & Omit<PaymentFilters, 'customer_id' | 'decided_by'>>,
): SQL | undefined =>
  and(
    eq(payments.shopId, asked.shopId),
    hasValue(payments.customerId, asked.customerId),
    hasValue(payments.kind, asked.type),
    hasValue(payments.way, asked.way),
    asked.name && or(hasValue(payments.id, asked.number), inArray(payments.customerId, peopleFound(asked))),
    isBetween(payments.amount, asked.amount_min, asked.amount_max),
    isWithinDays(asked.byDecision ? payments.decidedAt : payments.createdAt, asked),
  );

/** Matches an index: those that wait first if asked for, and the newest first. */
const inOrder = ({ id, state }: Record<'id' | 'state', PgColumn>, waitingFirst: SQL | undefined): SQL[] => [
  ...(waitingFirst ? [sql`(${state} = 'W') desc nulls last`] : []),
  sql`${desc(id)} nulls last`,
];

const paymentsPage = pageOf(
  (
    orm,
    asked: Places<Of & { phoneSince: string; waitingFirst: true | null } & PaymentsAsked & Query<'listPayments'>>,
  ) => {
    const where = and(
      asFiltered(asked),
      hasValue(payments.state, asked.state),
      hasValue(payments.decidedBy, asked.decided_by),
    );
    // Limited to the page before the people are joined.
    const page = inner
      .select()
      .from(payments)
      .where(where)
      .orderBy(...inOrder(payments, asked.waitingFirst))
      .limit(limits.limit)
      .offset(limits.offset)
      .as('page');
    const phoneChanges = phoneChangesOf(page, sql`${asked.phoneSince}::timestamptz`);
    return {
      total: orm.$count(payments, where),
      result: jsonRows({ ...columnsOf(page), ...people, changes: changesOf(page.id), phoneChanges }, (select) =>
        select
          .from(page)
          .innerJoin(customers, eq(customers.id, page.customerId))
          .leftJoin(authors, eq(authors.id, page.createdBy))
          .leftJoin(deciders, eq(deciders.id, page.decidedBy))
          .orderBy(...inOrder(page, asked.waitingFirst)),
      ),
      where: hasCustomer(asked.shopId, asked.customerId),
    };
  },
);

/** A page of payments, amounts in kopecks; undefined if the shop has no such customer. */
export function findPayments(
  orm: Orm,
  of: PaymentsOf,
  asked: Query<'listPayments'>,
): Promise<Page<PaymentRow> | undefined> {
  return paymentsPage(orm, {
    ...asked,
    ...of,
    ...askedFor(asked),
    phoneSince: of.phoneSince.toISOString(),
    waitingFirst: asked.order_by === 'waiting' ? true : null,
  });
}

/** How many payments there are of a kind, a way and a state, and their amount in kopecks. */
export interface PaymentsSumRow extends Pick<PaymentRow, 'kind' | 'way' | 'state' | 'amount'> {
  payments: number;
}

/** How many payments somebody decided. */
export interface DeciderRow {
  decider: PersonRow;
  payments: number;
}

const total = buildOnce((orm, asked: Places<Of & PaymentsAsked & Omit<PaymentFilters, 'customer_id'>>) => {
  const where = asFiltered(asked);
  const count = sql`count(*)`.mapWith(Number);
  const decided = inner
    .select({ by: payments.decidedBy, payments: count.as('payments') })
    .from(payments)
    .where(and(where, isNotNull(payments.decidedBy)))
    .groupBy(payments.decidedBy)
    .as('decided');
  return orm
    .select({
      sums: jsonRows(
        {
          kind: payments.kind,
          way: payments.way,
          state: payments.state,
          payments: count,
          amount: sql`sum(${payments.amount})`.mapWith(Number),
        },
        (select) =>
          select
            .from(payments)
            .where(and(where, hasValue(payments.decidedBy, asked.decided_by)))
            .groupBy(payments.kind, payments.way, payments.state)
            .orderBy(asc(payments.kind), asc(payments.way), asc(payments.state)),
      ),
      deciders: jsonRows({ decider: personColumns(deciders), payments: decided.payments }, (select) =>
        select
          .from(decided)
          .innerJoin(deciders, eq(deciders.id, decided.by))
          .orderBy(desc(decided.payments), asc(deciders.id)),
      ),
    })
    .from(oneRow);
});

/** What the payments that the filters leave come to, and who decided them, whoever is asked for. */
export async function sumPayments(
  orm: Orm,
  shopId: number,
  asked: PaymentFilters,
): Promise<{ sums: PaymentsSumRow[]; deciders: DeciderRow[] }> {
  const [found] = await total(
    orm,
    { ...asked, ...askedFor(asked), shopId, customerId: asked.customer_id ?? null },
    null,
  );
  if (!found) throw new Error('A select without a table answered no row');
  return found;
}
