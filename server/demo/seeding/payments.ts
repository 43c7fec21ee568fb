import { demoPeople } from '../data/people.ts';
import { type DemoIds, idOf } from './records.ts';
import type { DemoPayment } from '../data/types.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { insertPaymentAsIs } from '../../db/repositories/payment/payment.ts';
import { postEntry } from '../../domain/ledger/ledger.ts';

const MINUTE = 60_000;
/** How long after the request the cashier decides, in milliseconds. */
const DECIDED_AFTER = 90 * MINUTE;

type Asked = Omit<DemoPayment, 'daysAgo'>;

/** Writes a payment of the demo shop with its decision, and the ledger entry of a confirmed one. */
export async function writeDemoPayment(
  transaction: Transaction,
  { shopId, people }: DemoIds,
  { personKey, state, reason, ...asked }: Asked,
  at: Date,
): Promise<void> {
  const [customerId, authorId] = [idOf(people, personKey), idOf(people, 'olga')];
  const decidedAt = new Date(at.getTime() + DECIDED_AFTER);
  const decision = state === 'W' ? {} : { decidedAt, decidedBy: authorId, reason };
  const paymentId = await insertPaymentAsIs(transaction, {
    shopId,
    customerId,
    state,
    createdAt: at,
    createdBy: customerId,
    ...asked,
    ...decision,
  });
  if (state !== 'F') return;
  const amount = asked.kind === 'refund' ? -asked.amount : asked.amount;
  await postEntry(transaction, {
    shopId,
    customerId,
    kind: asked.kind,
    amount,
    authorId,
    reason,
    paymentId,
    orderId: null,
    at: decidedAt,
  });
}

/** Writes the start balances of the demo people. */
export async function writeStartBalances(transaction: Transaction, ids: DemoIds, at: Date): Promise<void> {
  for (const { key, startBalance } of demoPeople.filter((person) => person.startBalance > 0)) {
    await writeDemoPayment(
      transaction,
      ids,
      { personKey: key, kind: 'top_up', amount: startBalance, way: 'transfer', comment: '', state: 'F', reason: '' },
      at,
    );
  }
}
