import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { lineStateNames } from '#entities/order/orders.strings.ts';
import { REASON_MAX } from '#lib/rules.ts';
import { bulkStrings } from '#office/kit/bulk/bulk.strings.ts';
import type { OfferedChange } from '#office/kit/bulk/change-form.tsx';
import { bodyOf, changeEach, type ManyChange, verdictsOf } from '#office/kit/bulk/many-change.ts';
import type { SentTo } from '#office/kit/bulk/sendings.ts';
import { invalidateAfterSending } from '#office/kit/purchase/purchase.queries.ts';
import type { QueryClient } from '@tanstack/react-query';
import { lineTargets, manyLinesStrings } from './many-lines.strings.ts';

const COMMENT_MAX = 1_000;

type Schemas = components['schemas'];
type Move = Omit<Schemas['OrderLineStatesForm'], 'ids' | 'versions' | 'forced_ids'>;

const moveLines = (queryClient: QueryClient, move: Move, name: string): ManyChange => ({
  name,
  send: async (rows) =>
    verdictsOf((await unwrap(api.PUT('/order/state/', { body: { ...bodyOf(rows), ...move } }))).result, rows),
  refresh: () => invalidateAfterSending(queryClient),
});

/** The lines go to a purchase. */
export const sendLines = (queryClient: QueryClient, { purchaseId, albumId }: SentTo, name: string): ManyChange =>
  moveLines(
    queryClient,
    { state: 'O', purchase_id: purchaseId, ...(albumId !== undefined && { album_id: albumId }) },
    name,
  );

const editLines = (
  queryClient: QueryClient,
  form: Pick<Schemas['OrderLineForm'], 'price' | 'comment'>,
): ManyChange => ({
  name: Object.keys(form).join(),
  send: (rows) =>
    changeEach(rows, (id, version) =>
      unwrap(api.PUT('/order/{id}/', { params: { path: { id } }, body: { ...form, ...version } })),
    ),
  refresh: () => invalidateAfterSending(queryClient),
});

/** The states to which lines can be brought. */
export const statesOf = (queryClient: QueryClient, count: number): OfferedChange[] =>
  lineTargets.map((state) => ({
    name: state,
    label: lineStateNames[state],
    group: bulkStrings.newState,
    notes: [bulkStrings.asItGoes],
    ...(state === 'C' && {
      field: {
        kind: 'text',
        label: bulkStrings.reason,
        hint: manyLinesStrings.reasonHint,
        isRequired: true,
        maxLength: REASON_MAX,
      },
    }),
    go: manyLinesStrings.go(count),
    changeOf: (reason) => moveLines(queryClient, { state, ...(reason !== '' && { reason }) }, state),
  }));

/** What can be written on lines. */
export const editsOf = (queryClient: QueryClient, count: number): OfferedChange[] => [
  {
    name: 'price',
    label: manyLinesStrings.price,
    group: manyLinesStrings.edits,
    notes: [manyLinesStrings.priceNote, bulkStrings.asItGoes],
    field: { kind: 'money', label: manyLinesStrings.price, isRequired: true },
    go: manyLinesStrings.write(count),
    changeOf: (price) => editLines(queryClient, { price: Number(price) }),
  },
  {
    name: 'comment',
    label: manyLinesStrings.comment,
    group: manyLinesStrings.edits,
    notes: [],
    field: {
      kind: 'text',
      label: manyLinesStrings.comment,
      hint: manyLinesStrings.commentHint,
      isRequired: false,
      maxLength: COMMENT_MAX,
    },
    go: manyLinesStrings.write(count),
    changeOf: (comment) => editLines(queryClient, { comment }),
  },
];
