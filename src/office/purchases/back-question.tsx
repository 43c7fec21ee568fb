import type { Purchase, PurchaseState } from '#contract/types.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { Form, FormRefusalText } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { Stack, Text, Textarea } from '@mantine/core';
import { DialogButtons, REASON_MAX } from './dialog-buttons.tsx';
import { purchasesStrings, verbOf } from './purchases.strings.ts';
import { useUpdatePurchase } from './use-update-purchase.ts';

interface BackQuestionProps {
  purchase: Purchase;
  to: PurchaseState;
  onClose: () => void;
}

/** Asks why a purchase goes a step back. */
export function BackQuestion({ purchase, to, onClose }: BackQuestionProps) {
  const { mutate, error, isPending, variables } = useUpdatePurchase(purchase, onClose);
  // A purchase that is sent again waits for what its receipts have brought.
  const isUndo = purchase.state === 'received' && to === 'sent';
  const form = useDraftForm({
    edits: useEdits<{ reason: string }>(),
    known: { reason: '' },
    problemsOf: ({ reason }) => ({ reason: reason.trim() === '' ? purchasesStrings.required : undefined }),
    contentOf: ({ reason }) => ({ state: to, reason: reason.trim() }),
    paths: { reason: 'reason' },
    sent: variables ? { state: to, reason: variables.reason ?? '' } : null,
    refusal: error ? readRefusal(error) : null,
    onSubmit: (content) => mutate(content),
  });
  const footer = (
    <Stack gap="sm" mt="md">
      <FormRefusalText refusal={form.refusal} texts={purchasesStrings} />
      <DialogButtons label={verbOf({ state: to, needs_reason: true })} isBusy={isPending} onClose={onClose} />
    </Stack>
  );
  return (
    <Form form={form} isBusy={isPending} footer={footer}>
      <Stack gap="md">
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
      </Stack>
    </Form>
  );
}
