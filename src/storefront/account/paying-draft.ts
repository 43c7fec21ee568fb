import type { PaymentType, PaymentWay } from '#contract/types.ts';
import type { PayingContent } from '#machines/payment/paying.machine.ts';

/** The fields of a payment's form. */
export interface PayingDraft {
  /** Roubles as a plain number in text, such as `1290.5`. */
  amount: string;
  way: PaymentWay;
  comment: string;
}

/** The fields of an empty form. */
export const blankDraft: PayingDraft = { amount: '', way: 'sbp', comment: '' };

/** The path of each field in the request body. */
export const payingPaths = { amount: 'amount', way: 'way', comment: 'comment' } as const satisfies Record<
  keyof PayingDraft,
  keyof PayingContent
>;

/** The request body; a refund has no receipt. */
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
