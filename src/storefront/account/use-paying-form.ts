import { amountProblem } from '#common/payment-amount.ts';
import { amountProblemText } from '#entities/payment/amount.strings.ts';
import { formatMoney } from '#lib/money.ts';
import type { payingMachine } from '#machines/payment/paying.machine.ts';
import { useShop, type Customer } from '#page/shop-context.tsx';
import { useDraftForm, type DraftForm } from '#ui/form/use-draft-form.ts';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { blankDraft, contentOf, payingPaths, type PayingDraft } from './paying-draft.ts';
import { payingStrings } from './paying.strings.ts';
import type { Receipt } from './use-receipt.ts';

/** The form of a payment, and the error of its receipt. */
export interface PayingForm {
  form: DraftForm<PayingDraft>;
  receiptError: string | undefined;
}

/** The form of a payment. It keeps its contents until the payment is made, even while its dialog is closed. */
export function usePayingForm(
  actor: ActorRefFrom<typeof payingMachine>,
  customer: Customer,
  receipt: Receipt,
): PayingForm {
  const { kind, content: sent, refusal } = useSelector(actor, ({ context }) => context);
  const { currency } = useShop();
  /** Whether the last submit was stopped because the receipt was not uploaded yet. */
  const [isReceiptMissed, setIsReceiptMissed] = useState(false);
  if (isReceiptMissed && receipt.isSettled) setIsReceiptMissed(false);
  const available = kind === 'refund' ? customer.available : undefined;
  const form = useDraftForm({
    onType: () => actor.send({ type: 'form.changed' }),
    known: blankDraft,
    problemsOf: ({ amount }) => {
      const problem = amountProblem(amount, available);
      return {
        amount: problem
          ? amountProblemText(problem, formatMoney(Math.max(0, customer.available), currency))
          : undefined,
      };
    },
    contentOf: (draft) => contentOf(draft, kind, receipt.receiptId),
    isHeldUp: !receipt.isSettled,
    paths: payingPaths,
    sent,
    refusal,
    onSubmit: (content) => actor.send({ type: 'form.submitted', content }),
    onProblem: () => setIsReceiptMissed(!receipt.isSettled),
  });
  const { reset } = form;
  useLayoutEffect(() => {
    const { unsubscribe } = actor.on('payment.created', reset);
    return unsubscribe;
  }, [actor, reset]);
  const receiptMissed = receipt.hasFailed ? payingStrings.receiptFailed : payingStrings.receiptWait;
  return { form, receiptError: isReceiptMissed ? receiptMissed : refusal?.fields['receipt_id'] };
}
