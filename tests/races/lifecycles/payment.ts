import { asc, eq } from 'drizzle-orm';
import { paymentTransitionRefusal, type PaymentState } from '#machines/payment/payment.machine.ts';
import { balanceEntries, customers, paymentChanges, payments } from '#server/db/schema.ts';
import { paymentRefusals } from '#tests/server/walks/payment-walk.ts';
import { done, type Person, REASON, type Told } from '#tests/server/walks/walk-desk.ts';
import { only } from '#tests/support/server/small-shop.ts';
import type { Held, Race, Shown } from '../race.ts';
import type { RaceSite } from '../site.ts';

type Kind = 'top_up' | 'refund';
const kinds = ['top_up', 'refund'] as const;

/** A payment, all amounts in kopecks. */
interface Paid {
  state: PaymentState;
  version: number;
  amount: number;
  decidedBy: string | null;
  reason: string;
  /** Who changed it, and to which amount. */
  changes: readonly (readonly [by: string, amount: number])[];
}

/** A top-up and a refund of one customer, and their ledger. */
interface Payments extends Readonly<Record<Kind, Paid>> {
  balance: number;
  entries: readonly (readonly [kind: string, amount: number, balance: number, by: string | null])[];
}

/** Each payment's, at first. */
const AMOUNT = 10_000;
const balances: Readonly<Record<string, number>> = { 'nothing on the balance': 0, 'the refund on the balance': AMOUNT };

const doings = ['F', 'C', '40', '100'] as const;
const commands = ['cashier', 'owner', 'colleague'].flatMap((who) =>
  kinds.flatMap((kind) => doings.map((what) => `${who} ${kind} ${what}`)),
);

function readWords(words: string): { who: string; kind: Kind; what: (typeof doings)[number] } {
  const [who = '', kind, what] = words.split(' ');
  return { who, kind: kind as Kind, what: what as (typeof doings)[number] };
}

const refused = (code: string): Told => ({ status: code === 'forbidden' ? 403 : 409, code });

/** Why an amount isn't changed; null where it is. A refund grows no further than the balance goes. */
const amountRefusal = (world: Payments, kind: Kind, amount: number): Told | null =>
  kind === 'refund' && amount > world.refund.amount && amount > world.balance ? refused('refund_too_large') : null;

function decided(world: Payments, { who, kind, state }: { who: string; kind: Kind; state: PaymentState }): Payments {
  const one = world[kind];
  const after = { ...world, [kind]: { ...one, state, version: one.version + 1, decidedBy: who, reason: REASON } };
  if (state === 'C') return after;
  const amount = kind === 'refund' ? -one.amount : one.amount;
  const balance = world.balance + amount;
  return { ...after, balance, entries: [...world.entries, [kind, amount, balance, who]] };
}

function step(
  world: Payments,
  { words, seen }: { words: string; seen: number | undefined },
): { told: Told; world: Payments } {
  const { who, kind, what } = readWords(words);
  const one = world[kind];
  const isOwn = who === 'owner';
  const keep = (told: Told) => ({ told, world });
  if (isOwn && what !== 'C') return keep(refused('forbidden'));
  if (seen !== undefined && seen !== one.version) return keep(refused('changed_meanwhile'));
  if (one.state !== 'W') return keep(paymentRefusals.finished);
  if (what !== 'F' && what !== 'C') {
    const amount = Number(what) * 100;
    const refusal = amountRefusal(world, kind, amount);
    if (refusal) return keep(refusal);
    if (amount === one.amount) return keep(done);
    const changes = [...one.changes, [who, amount] as const];
    return { told: done, world: { ...world, [kind]: { ...one, amount, version: one.version + 1, changes } } };
  }
  const isCovered = kind === 'top_up' || world.balance >= one.amount;
  const facts = { isOwn, canDecide: !isOwn, hasColleague: true, hasChangedPhone: false, isCovered };
  const refusal = paymentTransitionRefusal(one.state, what, facts);
  if (refusal) return keep(paymentRefusals[refusal]);
  return { told: done, world: decided(world, { who, kind, state: what }) };
}

const paid: Paid = { state: 'W', version: 1, amount: AMOUNT, decidedBy: null, reason: '', changes: [] };

function begin(start: string): Payments {
  const balance = balances[start] ?? 0;
  return {
    top_up: paid,
    refund: paid,
    balance,
    entries: balance === 0 ? [] : [['correction', balance, balance, null]],
  };
}

interface HeldPayments {
  site: RaceSite;
  owner: Person;
  ids: Readonly<Record<Kind, number>>;
}

async function read({ site, owner, ids }: HeldPayments): Promise<Payments> {
  const { orm } = site.shop.db;
  const { id: customerId } = owner.caller.customer;
  const names = new Map([owner, ...Object.values(site.staff)].map(({ name, caller }) => [caller.customer.id, name]));
  const nameOf = (id: number | null): string | null => (id === null ? null : (names.get(id) ?? 'somebody else'));
  const rows = await orm.select().from(payments).where(eq(payments.customerId, customerId));
  const changes = await orm
    .select({ of: paymentChanges })
    .from(paymentChanges)
    .innerJoin(payments, eq(payments.id, paymentChanges.paymentId))
    .where(eq(payments.customerId, customerId))
    .orderBy(asc(paymentChanges.id));
  const paidOf = (kind: Kind): Paid => {
    const { id, state, version, amount, decidedBy, reason } = only(rows.filter((row) => row.id === ids[kind]));
    const changed = changes.flatMap(({ of: { paymentId, authorId, fields } }) =>
      paymentId === id ? fields.map(({ to }) => [nameOf(authorId) ?? '', Number(to) * 100] as const) : [],
    );
    return { state, version, amount, decidedBy: nameOf(decidedBy), reason, changes: changed };
  };
  const [customer] = await orm.select().from(customers).where(eq(customers.id, customerId));
  const entries = await orm
    .select()
    .from(balanceEntries)
    .where(eq(balanceEntries.customerId, customerId))
    .orderBy(asc(balanceEntries.id));
  return {
    top_up: paidOf('top_up'),
    refund: paidOf('refund'),
    balance: customer?.balance ?? 0,
    entries: entries.map(({ kind, amount, balance, authorId }) => [kind, amount, balance, nameOf(authorId)] as const),
  };
}

async function bring(site: RaceSite, start: string): Promise<Held<Payments>> {
  const { shop } = site;
  const owner = await site.customer();
  const { id } = owner.caller.customer;
  const balance = balances[start] ?? 0;
  if (balance > 0) await shop.topUp(id, balance);
  const ids = { top_up: await shop.payment(id), refund: await shop.payment(id, { kind: 'refund' }) };
  const people: Readonly<Record<string, Person>> = { ...site.staff, owner };
  return {
    ask: (words) => {
      const { who, kind, what } = readWords(words);
      const person = people[who];
      if (!person) throw new Error(`Nobody is called ${who}`);
      const body = what === 'F' || what === 'C' ? { state: what, reason: REASON } : { amount: Number(what) };
      return { person, url: `/payment/${ids[kind]}/`, body };
    },
    answer: (words, status, body) => {
      const said = body as Partial<Shown> & { code?: string; current?: Shown };
      const current = status === 200 ? (said as Shown) : said.current;
      const shown = current && { record: readWords(words).kind, state: current.state, version: current.version };
      return { told: { status, code: said.code ?? '' }, shown };
    },
    read: () => read({ site, owner, ids }),
  };
}

/** A top-up and a refund of one customer, which is confirmed only while the balance covers it. */
export const paymentRace: Race<Payments> = {
  name: 'payment/payment',
  starts: Object.keys(balances),
  commands,
  begin,
  step,
  subjectOf: (words) => readWords(words).kind,
  records: ({ top_up, refund }) => ({ top_up, refund }),
  bring,
};
