import { lineEditMachine, type OpenLine } from '#machines/order/line-edit.machine.ts';
import { defineModel } from '../kit/model.ts';
import { lineEditTable } from './line-edit.table.ts';
import { belowZero } from './refusals.ts';

/** A photo without a price, in its form, and the price of a cup, in its cell. */
const somePhoto: OpenLine = { id: 31, version: 4, isPricing: true, cell: null };
const priceOfCup: OpenLine = { id: 32, version: 7, isPricing: false, cell: 'price' };
/** The photo whose price is missing next. */
const nextPhoto: OpenLine = { id: 33, version: 2, isPricing: true, cell: null };
/** The cell that is to open after this one. */
const priceBelow: OpenLine = { id: 34, version: 5, isPricing: false, cell: 'price' };

/** An order of these lines. */
export const lineEditModel = defineModel('order/line-edit', {
  machine: lineEditMachine,
  table: lineEditTable,
  input: { orderId: 12 },
  events: {
    'line.opened': [{ line: somePhoto }, { line: priceOfCup }],
    // As a colleague has left it since it was opened.
    'form.submitted': [
      { content: { price: 150.5 }, version: 8, next: null },
      { content: { price: 150.5 }, version: 8, next: priceBelow },
    ],
    'form.needed': [{ content: { count: 3 } }],
    'removal.confirmed': [{ reason: ' Out of stock ' }, { reason: '' }],
  },
  // Saved as the last, saved with one to follow, and changed by somebody else meanwhile.
  outputs: {
    updateOrderLine: [
      { meanwhile: null, next: null },
      { meanwhile: null, next: nextPhoto },
      { meanwhile: 9, next: null },
    ],
    deleteOrderLine: [
      { meanwhile: null, next: null },
      { meanwhile: 9, next: null },
    ],
  },
  errors: { updateOrderLine: [belowZero, new Error('No connection')] },
});
