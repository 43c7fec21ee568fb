import { type JudgedPhoto, photoPricingMachine } from '#machines/order/photo-pricing.machine.ts';
import { defineModel } from '../kit/model.ts';
import { photoPricingTable } from './photo-pricing.table.ts';

/** A price, and a photo of another order of which there is none to sell. */
const photos: JudgedPhoto[] = [
  { orderId: 12, lineId: 31, version: 4, verdict: { kind: 'price', content: { price: 450.5, description: 'Ваза' } } },
  { orderId: 13, lineId: 44, version: 7, verdict: { kind: 'absent' } },
];

/** Why the server may refuse a price. */
const refused = {
  kind: 'http',
  code: 'validation',
  detail: 'Проверьте заполнение полей.',
  fields: { price: 'Это значение должно быть числом.' },
};

/** Two photos, said in any order, once more too. */
export const photoPricingModel = defineModel('order/photo-pricing', {
  machine: photoPricingMachine,
  table: photoPricingTable,
  events: {
    'photo.judged': photos.map((photo) => ({ photo })),
    // What is being sent, or is saved, is not left.
    'photo.left': ({ context: { unsent, saved } }) =>
      photos.flatMap(({ lineId }) => ([...unsent, ...saved].some((one) => one.lineId === lineId) ? [] : [{ lineId }])),
  },
  // Saved, and changed by somebody else meanwhile.
  outputs: { savePhoto: [{ isSaved: true }, { isSaved: false }] },
  errors: { savePhoto: [new Error('No connection'), refused] },
});
