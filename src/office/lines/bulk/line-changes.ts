import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { readyReasons } from '#entities/order/ready-reasons.strings.ts';
import { REASON_MAX } from '#lib/rules.ts';
import { bulkStrings } from '#office/kit/bulk/bulk.strings.ts';
import type { OfferedChange } from '#office/kit/bulk/change-form.tsx';
import { bodyOf, changeEach, type ListChange, verdictsOf } from '#office/kit/bulk/list-change.ts';
import type { SentTo } from '#office/kit/bulk/sendings.ts';
import { type LineBefore, putPricesBack } from '#entities/order/lines/trade/priced-lines.ts';
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
    isOfInput: true,
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
  isOfInput: true,
  send: (rows) =>
    changeEach(rows, (id, version) =>
      unwrap(api.PUT('/order/{id}/', { params: { path: { id } }, body: { ...form, ...version } })),
    ),
  refresh: () => invalidateAfterSending(queryClient),
});

/** Gives lines the prices back that a change took; none that somebody has changed since. */
const priceBack = (queryClient: QueryClient, priced: ReadonlyMap<number, LineBefore>): ListChange => ({
  name: 'undo',
  send: async (rows) => {
    const ids = rows.ids.filter((id) => priced.has(id));
    const { refused } = await changeEach({ ...rows, ids, seen: [] }, (id) => {
      const line = priced.get(id);
      return putPricesBack(line ? [line] : [], rows.isAgain);
    });
    return { refused, unchanged: rows.ids.length - ids.length };
  },
  refresh: () => invalidateAfterSending(queryClient),
  doneText: bulkStrings.undone,
  canRetry: false,
});

/** One price for all lines, which get their own back in one press. */
function priceLines(queryClient: QueryClient, price: number): ListChange {
  const priced = new Map<number, LineBefore>();
  let isUnsure = false;
  return {
    ...editLines(queryClient, { price }),
    send: (rows) => {
      // Nobody tells what the lines cost that a lost call has priced.
      isUnsure ||= rows.isAgain;
      return changeEach(rows, async (id, version) => {
        const call = api.PUT('/order/{id}/', { params: { path: { id } }, body: { price, ...version } });
        for (const line of (await unwrap(call)).lines_before ?? []) priced.set(line.id, line);
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
