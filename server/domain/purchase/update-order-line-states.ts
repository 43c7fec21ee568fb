import { defineOperation } from '../../contract/operation.ts';
import { findOrderOfLine } from '../../db/repositories/order/transition.ts';
import { AppError } from '../kit/app-error.ts';
import { changeLineStates, seenVersions, verdictsOf } from '../order/lines/line-states.ts';
import { sendToPurchase } from './send-to-purchase.ts';
import { sendToSelfPurchase } from './send-to-self-purchase.ts';

/**
 * Changes the states of lines, or sends them to a purchase where one is named; answers a verdict per id. Throws
 * validation for a purchase beside another state than O.
 */
export const updateOrderLineStates = defineOperation('updateOrderLineStates', async (deps, { caller, body: form }) => {
  const { purchase_id: purchaseId, album_id: albumId, state } = form;
  if (albumId !== undefined && typeof purchaseId !== 'number')
    throw new AppError('validation', {}, { album_id: 'wrong' });
  if (purchaseId === undefined) return changeLineStates(deps, caller, form);
  if (state !== 'O') throw new AppError('validation', {}, { purchase_id: 'wrong' });
  const seen = seenVersions(form.versions);
  return verdictsOf(form, async (id) => {
    if (!caller.customer.flags.has('send_to_purchase_placed_order')) throw new AppError('forbidden');
    const orderId = await findOrderOfLine(deps.db.orm, caller.shop.id, id);
    if (orderId === undefined) throw new AppError('not_found');
    const named = { line_ids: [id], ...(form.versions && { versions: form.versions }) };
    const album = albumId === undefined ? {} : { album_id: albumId };
    const { lines } = await (purchaseId === null
      ? sendToSelfPurchase(deps, { caller, path: { id: orderId }, body: named })
      : sendToPurchase(deps, { caller, path: { id: orderId }, body: { ...named, purchase_id: purchaseId, ...album } }));
    const line = lines.find((one) => one.id === id);
    // Told again after a lost answer, it is as it was seen: nothing that could be taken back.
    const isMoved = line !== undefined && line.version !== (seen.get(id) ?? line.version);
    return { orderId, ...(isMoved && { sent: { version: line.version, purchase: line.purchase ?? null } }) };
  });
});
