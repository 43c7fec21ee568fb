import type { components } from '#contract/types.ts';
import type { PaymentRow } from '../db/repositories/payment.ts';
import { authorName } from './authors.ts';
import { toImage } from './images.ts';
import { toRoubles } from './money.ts';
import type { Person } from './person.ts';
import { customerRef } from './whose.ts';

type Payment = components['schemas']['Payment'];

const moment = (at: string): string => new Date(at).toISOString();

/** Who asked for a payment that its customer didn't ask for. */
function authorOf(person: Person, { customer_id: customerId, author }: PaymentRow): string | null {
  if (author.author_id === null || author.author_id === customerId) return null;
  return authorName(person, author, { customerId, customerName: '', flag: 'get_strange_payments' });
}

/** A payment as this person sees it. */
export function toPayment(person: Person, payment: PaymentRow): Payment {
  const { id, way, state, receipt, comment, reason } = payment;
  return {
    id,
    customer: customerRef(person, payment, 'get_strange_payments'),
    author: authorOf(person, payment),
    type: payment.kind,
    amount: toRoubles(payment.amount),
    way,
    state,
    receipt: receipt && toImage(receipt),
    comment,
    reason,
    created_at: moment(payment.created_at),
    decided_at: payment.decided_at && moment(payment.decided_at),
  };
}
