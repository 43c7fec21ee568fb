import { eq, notInArray, sql } from 'drizzle-orm';
import type { PaymentFacts, PaymentTransitionRefusal } from '#machines/payment/payment.machine.ts';
import type { components } from '#contract/types.ts';
import { balanceEntries, customers } from '#server/db/schema.ts';
import type { ServerDriver, ServerStep } from '#tests/model/kit/server/walk-server.ts';
import { paymentVerdict } from '#tests/model/payment/payment.table.ts';
import { done, type Person, type Told, type WalkDesk, REASON } from './walk-desk.ts';

/** A payment, and who decides. */
export interface HeldPayment {
  id: number;
  kind: 'top_up' | 'refund';
  sender: Person;
}

/** A payment as it is compared: as staff read it, and its entries in the ledger, in kopecks. */
export interface SeenPayment {
  state: string;
  decidedBy: string | null;
  reason: string;
  changes: number;
  entries: readonly (readonly [kind: string, amount: number, author: number | null])[];
}

/** The answer to each refusal. */
export const paymentRefusals: Readonly<Record<PaymentTransitionRefusal, Told>> = {
  staff_only: { status: 403, code: 'forbidden' },
  own_payment: { status: 409, code: 'payment_own' },
  phone_changed: { status: 409, code: 'refund_phone_changed' },
  balance_short: { status: 409, code: 'payment_balance_short' },
  finished: { status: 409, code: 'payment_decided' },
  not_allowed: { status: 422, code: 'validation' },
};

/** What each payment is about: in the contract's roubles, and in the ledger's kopecks. */
const AMOUNT = 100;
const KOPECKS = 10_000;

type Payment = components['schemas']['Payment'];

/** A payment of theirs that waits, asked for by themselves. */
export async function askForPayment(desk: WalkDesk, owner: Person, kind: HeldPayment['kind']): Promise<number> {
  const body = { customer_id: owner.caller.customer.id, type: kind, amount: AMOUNT, way: 'sbp' };
  const { status, body: made } = await desk.call<{ id: number }>(owner, { method: 'post', url: '/payment/', body });
  if (status >= 300) throw new Error(`A payment can't be asked for: ${status}`);
  return made.id;
}

export const decide = (desk: WalkDesk, person: Person | null, id: number, state: string): Promise<Told> =>
  desk.ask(person, 'put', `/payment/${id}/`, { state, reason: REASON });

export async function readPayment(desk: WalkDesk, id: number): Promise<SeenPayment> {
  await desk.mustBalance();
  const seen = await desk.mustDo<Payment>('get', `/payment/${id}/`);
  const { orm } = desk.shop.db;
  const entries = await orm.select().from(balanceEntries).where(eq(balanceEntries.paymentId, id));
  return {
    state: seen.state,
    decidedBy: seen.decided_by,
    reason: seen.reason,
    changes: seen.changes.length,
    entries: entries.map(({ kind, amount, authorId }) => [kind, amount, authorId] as const),
  };
}

interface PaymentStep {
  to: string;
  facts: PaymentFacts;
  refusal: PaymentTransitionRefusal | null;
}

function readStep({ from, event }: ServerStep): PaymentStep {
  const { type, ...facts } = event as { type: string } & PaymentFacts;
  const to = type.replace('payment.', '');
  return { to, facts, refusal: paymentVerdict(from, to, facts) };
}

/** Nobody but these decides about payments; whoever reads them needs no such permission. */
async function leaveDeciders({ shop, boss }: WalkDesk, ...deciders: readonly Person[]): Promise<void> {
  const others = notInArray(customers.id, [0, ...deciders.map(({ caller }) => caller.customer.id)]);
  const flags = sql`array_remove(${customers.flags}, 'edit_payments')`;
  await shop.db.orm.update(customers).set({ flags }).where(others);
  if (!deciders.includes(boss)) return;
  const all = [...boss.caller.customer.flags];
  await shop.db.orm.update(customers).set({ flags: all }).where(eq(customers.id, boss.caller.customer.id));
}

/** Whoever decides: with the permissions that the facts speak of, and those to see payments and to change phones. */
function senderOf(desk: WalkDesk, { canDecide }: PaymentFacts): Promise<Person> {
  const flags = ['get_strange_payments', 'get_customers', 'edit_customers'] as const;
  return desk.person('Мария', ...flags, ...(canDecide ? (['edit_payments'] as const) : []));
}

/** How payments are walked: each by the request of whoever decides about it. */
export const paymentDriver = (desk: WalkDesk): ServerDriver<HeldPayment, SeenPayment> => ({
  // There are few: each combination of facts is walked.
  classOf: (step) => JSON.stringify(readStep(step).facts),

  withoutRequest: () => undefined,

  bring: async (step) => {
    const { facts } = readStep(step);
    const sender = await senderOf(desk, facts);
    const owner = facts.isOwn ? sender : await desk.person('Анна');
    const { id: ownerId } = owner.caller.customer;
    const kind = facts.isCovered && !facts.hasChangedPhone ? 'top_up' : 'refund';
    await desk.shop.topUp(ownerId, KOPECKS);
    const id = await askForPayment(desk, owner, kind);
    if (!facts.isCovered) await desk.shop.topUp(ownerId, -KOPECKS);
    const phone = String(79_100_000_000 + ownerId);
    if (facts.hasChangedPhone) {
      const { status, code } = await desk.ask(sender, 'put', `/customers/${ownerId}/`, { phone });
      if (status !== 200) throw new Error(`The phone is not changed: ${status} ${code}`);
    }
    await leaveDeciders(desk, sender, ...(facts.hasColleague ? [desk.boss] : []));
    return { id, kind, sender };
  },

  send: ({ id, sender }, step) => decide(desk, sender, id, readStep(step).to),

  read: ({ id }) => readPayment(desk, id),

  should: (step, { kind, sender }, seen) => {
    const { to, refusal } = readStep(step);
    if (refusal !== null) return { answer: paymentRefusals[refusal] };
    const amount = kind === 'refund' ? -KOPECKS : KOPECKS;
    const entries = to === 'F' ? [[kind, amount, sender.caller.customer.id] as const] : [];
    return { answer: done, seen: { ...seen, state: to, decidedBy: sender.name, reason: REASON, entries } };
  },

  rows: desk.rows,
});
