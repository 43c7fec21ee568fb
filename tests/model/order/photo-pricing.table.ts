import type { JudgedPhoto, photoPricingMachine, RefusedPhoto } from '#machines/order/photo-pricing.machine.ts';
import { defineTable } from '../kit/table.ts';
import { ordersAndBalance } from './orders-refreshed.ts';
import { readAs } from './refusals.ts';

interface Held {
  unsent: JudgedPhoto[];
  refused: RefusedPhoto[];
  saved: JudgedPhoto[];
}
interface Said {
  context: Held;
  event: { photo: JudgedPhoto };
}

const first = ({ unsent: [photo] }: Held): JudgedPhoto =>
  photo ?? { orderId: 0, lineId: 0, version: 0, verdict: { kind: 'back' } };
const others = ({ unsent: [, ...rest] }: Held): JudgedPhoto[] => rest;
const isLast = ({ unsent }: Held): boolean => unsent.length === 1;
const isNew = ({ context: { unsent }, event: { photo } }: Said): boolean =>
  unsent.map(({ lineId }) => lineId).indexOf(photo.lineId) === -1;

const queued = ({ context, event: { photo } }: Said): Held => ({
  unsent: [...context.unsent, photo],
  refused: context.refused.filter((one) => one.photo.lineId !== photo.lineId),
  saved: context.saved.filter(({ lineId }) => lineId !== photo.lineId),
});
const kept = (context: Held) => ({ unsent: others(context), saved: [...context.saved, first(context)] });
const held = (context: Held, refusal: RefusedPhoto['refusal']) => ({
  unsent: others(context),
  refused: [...context.refused, { photo: first(context), refusal }],
});
const answered = (context: Held) => [{ type: 'photo.answered' as const, orderId: first(context).orderId }];
const seen = (context: Held) => ({
  refreshed: [...ordersAndBalance, `getPlacedOrder {"id":${first(context).orderId}}`],
});
const isLost = (error: unknown): boolean => error instanceof Error;
const read = (error: unknown) => readAs(error, { price: 'Это значение должно быть числом.' });

/** Design: section 5 (prices, versions). Photos are sent one by one, in the order in which they were said. */
export const photoPricingTable = defineTable<typeof photoPricingMachine>({
  starts: [{ to: 'idle', context: { unsent: [], refused: [], saved: [] } }],
  states: {
    idle: {},
    saving: { tags: ['busy'], calls: { savePhoto: (context) => first(context) } },
    unanswered: { tags: ['unanswered'] },
  },
  rows: [
    {
      in: '*',
      on: 'photo.left',
      sets: ({ context, event }) => ({
        refused: context.refused.filter(({ photo }) => photo.lineId !== event.lineId),
      }),
    },
    { in: 'idle', on: 'photo.judged', to: 'saving', sets: queued },
    { in: 'saving', on: 'photo.judged', when: isNew, sets: queued },
    { in: 'unanswered', on: 'photo.judged', when: isNew, to: 'saving', sets: queued },
    { in: 'unanswered', on: 'sending.repeated', to: 'saving' },
    {
      in: 'saving',
      on: 'savePhoto done',
      when: ({ context, event }) => event.output.isSaved && isLast(context),
      to: 'idle',
      sets: ({ context }) => kept(context),
      emits: ({ context }) => answered(context),
      after: ({ context }) => seen(context),
    },
    {
      in: 'saving',
      on: 'savePhoto done',
      when: ({ context, event }) => event.output.isSaved && !isLast(context),
      to: 'saving',
      again: true,
      sets: ({ context }) => kept(context),
      emits: ({ context }) => answered(context),
      after: ({ context }) => seen(context),
    },
    {
      in: 'saving',
      on: 'savePhoto done',
      when: ({ context, event }) => !event.output.isSaved && isLast(context),
      to: 'idle',
      sets: ({ context }) => held(context, null),
      emits: ({ context }) => answered(context),
      after: ({ context }) => seen(context),
    },
    {
      in: 'saving',
      on: 'savePhoto done',
      when: ({ context, event }) => !event.output.isSaved && !isLast(context),
      to: 'saving',
      again: true,
      sets: ({ context }) => held(context, null),
      emits: ({ context }) => answered(context),
      after: ({ context }) => seen(context),
    },
    { in: 'saving', on: 'savePhoto failed', when: ({ event }) => isLost(event.error), to: 'unanswered' },
    {
      in: 'saving',
      on: 'savePhoto failed',
      when: ({ context, event }) => !isLost(event.error) && isLast(context),
      to: 'idle',
      sets: ({ context, event }) => held(context, read(event.error)),
      emits: ({ context }) => answered(context),
      after: ({ context }) => seen(context),
    },
    {
      in: 'saving',
      on: 'savePhoto failed',
      when: ({ context, event }) => !isLost(event.error) && !isLast(context),
      to: 'saving',
      again: true,
      sets: ({ context, event }) => held(context, read(event.error)),
      emits: ({ context }) => answered(context),
      after: ({ context }) => seen(context),
    },
  ],
  requests: {
    savePhoto: ({ lineId, version }) => [
      lineId === 31
        ? { method: 'PUT', path: '/order/31/', body: { price: 450.5, description: 'Ваза', version }, goesOn: true }
        : {
            method: 'PUT',
            path: '/order/state/',
            body: { ids: [44], versions: [{ id: 44, version }], state: 'C', reason: 'Нет в наличии' },
            goesOn: true,
          },
    ],
  },
});
