import type { components } from '#contract/types.ts';
import { findOrderOfLine } from '../../db/repositories/order/transition.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { seenVersions, updateOrderLineStates, verdictsOf } from '../order/lines/line-states.ts';
import { sendToPurchase, sendToSelfPurchase } from './sending.ts';

type Schemas = components['schemas'];

/**
 * Changes the states of lines, or sends them to a purchase where one is named; answers a verdict per id. Throws validation for
 * a purchase beside another state than O.
 */
export function changeManyLines(
  deps: DomainDeps,
  caller: SignedInCaller,
  form: Schemas['OrderLineStatesForm'],
): Promise<Schemas['OrderLineVerdicts']> {
  const { purchase_id: purchaseId, album_id: albumId, state } = form;
  if (albumId !== undefined && typeof purchaseId !== 'number')
    throw new AppError('validation', {}, { album_id: 'wrong' });
  if (purchaseId === undefined) return updateOrderLineStates(deps, caller, form);
  if (state !== 'O') throw new AppError('validation', {}, { purchase_id: 'wrong' });
  const seen = seenVersions(form);
  return verdictsOf(form, async (id) => {
    if (!caller.customer.flags.has('send_to_purchase_placed_order')) throw new AppError('forbidden');
    const orderId = await findOrderOfLine(deps.db.orm, caller.shop.id, id);
    if (orderId === undefined) throw new AppError('not_found');
    const line_ids = [id];
    const album = albumId === undefined ? {} : { album_id: albumId };
    await (purchaseId === null
      ? sendToSelfPurchase(deps, caller, orderId, { line_ids }, seen)
      : sendToPurchase(deps, caller, orderId, { line_ids, purchase_id: purchaseId, ...album }, seen));
    return orderId;
  });
}
