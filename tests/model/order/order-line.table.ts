import type { orderLineMachine } from '#machines/order/order-line.machine.ts';
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
