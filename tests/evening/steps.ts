import type { Step } from './acts.ts';
import { moneySteps } from './money-steps.ts';
import { orderSteps } from './order-steps.ts';
import { purchaseSteps } from './purchase-steps.ts';

const known = [...orderSteps, ...purchaseSteps, ...moneySteps];

/** In the order of an evening: each finds what the ones before have left. */
const order = [
  'accept',
  'photos',
  'send',
  'stop',
  'receive',
  'bill',
  'confirm-one',
  'confirm-all',
  'collect',
  'hand-over',
  'cancel',
  'refund',
  'papers',
  'price',
  'raise',
  'import',
];

/** All steps of the evening. */
export const steps: readonly Step[] = order.flatMap((id) => known.filter((step) => step.id === id));
