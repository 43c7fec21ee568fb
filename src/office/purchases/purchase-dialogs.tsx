import type { Purchase, PurchaseDetail, PurchaseLine, PurchaseState } from '#contract/types.ts';
import { nameOfLine } from '#entities/order/orders.strings.ts';
import { keepTogether } from '#lib/no-break.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { Form, FormRefusalText } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { useFirstRows } from '#ui/list/use-first-rows.tsx';
import { Button, Checkbox, Group, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useState } from 'react';
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

/** With more lines than this they are searched, and marked together. */
const SEARCHED_FROM = 10;

/** Whether a line is of this name or comment, or of the order of this number. */
function isFound({ description, comment, order_id: orderId }: PurchaseLine, text: string): boolean {
  const wanted = text.trim().toLocaleLowerCase('ru');
  return (
    wanted === String(orderId) || `${nameOfLine({ description })} ${comment}`.toLocaleLowerCase('ru').includes(wanted)
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
  const came = new Set(draft.lineIds);
  const hasRest = ordered.some(({ id }) => !came.has(id));
  const [text, setText] = useState('');
  const found = ordered.filter((line) => isFound(line, text));
  const { first, more } = useFirstRows(found);
  const mark = (isCome: boolean) => (): void => {
    const next = new Set(came);
    for (const { id } of found) next[isCome ? 'add' : 'delete'](id);
    change({ lineIds: [...next] });
  };
  const footer = (
    <Stack gap="sm" mt="md">
      <FormRefusalText refusal={form.refusal} texts={purchasesStrings} />
      <Buttons label={purchasesStrings.receive} isBusy={isPending} onClose={onClose} />
    </Stack>
  );
  return (
    <Form form={form} isBusy={isPending} footer={footer}>
      <Stack gap="md">
        {ordered.length > SEARCHED_FROM && (
          <TextInput
            type="search"
            label={purchasesStrings.findLine}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        <Checkbox.Group
          label={purchasesStrings.came}
          labelElement="div"
          value={draft.lineIds.map(String)}
          onChange={(ids) => change({ lineIds: ids.map(Number) })}
        >
          {ordered.length > SEARCHED_FROM && (
            <Group gap="xs" mt="xs">
              <Button variant="subtle" size="compact-sm" onClick={mark(true)}>
                {purchasesStrings.markAll(found.length)}
              </Button>
              <Button variant="subtle" size="compact-sm" onClick={mark(false)}>
                {purchasesStrings.markNone(found.length)}
              </Button>
              <Text size="sm" role="status">
                {purchasesStrings.marked(came.size, ordered.length)}
              </Text>
            </Group>
          )}
          <Stack gap={4} mt="xs">
            {first.map((line) => (
              <Checkbox
                key={line.id}
                value={String(line.id)}
                label={keepTogether(`${nameOfLine(line)} × ${line.count}`)}
                description={purchasesStrings.order(line.order_id)}
                py={4}
              />
            ))}
          </Stack>
          {more}
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
