import type { PurchaseDetail, PurchaseLine } from '#contract/types.ts';
import { nameOfLine } from '#entities/order/orders.strings.ts';
import { formatMoney } from '#lib/money.ts';
import { REASON_MAX } from '#lib/rules.ts';
import { invalidatePurchases } from '#office/kit/purchase/purchase.queries.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { useShop } from '#page/shop-context.tsx';
import { useFirstRows } from '#ui/list/use-first-rows.tsx';
import { Button, Checkbox, Group, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { purchasesStrings } from './purchases.strings.ts';
import { countOf, lineProblem, type ReceiptDraft, receiptOf, refundOf } from './receipt-draft.ts';
import { ReceiptLine } from './receipt-line.tsx';
import { updatePurchase } from './update-purchase.ts';

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
  const queryClient = useQueryClient();
  const wrongOf = (draft: ReceiptDraft) => ordered.find((line) => lineProblem(draft, line) !== undefined);
  const form = useRecordForm({
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
    send: (content) => updatePurchase(purchase, content),
    onSaved: onClose,
    onSettled: () => invalidatePurchases(queryClient),
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
    const index = form.sent?.receipt?.counts?.findIndex(({ line_id: id }) => id === line.id) ?? -1;
    const isSame = form.sent?.receipt?.counts?.[index]?.count === Number(countOf(draft, line));
    return isSame ? form.refusal?.fields[`receipt.counts.${index}.count`] : undefined;
  };
  const wrong = form.errors.counts === undefined ? undefined : wrongOf(draft);
  return (
    <RecordForm
      form={form}
      texts={{ ...purchasesStrings, save: purchasesStrings.receive }}
      above={
        wrong &&
        !first.includes(wrong) && (
          <Text role="alert" size="sm" c="red">
            {form.errors.counts}
          </Text>
        )
      }
      onCancel={onClose}
    >
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
    </RecordForm>
  );
}
