import type { components } from '#contract/types.ts';
import type { PaymentRow } from '../../db/repositories/payment/payment.ts';
import { authorName } from '../access/authors.ts';
import { toImage } from '../kit/images.ts';
import { toRoubles } from '../kit/money.ts';
import type { Customer } from '../access/caller.ts';
import { customerRef } from '../access/access.ts';

type Payment = components['schemas']['Payment'];

/** The author of a payment that its customer didn't request themselves; null otherwise. */
function authorOf(viewer: Customer, { customer: { id: customerId }, author }: PaymentRow): string | null {
  if (author === null || author.id === customerId) return null;
  return authorName(viewer, author, { customerId, customerName: '', flag: 'get_strange_payments' });
}

/** A payment as the viewer sees it. */
export function toPayment(viewer: Customer, payment: PaymentRow): Payment {
  const { id, way, state, receipt, comment, reason } = payment;
  return {
    id,
    customer: customerRef(viewer, payment.customer, 'get_strange_payments'),
    author: authorOf(viewer, payment),
    type: payment.kind,
    amount: toRoubles(payment.amount),
    way,
    state,
    receipt: receipt && toImage(receipt),
    comment,
    reason,
    created_at: payment.createdAt.toISOString(),
    decided_at: payment.decidedAt && payment.decidedAt.toISOString(),
  };
}
