import type { PurchaseDetail, PurchaseLine } from '#contract/types.ts';
import { nameOfLine } from '#entities/order/orders.strings.ts';
import { addUpLines } from '#entities/purchase/equal-lines.ts';
import { formatMoney } from '#lib/money.ts';
import { REASON_MAX } from '#lib/rules.ts';
import { invalidatePurchases } from '#office/kit/purchase/purchase.queries.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { usePermission, useShop } from '#page/shop-context.tsx';
import type { FormRefusal } from '#ui/form/refused-texts.ts';
import { useFirstRows } from '#ui/list/use-first-rows.tsx';
import { Button, Group, Radio, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import { purchasesStrings } from './purchases.strings.ts';
import {
  boughtPricesOf,
  isShort,
  isWrong,
  type ReceiptDraft,
  type ReceiptGroup,
  receiptOf,
  receiptSums,
} from './receipt-draft.ts';
import { ReceiptRow } from './receipt-row.tsx';
import { SharingRules } from './sharing-rules.tsx';
import classes from './receipt.module.css';
import { updatePurchase } from './update-purchase.ts';

/** With more rows than this they are searched. */
const SEARCHED_FROM = 10;

/** Whether a group has a line of this name or comment, or of the order of this number. */
function isFound({ lines }: ReceiptGroup, text: string): boolean {
  const wanted = text.trim().toLocaleLowerCase('ru');
  return lines.some(
    ({ description, comment, order_id: orderId }: PurchaseLine) =>
      wanted === String(orderId) ||
      `${nameOfLine({ description })} ${comment}`.toLocaleLowerCase('ru').includes(wanted),
  );
}

/** What is waited for, line by line: another order's change of it doesn't raise the purchase's version. */
const waitedFor = ({ lines }: PurchaseDetail): string =>
  lines.flatMap(({ id, count, state }) => (state === 'O' ? `${id}:${count}` : [])).join();

/** Why it was refused: a count only since it has changed, as the form takes none that is too large. */
function readReceiptRefusal(error: Error): FormRefusal {
  const refusal = readRefusal(error);
  const isOfCount = Object.keys(refusal.fields).some((path) => path.startsWith('receipt.counts.'));
  return isOfCount ? { ...refusal, detail: purchasesStrings.countsChanged } : refusal;
}

/**
 * Enter leads from a number to the next one, and from the last to the button that shows more rows or, where there are
 * none, to the one that sends: a receipt isn't sent by a slip.
 */
function toNext(event: KeyboardEvent<HTMLInputElement>, submit: HTMLElement | null): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const rows = event.currentTarget.closest('[data-rows]');
  // Counts lead to counts, and prices to prices.
  const isPrice = (field: Element): boolean => field.closest('[data-price]') !== null;
  const fields = [...(rows?.querySelectorAll('input') ?? [])].filter(
    (field) => isPrice(field) === isPrice(event.currentTarget),
  );
  const more = rows?.querySelector<HTMLElement>(':scope > button');
  (fields[fields.indexOf(event.currentTarget) + 1] ?? more ?? submit)?.focus();
}

/** Asks how much came of what is ordered, who goes without where it isn't enough, and what becomes of the rest. */
export function ReceiptQuestion({ detail, onClose }: { detail: PurchaseDetail; onClose: () => void }) {
  // What is counted is what the person sees: a colleague's receipt meanwhile is told, and not counted over.
  const [seen, setSeen] = useState(detail);
  const isStale = detail.purchase.version !== seen.purchase.version || waitedFor(detail) !== waitedFor(seen);
  const { purchase, lines } = seen;
  const groups = addUpLines(lines.filter(({ state }) => state === 'O'));
  const queryClient = useQueryClient();
  const { currency } = useShop();
  const isNamed = usePermission('get_strange_orders');
  const submit = useRef<HTMLButtonElement>(null);
  const wrongOf = (draft: ReceiptDraft) => groups.find((group) => isWrong(draft, group));
  const form = useRecordForm({
    known: {
      came: {},
      rule: 'first',
      given: {},
      rest: 'O',
      reason: '',
      bought: {},
    } satisfies ReceiptDraft as ReceiptDraft,
    problemsOf: (draft) => {
      const wrong = wrongOf(draft);
      return { came: wrong && purchasesStrings.checkCount(nameOfLine(wrong.first)) };
    },
    contentOf: (draft) => {
      if (isStale) return null;
      const prices = boughtPricesOf(draft, groups);
      return {
        ...(prices.length > 0 && { bought_prices: prices }),
        ...(purchase.state === 'sent' && { state: 'received' as const }),
        receipt: receiptOf(draft, groups),
        ...(draft.rest === 'C' && draft.reason.trim() !== '' && { reason: draft.reason.trim() }),
      };
    },
    paths: {},
    send: (content) => updatePurchase(purchase, content),
    refusalOf: readReceiptRefusal,
    onSaved: onClose,
    onSettled: () => invalidatePurchases(queryClient),
  });
  const { draft, change } = form;
  const [text, setText] = useState('');
  const found = groups.filter((group) => isFound(group, text));
  const { first, more } = useFirstRows(found);
  const sums = receiptSums(draft, groups);
  const hasRest = sums.missing > 0;
  const isTried = form.errors.came !== undefined;
  const wrong = isTried ? wrongOf(draft) : undefined;
  const fill = (count: string | null) => (): void => {
    const came = { ...draft.came };
    for (const { key, count: all } of found) came[key] = count ?? String(all);
    change({ came });
  };
  const counts = new Map(form.refusal && receiptOf(draft, groups).counts?.map((one) => [one.line_id, one.count]));
  const refusedCounts = new Map(
    form.sent?.receipt.counts?.flatMap(({ line_id: id, count }, index): [number, string][] => {
      const text = form.refusal?.fields[`receipt.counts.${index}.count`];
      return text !== undefined && counts.get(id) === count ? [[id, text]] : [];
    }),
  );
  /** What the server says of a row's count, until it is another. */
  const refusedOf = ({ lines: of }: ReceiptGroup): string | undefined =>
    of.flatMap(({ id }) => refusedCounts.get(id) ?? []).at(0);
  /** What the server says of a row's price, until it is another. */
  const priceRefusedOf = (group: ReceiptGroup): string | undefined => {
    const now = boughtPricesOf(draft, [group]);
    const texts = form.sent?.bought_prices?.map((sent, index) =>
      now.some(({ line_id: id, price }) => id === sent.line_id && price === sent.price)
        ? form.refusal?.fields[`bought_prices.${index}.price`]
        : undefined,
    );
    return texts?.find((text) => text !== undefined);
  };
  const { missing, came } = sums;
  const refund = formatMoney(sums.refund, currency);
  const isCanceled = hasRest && draft.rest === 'C';
  return (
    <RecordForm
      form={form}
      isOnPage
      className={classes['form']}
      footerClass={classes['footer']}
      submitRef={submit}
      disabled={isStale}
      texts={{ ...purchasesStrings, save: purchasesStrings.receive(came, missing, draft.rest) }}
      above={
        <>
          {wrong && !first.includes(wrong) && (
            <Text role="alert" size="sm" c="red">
              {form.errors.came}
            </Text>
          )}
          {isStale && (
            <Group gap="xs" role="status">
              <Text size="sm">{purchasesStrings.changedMeanwhile}</Text>
              <Button variant="default" size="compact-sm" onClick={() => setSeen(detail)}>
                {purchasesStrings.showNow}
              </Button>
            </Group>
          )}
          {hasRest && (
            <Radio.Group
              aria-label={purchasesStrings.restOf(missing)}
              value={draft.rest}
              onChange={(rest) => change({ rest: rest === 'C' ? 'C' : 'O' })}
            >
              <div className={classes['rest']}>
                <span>{purchasesStrings.restOf(missing)}</span>
                <Radio value="O" label={purchasesStrings.restLater} />
                <Radio
                  value="C"
                  label={sums.refund > 0 ? purchasesStrings.cancelAndReturn(refund) : purchasesStrings.cancelRest}
                />
              </div>
            </Radio.Group>
          )}
          {isCanceled && (
            <TextInput
              aria-label={purchasesStrings.cancelReason}
              placeholder={purchasesStrings.cancelReason}
              maxLength={REASON_MAX}
              {...form.field('reason')}
            />
          )}
        </>
      }
      onCancel={onClose}
    >
      <div className={classes['tools']}>
        {groups.length > SEARCHED_FROM && (
          <TextInput
            type="search"
            className={classes['search'] ?? ''}
            aria-label={purchasesStrings.findLine}
            placeholder={purchasesStrings.findLine}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        {groups.some((group) => group.lines.length > 1) && (
          <SharingRules draft={draft} isNeeded={groups.some((group) => isShort(draft, group))} change={change} />
        )}
        <Group gap={4}>
          <Button variant="default" size="compact-sm" onClick={fill(null)}>
            {purchasesStrings.allCame}
          </Button>
          <Button variant="default" size="compact-sm" onClick={fill('0')}>
            {purchasesStrings.noneCame}
          </Button>
          <Text size="sm" role="status" ms={4}>
            {purchasesStrings.marked(came, came + missing)}
          </Text>
        </Group>
      </div>
      <div className={classes['rows']} data-rows>
        {first.map((group) => (
          <ReceiptRow
            key={group.key}
            group={group}
            draft={draft}
            isTried={isTried}
            refused={refusedOf(group)}
            priceRefused={priceRefusedOf(group)}
            isNamed={isNamed}
            change={change}
            onKey={(event) => toNext(event, submit.current)}
          />
        ))}
        {more}
      </div>
    </RecordForm>
  );
}
