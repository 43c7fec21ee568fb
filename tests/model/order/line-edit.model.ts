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
    // Where its form is open a line has no button; from a cell one goes to the next or to the one above.
    'line.opened': ({ context: { line } }) => {
      if (line?.cell === 'price') return line.id === priceBelow.id ? [{ line: priceOfCup }] : [{ line: priceBelow }];
      return [{ line: priceOfCup }, ...(line?.id === somePhoto.id ? [] : [{ line: somePhoto }])];
    },
    // As a colleague has left it since it was opened. Only a cell has one that follows it.
    'form.submitted': ({ context: { line } }) =>
      [null, ...(line?.id === priceOfCup.id && line.cell !== null ? [priceBelow] : [])].map((next) => ({
        content: { price: 150.5 },
        version: 8,
        next,
      })),
    // A cell tells of its number when it is left, and has no room for more.
    'form.changed': ({ context: { line } }) => (line?.cell === null ? [{}] : []),
    'removal.asked': ({ context: { line } }) => (line?.cell === null ? [{}] : []),
    'form.needed': [{ content: { price: 480.5 } }],
    // A photo that has no price goes for good, without a word.
    'removal.confirmed': ({ context: { line } }) => [{ reason: line?.isPricing === true ? '' : ' Out of stock ' }],
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
