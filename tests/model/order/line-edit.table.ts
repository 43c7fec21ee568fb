import type { lineEditMachine, OpenLine } from '#machines/order/line-edit.machine.ts';
import { defineTable } from '../kit/table.ts';
import { ordersAndBalance } from './orders-refreshed.ts';
import { readAs } from './refusals.ts';

const blank = { reason: '', content: null, next: null, refusal: null, isOutdated: false, isForced: false } as const;
const short = {
  isAnswered: true,
  code: 'stock_below_zero',
  detail: 'Столько нет: «Чаша» (осталось 3, нужно 5).',
  fields: {},
};
const isShort = (error: unknown): boolean => !(error instanceof Error);

/** What was typed in a cell goes on in the form. */
const inForm = ({ line }: { line: OpenLine | null }): OpenLine | null => line && { ...line, cell: null };

/** Design: section 5 (prices, versions). The version of a line that somebody else has changed meanwhile is 9. */
export const lineEditTable = defineTable<typeof lineEditMachine>({
  starts: [{ to: 'closed', context: { orderId: 12, line: null, ...blank } }],
  states: {
    closed: {},
    editing: { tags: ['open'] },
    saving: {
      tags: ['open', 'busy'],
      calls: {
        updateOrderLine: ({ line, isForced }) => ({
          orderId: 12,
          line: line ?? { id: 0, version: 0, isPricing: false, cell: null },
          content: { price: 150.5 },
          force: isForced,
        }),
      },
    },
    askingForce: { tags: ['open'] },
    asking: { tags: ['open', 'asking'] },
    removing: {
      tags: ['open', 'asking', 'busy'],
      calls: {
        deleteOrderLine: ({ line, reason }) => ({
          orderId: 12,
          line: line ?? { id: 0, version: 0, isPricing: false, cell: null },
          reason,
        }),
      },
    },
  },
  rows: [
    { in: 'closed', on: 'line.opened', to: 'editing', sets: ({ event }) => ({ line: event.line }) },
    { in: 'editing', on: 'line.opened', to: 'editing', sets: ({ event }) => ({ line: event.line, ...blank }) },
    { in: 'editing', on: 'line.closed', to: 'closed', sets: { line: null, ...blank } },
    { in: 'editing', on: 'form.changed', to: 'editing', sets: { refusal: null } },
    {
      in: 'editing',
      on: 'form.needed',
      when: ({ context }) => context.line?.cell === 'price',
      to: 'editing',
      sets: ({ context }) => ({ line: inForm(context), next: null, content: { price: 480.5 } }),
    },
    { in: 'editing', on: 'removal.asked', to: 'asking', sets: { refusal: null } },
    { in: 'asking', on: 'line.opened', to: 'editing', sets: ({ event }) => ({ line: event.line, ...blank }) },
    { in: 'asking', on: 'removal.declined', to: 'editing', sets: { refusal: null } },
    {
      in: 'asking',
      on: 'removal.confirmed',
      to: 'removing',
      sets: ({ event }) => ({ reason: event.reason === '' ? '' : 'Out of stock', refusal: null }),
    },
    {
      in: 'removing',
      on: 'deleteOrderLine done',
      when: ({ event }) => event.output.meanwhile === null,
      to: 'closed',
      sets: { line: null, ...blank },
      emits: ({ context }) => [{ type: 'line.saved', orderId: 12, lineId: context.line?.id ?? 0 }],
      after: { refreshed: ordersAndBalance },
    },
    {
      in: 'removing',
      on: 'deleteOrderLine done',
      when: ({ event }) => event.output.meanwhile === 9,
      to: 'asking',
      sets: ({ context }) => ({ line: context.line && { ...context.line, version: 9 }, isOutdated: true }),
      emits: [{ type: 'line.changedMeanwhile', orderId: 12 }],
      after: { refreshed: ordersAndBalance },
    },
    {
      in: 'removing',
      on: 'deleteOrderLine failed',
      to: 'asking',
      sets: ({ event }) => ({ refusal: readAs(event.error, { price: 'Это значение должно быть числом.' }) }),
    },
    {
      in: 'editing',
      on: 'form.submitted',
      to: 'saving',
      sets: ({ context, event }) => ({
        line: context.line && { ...context.line, version: 8 },
        content: { price: 150.5 },
        next: event.next?.id === 34 ? { id: 34, version: 5, isPricing: false, cell: 'price' } : null,
        refusal: null,
        isForced: false,
      }),
    },
    {
      in: 'saving',
      on: 'updateOrderLine done',
      when: ({ context, event }) =>
        event.output.meanwhile === null && event.output.next === null && context.next === null,
      to: 'closed',
      sets: { line: null, ...blank },
      emits: ({ context }) => [{ type: 'line.saved', orderId: 12, lineId: context.line?.id ?? 0 }],
      after: { refreshed: ordersAndBalance },
    },
    {
      in: 'saving',
      on: 'updateOrderLine done',
      when: ({ event }) => event.output.next?.id === 33,
      to: 'editing',
      sets: { line: { id: 33, version: 2, isPricing: true, cell: null }, ...blank },
      emits: ({ context }) => [{ type: 'line.saved', orderId: 12, lineId: context.line?.id ?? 0 }],
      after: { refreshed: ordersAndBalance },
    },
    {
      in: 'saving',
      on: 'updateOrderLine done',
      when: ({ context, event }) =>
        event.output.meanwhile === null && event.output.next === null && context.next?.id === 34,
      to: 'editing',
      sets: { line: { id: 34, version: 5, isPricing: false, cell: 'price' }, ...blank },
      emits: ({ context }) => [{ type: 'line.saved', orderId: 12, lineId: context.line?.id ?? 0 }],
      after: { refreshed: ordersAndBalance },
    },
    {
      in: 'saving',
      on: 'updateOrderLine done',
      when: ({ event }) => event.output.meanwhile === 9,
      to: 'editing',
      sets: ({ context }) => ({
        line: context.line && { ...context.line, version: 9, cell: null },
        next: null,
        isOutdated: true,
      }),
      emits: [{ type: 'line.changedMeanwhile', orderId: 12 }],
      after: { refreshed: ordersAndBalance },
    },
    {
      in: 'saving',
      on: 'updateOrderLine failed',
      when: ({ event }) => isShort(event.error),
      to: 'askingForce',
      sets: ({ context }) => ({ line: inForm(context), next: null, refusal: short }),
    },
    { in: 'askingForce', on: 'force.confirmed', to: 'saving', sets: { refusal: null, isForced: true } },
    { in: 'askingForce', on: 'force.declined', to: 'editing', sets: { refusal: null } },
    { in: 'askingForce', on: 'line.opened', to: 'editing', sets: ({ event }) => ({ line: event.line, ...blank }) },
    {
      in: 'saving',
      on: 'updateOrderLine failed',
      when: ({ event }) => !isShort(event.error),
      to: 'editing',
      sets: ({ context, event }) => ({
        line: inForm(context),
        next: null,
        refusal: readAs(event.error, { price: 'Это значение должно быть числом.' }),
      }),
    },
  ],
  requests: {
    updateOrderLine: ({ line, content, force }) => [
      {
        method: 'PUT',
        path: `/order/${line.id}/`,
        body: { ...content, version: line.version, ...(force && { force: true }) },
        goesOn: true,
      },
    ],
    deleteOrderLine: ({ line, reason }) => [
      {
        method: 'DELETE',
        path: `/order/${line.id}/?version=${line.version}&reason=${reason.replaceAll(' ', '%20')}`,
        goesOn: true,
      },
    ],
  },
});
