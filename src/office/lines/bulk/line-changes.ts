import { api, unwrap } from '#api/client.ts';
import { recordAfter } from '#api/record-after.ts';
import type { components } from '#contract/types.ts';
import { readyReasons } from '#entities/order/ready-reasons.strings.ts';
import { isChangedMeanwhile } from '#lib/api-error.ts';
import { REASON_MAX } from '#lib/rules.ts';
import { bulkStrings } from '#office/kit/bulk/bulk.strings.ts';
import type { OfferedChange } from '#office/kit/bulk/change-form.tsx';
import { bodyOf, changeEach, type ListChange, verdictsOf } from '#office/kit/bulk/list-change.ts';
import type { SentTo } from '#office/kit/bulk/sendings.ts';
import { type SentLines, sentParts, takeBackLines } from '#office/kit/line/sent-lines.ts';
import { invalidateAfterSending } from '#office/kit/purchase/purchase.queries.ts';
import type { QueryClient } from '@tanstack/react-query';
import { lineTargets, bulkLinesStrings } from './bulk-lines.strings.ts';

const COMMENT_MAX = 1_000;

type Schemas = components['schemas'];
type Move = Omit<Schemas['OrderLineStatesForm'], 'ids' | 'versions' | 'forced_ids'>;

const moveLines = (queryClient: QueryClient, move: Move, name: string): ListChange => ({
  name,
  send: async (rows) =>
    verdictsOf((await unwrap(api.PUT('/order/state/', { body: { ...bodyOf(rows), ...move } }))).result, rows),
  refresh: () => invalidateAfterSending(queryClient),
});

/** Lets lines wait again that a sending has put into a purchase; none that somebody has changed since. */
const takeBack = (queryClient: QueryClient, sent: SentLines): ListChange => ({
  name: 'undo',
  send: async (rows) => {
    const ids = rows.ids.filter((id) => sent.has(id));
    return { ...verdictsOf(await takeBackLines(sent, ids), rows), unchanged: rows.ids.length - ids.length };
  },
  refresh: () => invalidateAfterSending(queryClient),
  doneText: bulkStrings.undone,
  canRetry: false,
});

/** The lines go to a purchase, from which those that went can be taken back at once. */
export function sendLines(queryClient: QueryClient, { purchaseId, albumId }: SentTo, name: string): ListChange {
  const move: Move = {
    state: 'O',
    purchase_id: purchaseId,
    ...(albumId !== undefined && { album_id: albumId }),
  };
  const sent = new Map<number, Schemas['SentLine']>();
  return {
    ...moveLines(queryClient, move, name),
    send: async (rows) => {
      const { result } = await unwrap(api.PUT('/order/state/', { body: { ...bodyOf(rows), ...move } }));
      for (const verdict of result) if (verdict.ok && verdict.sent) sent.set(verdict.id, verdict.sent);
      return verdictsOf(result, rows);
    },
    ...sentParts(sent),
    undo: () => (sent.size === 0 ? undefined : takeBack(queryClient, sent)),
  };
}

const editLines = (
  queryClient: QueryClient,
  form: Pick<Schemas['OrderLineForm'], 'price' | 'comment'>,
): ListChange => ({
  name: Object.keys(form).join(),
  send: (rows) =>
    changeEach(rows, (id, version) =>
      unwrap(api.PUT('/order/{id}/', { params: { path: { id } }, body: { ...form, ...version } })),
    ),
  refresh: () => invalidateAfterSending(queryClient),
});

/** What lines cost before a change, in roubles, and their versions after it. */
type Priced = ReadonlyMap<number, { price: number | null; version: number }>;

/** Gives lines the prices back that a change took; none that somebody has changed since. */
const priceBack = (queryClient: QueryClient, priced: Priced): ListChange => ({
  name: 'undo',
  send: async (rows) => {
    const ids = rows.ids.filter((id) => priced.has(id));
    const { refused } = await changeEach({ ...rows, ids, seen: [] }, async (id) => {
      const wanted = priced.get(id);
      const call = api.PUT('/order/{id}/', { params: { path: { id } }, body: { ...wanted } });
      if (!rows.isAgain) return unwrap(call);
      const { record, refusal } = await recordAfter(call);
      // The call whose answer was lost has given it back, and the line another version.
      const isBack =
        isChangedMeanwhile(refusal) && record.lines.find((line) => line.id === id)?.price === wanted?.price;
      if (refusal && !isBack) throw refusal;
      return record;
    });
    return { refused, unchanged: rows.ids.length - ids.length };
  },
  refresh: () => invalidateAfterSending(queryClient),
  doneText: bulkStrings.undone,
  canRetry: false,
});

/** What a line cost before this price; undefined where this call alone hasn't led it from the version that was seen. */
function costBefore(
  { lines, timeline }: Schemas['PlacedOrder'],
  lineId: number,
  { price, seen }: { price: number; seen: number | undefined },
) {
  const version = lines.find(({ id }) => id === lineId)?.version;
  // The order is read after the change: by then a colleague may have made another.
  if (version === undefined || seen === undefined || version !== seen + 1) return undefined;
  const last = timeline.findLast((event) => event.kind === 'line' && event.line_id === lineId);
  const fields = last?.kind === 'line' && last.change.action === 'changed' ? last.change.fields : [];
  const change = fields.find(({ field, to }) => field === 'price' && to === price);
  const from = change?.from;
  return typeof from === 'number' || from === null ? { price: from, version } : undefined;
}

/** One price for all lines; those that were seen get their own back in one press. */
function priceLines(queryClient: QueryClient, price: number): ListChange {
  const priced = new Map<number, { price: number | null; version: number }>();
  let isUnsure = false;
  return {
    ...editLines(queryClient, { price }),
    send: (rows) => {
      // Nobody tells what the lines cost that a lost call has priced.
      isUnsure ||= rows.isAgain;
      return changeEach(rows, async (id, { version: seen }) => {
        const params = { path: { id } };
        const body = { price, ...(seen !== undefined && { version: seen }) };
        const before = costBefore(await unwrap(api.PUT('/order/{id}/', { params, body })), id, { price, seen });
        if (before) priced.set(id, before);
      });
    },
    undo: () => (isUnsure || priced.size === 0 ? undefined : priceBack(queryClient, priced)),
  };
}

/** The states to which lines can be brought. */
export const statesOf = (queryClient: QueryClient, count: number): OfferedChange[] =>
  lineTargets.map((state) => ({
    name: state,
    label: bulkLinesStrings.verbs[state](count),
    group: bulkStrings.newState,
    notes: [bulkStrings.asItGoes],
    ...(state === 'C' && {
      field: {
        kind: 'text',
        label: bulkStrings.reason,
        hint: bulkLinesStrings.reasonHint,
        isRequired: true,
        maxLength: REASON_MAX,
        ready: readyReasons.line,
      },
    }),
    go: bulkLinesStrings.go(bulkLinesStrings.verbs[state](count), count),
    changeOf: (reason) => moveLines(queryClient, { state, ...(reason !== '' && { reason }) }, state),
  }));

/** What can be written on lines. */
export const editsOf = (queryClient: QueryClient, count: number): OfferedChange[] => [
  {
    name: 'price',
    label: bulkLinesStrings.price,
    act: bulkLinesStrings.editVerbs.price,
    group: bulkLinesStrings.edits,
    notes: [bulkLinesStrings.priceNote, bulkStrings.asItGoes],
    field: { kind: 'money', label: bulkLinesStrings.price, isRequired: true },
    go: bulkLinesStrings.write(count),
    changeOf: (price) => priceLines(queryClient, Number(price)),
  },
  {
    name: 'comment',
    label: bulkLinesStrings.comment,
    act: bulkLinesStrings.editVerbs.comment,
    group: bulkLinesStrings.edits,
    notes: [],
    field: {
      kind: 'text',
      label: bulkLinesStrings.comment,
      hint: bulkLinesStrings.commentHint,
      isRequired: false,
      maxLength: COMMENT_MAX,
    },
    go: bulkLinesStrings.write(count),
    changeOf: (comment) => editLines(queryClient, { comment }),
  },
];
