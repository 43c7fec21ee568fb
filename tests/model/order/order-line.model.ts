import { orderLineMachine } from '#machines/order/order-line.machine.ts';
import type { OrderLineFacts } from '#machines/order/order-line.rules.ts';
import { defineModel } from '../kit/model.ts';
import { orderLineTable } from './order-line.table.ts';

const orders: readonly OrderLineFacts['order'][] = [
  'created',
  'accepted',
  'need_pay',
  'collected',
  'delivery',
  'done',
  'completed',
  'canceled',
  'rejected',
];
const money = [
  { isCovered: true, canForce: false },
  { isCovered: false, canForce: true },
  { isCovered: false, canForce: false },
];

const base = { purchase: null, live: 2, hasReason: true, isCovered: true, canForce: false };

/**
 * Of each state of the order: every purchase, every combination of lines and reason, and of money; one kind at a time.
 */
export const everyLineFacts: readonly OrderLineFacts[] = orders.flatMap((order) => [
  ...[null, 'open' as const, 'sent' as const].map((purchase) => ({ ...base, order, purchase })),
  ...[0, 1, 2].flatMap((live) => [false, true].map((hasReason) => ({ ...base, order, live, hasReason }))),
  ...money.map((covered) => ({ ...base, order, ...covered })),
]);

/** The lifecycle of an order's line. */
export const orderLineModel = defineModel('order/order-line', {
  machine: orderLineMachine,
  table: orderLineTable,
  events: Object.fromEntries(['W', 'O', 'P', 'F', 'C'].map((state) => [`line.${state}`, everyLineFacts])),
});
