import type { PaymentType, PaymentWay } from '#contract/types.ts';
import type { PayingContent } from '#machines/payment/paying.machine.ts';

/** What stands in the form of a payment. */
export interface PayingDraft {
  /** Roubles as a plain number in text, such as `1290.5`. */
  amount: string;
  way: PaymentWay;
  comment: string;
}

/** A form that nothing was filled in to. */
export const blankDraft: PayingDraft = { amount: '', way: 'sbp', comment: '' };

/** Where each field stands in the payment as it is sent. */
export const payingPaths = { amount: 'amount', way: 'way', comment: 'comment' } as const satisfies Record<
  keyof PayingDraft,
  keyof PayingContent
>;

/** What is sent; a refund has no receipt. */
export function contentOf(
  { amount, way, comment }: PayingDraft,
  kind: PaymentType,
  receiptId: string | null,
): PayingContent {
  return {
    amount: Number(amount),
    way,
    comment: comment.trim(),
    ...(kind === 'top_up' && receiptId !== null && { receipt_id: receiptId }),
  };
}
