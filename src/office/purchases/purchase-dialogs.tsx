import type { Purchase, PurchaseDetail, PurchaseState } from '#contract/types.ts';
import { nameOfLine } from '#entities/order/orders.strings.ts';
import { keepTogether } from '#lib/no-break.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { Form, FormRefusalText } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { Button, Checkbox, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { purchasesStrings, verbOf } from './purchases.strings.ts';
import { useUpdatePurchase } from './use-update-purchase.ts';

const REASON_MAX = 500;

function Buttons({ label, isBusy, onClose }: { label: string; isBusy: boolean; onClose: () => void }) {
  return (
    <Group grow gap="sm" preventGrowOverflow={false}>
      <Button variant="default" onClick={onClose}>
        {purchasesStrings.cancel}
      </Button>
      <Button type="submit" loading={isBusy}>
        {label}
      </Button>
    </Group>
  );
}

interface BackQuestionProps {
  purchase: Purchase;
  to: PurchaseState;
  onClose: () => void;
}

/** Asks why a purchase goes a step back. */
export function BackQuestion({ purchase, to, onClose }: BackQuestionProps) {
  const { mutate, error, isPending, variables } = useUpdatePurchase(purchase, onClose);
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
      <Buttons label={verbOf({ state: to, needs_reason: true })} isBusy={isPending} onClose={onClose} />
    </Stack>
  );
  return (
    <Form form={form} isBusy={isPending} footer={footer}>
      <Stack gap="md">
        <Text size="sm">{purchasesStrings.backHint}</Text>
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

interface ReceiptDraft {
  lineIds: readonly number[];
  rest: 'O' | 'C';
  reason: string;
}

/** Asks which ordered lines came, and what becomes of the others. */
export function ReceiptQuestion({ detail, onClose }: { detail: PurchaseDetail; onClose: () => void }) {
  const { purchase, lines } = detail;
  const ordered = lines.filter(({ state }) => state === 'O');
  const { mutate, error, isPending } = useUpdatePurchase(purchase, onClose);
  const form = useDraftForm({
    edits: useEdits<ReceiptDraft>(),
    known: { lineIds: ordered.map(({ id }) => id), rest: 'O', reason: '' } satisfies ReceiptDraft as ReceiptDraft,
    problemsOf: () => ({}),
    contentOf: ({ lineIds, rest, reason }) => ({
      ...(purchase.state === 'sent' && { state: 'received' as const }),
      // A line that a colleague has marked meanwhile is no longer asked about.
      receipt: { line_ids: lineIds.filter((id) => ordered.some((line) => line.id === id)), rest },
      ...(rest === 'C' && reason.trim() !== '' && { reason: reason.trim() }),
    }),
    paths: {},
    sent: null,
    refusal: error ? readRefusal(error) : null,
    onSubmit: (content) => mutate(content),
  });
  const { draft, change } = form;
  const hasRest = ordered.some(({ id }) => !draft.lineIds.includes(id));
  const footer = (
    <Stack gap="sm" mt="md">
      <FormRefusalText refusal={form.refusal} texts={purchasesStrings} />
      <Buttons label={purchasesStrings.receive} isBusy={isPending} onClose={onClose} />
    </Stack>
  );
  return (
    <Form form={form} isBusy={isPending} footer={footer}>
      <Stack gap="md">
        <Checkbox.Group
          label={purchasesStrings.came}
          labelElement="div"
          value={draft.lineIds.map(String)}
          onChange={(ids) => change({ lineIds: ids.map(Number) })}
        >
          <Stack gap={4} mt="xs">
            {ordered.map((line) => (
              <Checkbox
                key={line.id}
                value={String(line.id)}
                label={keepTogether(`${nameOfLine(line)} × ${line.count}`)}
                description={purchasesStrings.order(line.order_id)}
                py={4}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        {hasRest && (
          <Radio.Group
            label={purchasesStrings.rest}
            labelElement="div"
            value={draft.rest}
            onChange={(rest) => change({ rest: rest === 'C' ? 'C' : 'O' })}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="O" label={purchasesStrings.restLater} />
              <Radio value="C" label={purchasesStrings.restCanceled} />
            </Stack>
          </Radio.Group>
        )}
        {hasRest && draft.rest === 'C' && (
          <Textarea label={purchasesStrings.cancelReason} rows={2} maxLength={REASON_MAX} {...form.field('reason')} />
        )}
      </Stack>
    </Form>
  );
}
