import type { PurchaseDetail, PurchaseLine } from '#contract/types.ts';
import { nameOfLine } from '#entities/order/orders.strings.ts';
import { useShop } from '#page/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { Form, FormRefusalText } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { useFirstRows } from '#ui/list/use-first-rows.tsx';
import { Button, Checkbox, Group, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useState } from 'react';
import { DialogButtons, REASON_MAX } from './dialog-buttons.tsx';
import { purchasesStrings } from './purchases.strings.ts';
import { countOf, lineProblem, type ReceiptDraft, receiptOf, refundOf } from './receipt-draft.ts';
import { ReceiptLine } from './receipt-line.tsx';
import { useUpdatePurchase } from './use-update-purchase.ts';

/** With more lines than this they are searched, and marked together. */
const SEARCHED_FROM = 10;

/** Whether a line is of this name or comment, or of the order of this number. */
function isFound({ description, comment, order_id: orderId }: PurchaseLine, text: string): boolean {
  const wanted = text.trim().toLocaleLowerCase('ru');
  return (
    wanted === String(orderId) || `${nameOfLine({ description })} ${comment}`.toLocaleLowerCase('ru').includes(wanted)
  );
}

/** Asks which ordered lines came, or how much of them, and what becomes of the rest. */
export function ReceiptQuestion({ detail, onClose }: { detail: PurchaseDetail; onClose: () => void }) {
  const { purchase, lines } = detail;
  const ordered = lines.filter(({ state }) => state === 'O');
  const { mutate, error, isPending, variables } = useUpdatePurchase(purchase, onClose);
  const wrongOf = (draft: ReceiptDraft) => ordered.find((line) => lineProblem(draft, line) !== undefined);
  const form = useDraftForm({
    edits: useEdits<ReceiptDraft>(),
    known: {
      lineIds: ordered.map(({ id }) => id),
      counts: {},
      rest: 'O',
      reason: '',
    } satisfies ReceiptDraft as ReceiptDraft,
    problemsOf: (draft) => {
      const wrong = wrongOf(draft);
      return { counts: wrong && purchasesStrings.checkCount(nameOfLine(wrong)) };
    },
    contentOf: (draft) => ({
      ...(purchase.state === 'sent' && { state: 'received' as const }),
      receipt: receiptOf(draft, ordered),
      ...(draft.rest === 'C' && draft.reason.trim() !== '' && { reason: draft.reason.trim() }),
    }),
    paths: {},
    sent: null,
    refusal: error ? readRefusal(error) : null,
    onSubmit: (content) => mutate(content),
  });
  const { draft, change } = form;
  const came = new Set(draft.lineIds);
  const { counts = [] } = receiptOf(draft, ordered);
  const hasRest = counts.length > 0 || ordered.some(({ id }) => !came.has(id));
  const { currency } = useShop();
  const refund = refundOf(draft, ordered);
  const [text, setText] = useState('');
  const found = ordered.filter((line) => isFound(line, text));
  const { first, more } = useFirstRows(found);
  const mark = (isCome: boolean) => (): void => {
    const next = new Set(came);
    for (const { id } of found) next[isCome ? 'add' : 'delete'](id);
    change({ lineIds: [...next] });
  };
  const errorOf = (line: PurchaseLine): string | undefined => {
    if (form.errors.counts !== undefined) return lineProblem(draft, line);
    const index = variables?.receipt?.counts?.findIndex(({ line_id: id }) => id === line.id) ?? -1;
    const isSame = variables?.receipt?.counts?.[index]?.count === Number(countOf(draft, line));
    return isSame ? form.refusal?.fields[`receipt.counts.${index}.count`] : undefined;
  };
  const wrong = form.errors.counts === undefined ? undefined : wrongOf(draft);
  const footer = (
    <Stack gap="sm" mt="md">
      {wrong && !first.includes(wrong) && (
        <Text role="alert" size="sm" c="red">
          {form.errors.counts}
        </Text>
      )}
      <FormRefusalText refusal={form.refusal} texts={purchasesStrings} />
      <DialogButtons label={purchasesStrings.receive} isBusy={isPending} onClose={onClose} />
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
              <ReceiptLine
                key={line.id}
                line={line}
                isCome={came.has(line.id)}
                count={countOf(draft, line)}
                error={errorOf(line)}
                onCount={(count) => change({ counts: { ...draft.counts, [line.id]: count } })}
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
          <>
            {refund > 0 && (
              <Text size="sm" role="status">
                {purchasesStrings.refund(formatMoney(refund, currency))}
              </Text>
            )}
            <Textarea label={purchasesStrings.cancelReason} rows={2} maxLength={REASON_MAX} {...form.field('reason')} />
          </>
        )}
      </Stack>
    </Form>
  );
}
