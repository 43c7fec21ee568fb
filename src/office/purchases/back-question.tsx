import type { Purchase, PurchaseState } from '#contract/types.ts';
import { REASON_MAX } from '#lib/rules.ts';
import { invalidatePurchases } from '#office/kit/purchase/purchase.queries.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { purchasesStrings, verbOf } from './purchases.strings.ts';
import { updatePurchase } from './update-purchase.ts';

interface BackQuestionProps {
  purchase: Purchase;
  to: PurchaseState;
  onClose: () => void;
}

/** Asks why a purchase goes a step back. */
export function BackQuestion({ purchase, to, onClose }: BackQuestionProps) {
  const queryClient = useQueryClient();
  // A purchase that is sent again waits for what its receipts have brought.
  const isUndo = purchase.state === 'received' && to === 'sent';
  const form = useRecordForm({
    known: { reason: '' },
    problemsOf: ({ reason }) => ({ reason: reason.trim() === '' ? purchasesStrings.required : undefined }),
    contentOf: ({ reason }) => ({ state: to, reason: reason.trim() }),
    paths: { reason: 'reason' },
    send: (content) => updatePurchase(purchase, content),
    onSaved: onClose,
    onSettled: () => invalidatePurchases(queryClient),
  });
  const save = verbOf({ state: to, needs_reason: true });
  return (
    <RecordForm form={form} texts={{ ...purchasesStrings, save }} onCancel={onClose}>
      <Text size="sm">{isUndo ? purchasesStrings.undoHint : purchasesStrings.backHint}</Text>
      <Textarea
        label={purchasesStrings.reason}
        description={purchasesStrings.reasonHint}
        data-autofocus
        required
        withAsterisk={false}
        rows={3}
        maxLength={REASON_MAX}
        {...form.field('reason')}
      />
    </RecordForm>
  );
}
