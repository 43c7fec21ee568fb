import { asc, eq } from 'drizzle-orm';
import { paymentTransitionRefusal, type PaymentState } from '#machines/payment/payment.machine.ts';
import { balanceEntries, customers, paymentChanges, payments } from '#server/db/schema.ts';
import { paymentRefusals } from '#tests/server/walks/payment-walk.ts';
import { done, type Person, REASON, type Told } from '#tests/server/walks/walk-desk.ts';
import { only } from '#tests/support/server/small-shop.ts';
import type { Held, Race, Shown } from '../race.ts';
import type { RaceSite } from '../site.ts';

/** A top-up, and two refunds that are paid with the same money. */
const names = ['top_up', 'refund1', 'refund2'] as const;
type Name = (typeof names)[number];

const isRefund = (name: Name): boolean => name !== 'top_up';

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

/** The payments of one customer, and their ledger. */
interface Payments extends Readonly<Record<Name, Paid>> {
  balance: number;
  entries: readonly (readonly [kind: string, amount: number, balance: number, by: string | null])[];
}

/** Each payment's, at first. */
const AMOUNT = 10_000;
const balances: Readonly<Record<string, number>> = { 'nothing on the balance': 0, 'money for one refund': AMOUNT };

const doings = ['F', 'C', '40', '100'] as const;
const commandsOf = (whos: readonly string[], whats: readonly string[]): string[] =>
  whos.flatMap((who) => names.flatMap((name) => whats.map((what) => `${who} ${name} ${what}`)));

function readWords(words: string): { who: string; name: Name; what: (typeof doings)[number] } {
  const [who = '', name, what] = words.split(' ');
  return { who, name: name as Name, what: what as (typeof doings)[number] };
}

const refused = (code: string): Told => ({ status: code === 'forbidden' ? 403 : 409, code });

/** What waiting refunds are to be paid with. */
const reservedIn = (world: Payments): number =>
  names.reduce((sum, name) => sum + (isRefund(name) && world[name].state === 'W' ? world[name].amount : 0), 0);

/** Whether a refund would grow beyond what the balance has left for it. */
function isTooLarge(world: Payments, name: Name, amount: number): boolean {
  const one = world[name];
  return isRefund(name) && amount > one.amount && amount > world.balance - reservedIn(world) + one.amount;
}

function decided(world: Payments, { who, name, state }: { who: string; name: Name; state: PaymentState }): Payments {
  const one = world[name];
  const after = { ...world, [name]: { ...one, state, version: one.version + 1, decidedBy: who, reason: REASON } };
  if (state === 'C') return after;
  const [kind, amount] = isRefund(name) ? ['refund', -one.amount] : ['top_up', one.amount];
  const balance = world.balance + amount;
  return { ...after, balance, entries: [...world.entries, [kind, amount, balance, who]] };
}

function step(
  world: Payments,
  { words, seen }: { words: string; seen: number | undefined },
): { told: Told; world: Payments } {
  const { who, name, what } = readWords(words);
  const one = world[name];
  const isOwn = who === 'owner';
  const keep = (told: Told) => ({ told, world });
  if (isOwn && what !== 'C') return keep(refused('forbidden'));
  if (seen !== undefined && seen !== one.version) return keep(refused('changed_meanwhile'));
  if (one.state !== 'W') return keep(paymentRefusals.finished);
  if (what !== 'F' && what !== 'C') {
    const amount = Number(what) * 100;
    if (isTooLarge(world, name, amount)) return keep(refused('refund_too_large'));
    if (amount === one.amount) return keep(done);
    const changes = [...one.changes, [who, amount] as const];
    return { told: done, world: { ...world, [name]: { ...one, amount, version: one.version + 1, changes } } };
  }
  const isCovered = !isRefund(name) || world.balance >= one.amount;
  const facts = { isOwn, canDecide: !isOwn, hasColleague: true, hasChangedPhone: false, isCovered };
  const refusal = paymentTransitionRefusal(one.state, what, facts);
  if (refusal) return keep(paymentRefusals[refusal]);
  return { told: done, world: decided(world, { who, name, state: what }) };
}

const paid: Paid = { state: 'W', version: 1, amount: AMOUNT, decidedBy: null, reason: '', changes: [] };

function begin(start: string): Payments {
  const balance = balances[start] ?? 0;
  return {
    top_up: paid,
    refund1: paid,
    refund2: paid,
    balance,
    entries: balance === 0 ? [] : [['correction', balance, balance, null]],
  };
}

interface HeldPayments {
  site: RaceSite;
  owner: Person;
  ids: Readonly<Record<Name, number>>;
}

async function read({ site, owner, ids }: HeldPayments): Promise<Payments> {
  const { orm } = site.shop.db;
  const { id: customerId } = owner.caller.customer;
  const people = new Map([owner, ...Object.values(site.staff)].map(({ name, caller }) => [caller.customer.id, name]));
  const nameOf = (id: number | null): string | null => (id === null ? null : (people.get(id) ?? 'somebody else'));
  const rows = await orm.select().from(payments).where(eq(payments.customerId, customerId));
  const changes = await orm
    .select({ of: paymentChanges })
    .from(paymentChanges)
    .innerJoin(payments, eq(payments.id, paymentChanges.paymentId))
    .where(eq(payments.customerId, customerId))
    .orderBy(asc(paymentChanges.id));
  const paidOf = (name: Name): Paid => {
    const { id, state, version, amount, decidedBy, reason } = only(rows.filter((row) => row.id === ids[name]));
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
    refund1: paidOf('refund1'),
    refund2: paidOf('refund2'),
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
  const refund = () => shop.payment(id, { kind: 'refund' });
  const ids = { top_up: await shop.payment(id), refund1: await refund(), refund2: await refund() };
  const people: Readonly<Record<string, Person>> = { ...site.staff, owner };
  return {
    ask: (words) => {
      const { who, name, what } = readWords(words);
      const person = people[who];
      if (!person) throw new Error(`Nobody is called ${who}`);
      const body = what === 'F' || what === 'C' ? { state: what, reason: REASON } : { amount: Number(what) };
      return { person, url: `/payment/${ids[name]}/`, body };
    },
    answer: (words, status, body) => {
      const said = body as Partial<Shown> & { code?: string; current?: Shown };
      const current = status === 200 ? (said as Shown) : said.current;
      const shown = current && { record: readWords(words).name, state: current.state, version: current.version };
      return { told: { status, code: said.code ?? '' }, shown };
    },
    read: () => read({ site, owner, ids }),
  };
}

/** Payments of one customer: a refund is confirmed only while the balance covers it. */
export const paymentRace: Race<Payments> = {
  name: 'payment/payment',
  starts: Object.keys(balances),
  // Mostly it is confirmed: that moves money.
  commands: [
    ...commandsOf(['cashier', 'owner', 'colleague'], doings),
    ...Array.from({ length: 4 }, () => commandsOf(['cashier', 'colleague'], ['F'])).flat(),
  ],
  begin,
  step,
  subjectOf: (words) => readWords(words).name,
  records: ({ top_up, refund1, refund2 }) => ({ top_up, refund1, refund2 }),
  bring,
};
