import type { components } from '#contract/types.ts';
import type { PaymentRow } from '../../db/repositories/payment/payment.ts';
import { openDecisions, type PaymentFacts } from '#machines/payment/payment.machine.ts';
import { authorName } from '../access/authors.ts';
import { toImage } from '../kit/images.ts';
import { toRoubles } from '../kit/money.ts';
import type { Customer } from '../access/caller.ts';
import { customerRef } from '../access/access.ts';

type Payment = components['schemas']['Payment'];

/** Whoever looks at payments, and whether somebody else of the shop may decide them. */
export interface PaymentViewer {
  viewer: Customer;
  hasColleague: boolean;
}

/** The author of a payment that its customer didn't request themselves; null otherwise. */
function authorOf(viewer: Customer, { customer: { id: customerId }, author }: PaymentRow): string | null {
  if (author === null || author.id === customerId) return null;
  return authorName(viewer, author, { customerId, customerName: '', flag: 'get_strange_payments' });
}

/** What decides about a payment. */
export function paymentFacts(
  { viewer, hasColleague }: PaymentViewer,
  {
    customerId,
    kind,
    amount,
    balance,
    hasChangedPhone,
  }: Pick<PaymentRow, 'kind' | 'amount'> &
    Pick<PaymentFacts, 'hasChangedPhone'> & { customerId: number; balance: number },
): PaymentFacts {
  return {
    isOwn: customerId === viewer.id,
    canDecide: viewer.flags.has('edit_payments'),
    hasColleague,
    hasChangedPhone: kind === 'refund' && hasChangedPhone,
    isCovered: kind === 'top_up' || balance >= amount,
  };
}

/** A payment as the viewer sees it. */
export function toPayment(by: PaymentViewer, payment: PaymentRow): Payment {
  const { viewer } = by;
  const { id, version, way, state, receipt, comment, reason, decidedAt } = payment;
  const customerId = payment.customer.id;
  const nameOf = (author: PaymentRow['author']): string =>
    authorName(viewer, author, { customerId, customerName: '', flag: 'get_strange_payments' });
  const [phoneChange] = payment.phoneChanges;
  const hasChangedPhone = payment.phoneChanges.some(({ author }) => author?.id === viewer.id);
  return {
    id,
    version,
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
    decided_at: decidedAt && decidedAt.toISOString(),
    decided_by: state === 'W' ? null : nameOf(payment.decider),
    changes: payment.changes.map(({ fields, author, at }) => ({
      fields,
      author: nameOf(author),
      at: at.toISOString(),
    })),
    decisions: openDecisions(state, paymentFacts(by, { ...payment, customerId, ...payment.funds, hasChangedPhone })),
    ...(phoneChange &&
      viewer.flags.has('edit_payments') && {
        phone_changed: { author: nameOf(phoneChange.author), at: phoneChange.at.toISOString() },
      }),
  };
}
