import type { CartLineEdits, cartLineMachine } from '#machines/cart/cart-line.machine.ts';
import { someParent } from '../kit/parent.ts';
import { defineTable, type After } from '../kit/table.ts';

interface Edited {
  context: { edits: CartLineEdits };
}
interface Failed {
  event: { error: unknown };
}
const setsCount = ({ context }: Edited) => ({ edits: { ...context.edits, count: 999 } });
const setsComment = ({ context }: Edited) => ({ edits: { ...context.edits, comment: 'blue' } });
const hasEdits = ({ context: { edits } }: Edited): boolean => edits.count === 999 || edits.comment === 'blue';
const hasNone = (step: Edited): boolean => !hasEdits(step);
/** A refusal says that what was sent is wrong; any other failure says nothing of it. */
const isRefused = ({ event }: Failed): boolean => !isLost({ event });
const isLost = ({ event: { error } }: Failed): boolean =>
  typeof error === 'object' && error !== null && 'isToRepeat' in error;
/** The dialog asks about the line by its name. */
const asks: After = {
  tells: [
    {
      to: 'confirm',
      event: { type: 'question.asked', question: { id: 'delete-line-1', kind: 'deleteLine', name: 'Чашка' } },
    },
  ],
};
/** The dialog has nothing to ask any more. */
const takesBack: After = { tells: [{ to: 'confirm', event: { type: 'question.declined' } }] };
const key = { cartId: 'c1', lineId: 1 };

/**
 * Specification: section 4 (cart), section 5 (quantity input), section 8 (cancelled updates are silent). Saved after
 * 800 ms.
 */
export const cartLineTable = defineTable<typeof cartLineMachine>({
  starts: [
    {
      to: 'idle',
      context: {
        parent: someParent,
        ...key,
        idleMs: 800,
        resendMs: 3_000,
        edits: {},
        isLost: false,
      },
    },
  ],
  states: {
    idle: {},
    editing: { tags: ['pending'], delays: { editIdle: 800 } },
    saving: {
      tags: ['pending', 'busy'],
      calls: { updateCartItem: ({ edits }) => ({ ...key, edits }) },
    },
    waiting: { tags: ['pending'], delays: { resend: 3_000 } },
    asking: { calls: { confirmDeletion: key } },
    deleting: { tags: ['pending', 'hidden'], calls: { deleteCartItem: key } },
    deleted: { tags: ['hidden'], final: true },
  },
  rows: [
    { in: ['idle', 'saving', 'waiting'], on: 'count.changed', to: 'editing', sets: setsCount },
    { in: ['idle', 'saving', 'waiting'], on: 'comment.changed', to: 'editing', sets: setsComment },
    { in: 'editing', on: 'count.changed', to: 'editing', again: true, sets: setsCount },
    { in: 'editing', on: 'comment.changed', to: 'editing', again: true, sets: setsComment },
    { in: ['idle', 'editing', 'saving', 'waiting'], on: 'deletion.requested', to: 'asking', after: asks },
    { in: 'editing', on: 'after editIdle', to: 'saving' },
    { in: 'editing', on: 'flush.requested', to: 'saving' },
    {
      in: 'saving',
      on: 'updateCartItem done',
      to: 'idle',
      sets: { edits: {}, isLost: false },
    },
    {
      in: 'saving',
      on: 'updateCartItem failed',
      when: isLost,
      to: 'waiting',
      sets: { isLost: true },
      sends: ({ context, event }) => [
        { to: 'parent', event: { type: 'line.saveLost', lineId: 1, error: event.error, isRepeated: context.isLost } },
      ],
    },
    {
      in: 'saving',
      on: 'updateCartItem failed',
      when: isRefused,
      to: 'idle',
      sets: { edits: {}, isLost: false },
      sends: ({ event }) => [{ to: 'parent', event: { type: 'line.saveFailed', lineId: 1, error: event.error } }],
    },
    { in: 'waiting', on: 'after resend', to: 'saving' },
    { in: 'waiting', on: 'flush.requested', to: 'saving' },
    { in: 'waiting', on: 'connection.restored', to: 'saving' },
    { in: 'asking', on: 'confirmDeletion done', when: ({ event }) => event.output, to: 'deleting' },
    {
      in: 'asking',
      on: 'confirmDeletion done',
      when: (step) => !step.event.output && hasEdits(step),
      to: 'editing',
    },
    { in: 'asking', on: 'confirmDeletion done', when: (step) => !step.event.output && hasNone(step), to: 'idle' },
    { in: 'asking', on: 'confirmDeletion failed', when: hasEdits, to: 'editing' },
    { in: 'asking', on: 'confirmDeletion failed', when: hasNone, to: 'idle' },
    { in: 'asking', on: 'flush.requested', when: hasEdits, to: 'saving', after: takesBack },
    { in: 'deleting', on: 'deleteCartItem done', to: 'deleted' },
    {
      in: 'deleting',
      on: 'deleteCartItem failed',
      when: hasEdits,
      to: 'editing',
      sends: ({ event }) => [{ to: 'parent', event: { type: 'line.deleteFailed', lineId: 1, error: event.error } }],
    },
    {
      in: 'deleting',
      on: 'deleteCartItem failed',
      when: hasNone,
      to: 'idle',
      sends: ({ event }) => [{ to: 'parent', event: { type: 'line.deleteFailed', lineId: 1, error: event.error } }],
    },
  ],
  requests: {
    // All of the line goes along. It is sent to its end where the page is closed, and not where it is edited again.
    updateCartItem: ({ edits }) => [
      {
        method: 'PUT',
        path: '/cart/c1/cart-item/1/',
        body: { count: 2, comment: 'в коробке', ...edits },
        isNumbered: true,
        keepalive: true,
      },
    ],
    deleteCartItem: () => [{ method: 'DELETE', path: '/cart/c1/cart-item/1/', keepalive: true }],
  },
});
