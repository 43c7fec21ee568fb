import type { orderLineMachine } from '#machines/order/order-line.machine.ts';
import type { OrderLineFacts, OrderLineRefusal } from '#machines/order/order-line.rules.ts';
import { defineTable } from '../kit/table.ts';

const inWork = ['created', 'accepted', 'need_pay', 'collected'];

interface Facts {
  order: string;
  purchase: string | null;
  live: number;
  hasReason: boolean;
  isCovered: boolean;
  canForce: boolean;
}

const isInWork = ({ event }: { event: Facts }): boolean => inWork.includes(event.order);
const isCancellable = ({ event }: { event: Facts }): boolean =>
  inWork.includes(event.order) && event.live !== 1 && event.hasReason;

/**
 * Design: section 5 (order line: W, O, P, F; W to P from own stock; O to W while its purchase is open; C with a reason;
 * C to W until collected).
 */
export const orderLineTable = defineTable<typeof orderLineMachine>({
  starts: [{ to: 'W', context: {} }],
  states: { W: {}, O: {}, P: {}, F: { final: true }, C: {} },
  rows: [
    {
      in: 'W',
      on: 'line.O',
      when: ({ event }) => ['accepted', 'need_pay', 'collected'].includes(event.order) && event.purchase === 'open',
      to: 'O',
    },
    { in: 'W', on: 'line.P', when: isInWork, to: 'P' },
    { in: 'W', on: 'line.C', when: isCancellable, to: 'C' },
    {
      in: 'O',
      on: 'line.W',
      when: ({ event }) => inWork.includes(event.order) && [null, 'open'].includes(event.purchase),
      to: 'W',
    },
    { in: 'O', on: 'line.P', when: isInWork, to: 'P' },
    { in: 'O', on: 'line.C', when: isCancellable, to: 'C' },
    {
      in: 'P',
      on: 'line.F',
      when: ({ event }) =>
        ['collected', 'delivery', 'done'].includes(event.order) && (event.isCovered || event.canForce),
      to: 'F',
    },
    { in: 'P', on: 'line.C', when: isCancellable, to: 'C' },
    {
      in: 'C',
      on: 'line.W',
      when: ({ event }) => ['created', 'accepted', 'need_pay'].includes(event.order),
      to: 'W',
    },
  ],
});

type Verdict = (facts: OrderLineFacts) => OrderLineRefusal | null;

/** Orders that are not in work any more let their lines be. */
const closed: Verdict = ({ order }) => {
  if (['completed', 'canceled', 'rejected'].includes(order)) return 'order_finished';
  return ['delivery', 'done'].includes(order) ? 'order_handed_on' : null;
};

const verdicts: Readonly<Record<string, Verdict>> = {
  '=': () => 'same_state',
  x: () => 'finished',
  '.': () => 'not_allowed',
  send: (facts) => {
    if (closed(facts)) return closed(facts);
    if (facts.order === 'created') return 'order_not_accepted';
    if (facts.purchase === null) return 'no_purchase';
    return facts.purchase === 'open' ? null : 'purchase_not_open';
  },
  leave: (facts) => closed(facts) ?? ([null, 'open'].includes(facts.purchase) ? null : 'purchase_not_open'),
  take: closed,
  cancel: (facts) => closed(facts) ?? (facts.live === 1 ? 'last' : facts.hasReason ? null : 'reason_needed'),
  hand: ({ order, isCovered, canForce }) => {
    if (['completed', 'canceled', 'rejected'].includes(order)) return 'order_finished';
    if (!['collected', 'delivery', 'done'].includes(order)) return 'order_not_collected';
    return isCovered || canForce ? null : 'balance_short';
  },
  restore: (facts) => closed(facts) ?? (facts.order === 'collected' ? 'order_collected' : null),
};

const words: Readonly<Record<string, readonly string[]>> = {
  //  W          O       P       F       C
  W: ['=', 'send', 'take', '.', 'cancel'],
  O: ['leave', '=', 'take', '.', 'cancel'],
  P: ['.', '.', '=', 'hand', 'cancel'],
  F: ['x', 'x', 'x', '=', 'x'],
  C: ['restore', '.', '.', '.', '='],
};

/** Why a transition is refused; null where it is allowed. */
export function orderLineVerdict(from: string, to: string, facts: OrderLineFacts): OrderLineRefusal | null {
  const verdict = verdicts[words[from]?.['WOPFC'.indexOf(to)] ?? ''];
  if (!verdict) throw new Error(`The table has no word for ${from} to ${to}`);
  return verdict(facts);
}
