import type { components } from '#contract/types.ts';
import type { Orm } from '../../db/engine/types.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { findPurchase } from '../../db/repositories/purchase/purchase.ts';
import { AppError } from '../kit/app-error.ts';
import { toPurchase } from './purchase-answer.ts';

type Schemas = components['schemas'];

/** A purchase that was just written, or is to be shown; throws not_found. */
export async function readPurchase(orm: Orm, { shop }: SignedInCaller, id: number): Promise<Schemas['Purchase']> {
  const found = await findPurchase(orm, { shopId: shop.id, intermediaryId: null }, id);
  if (!found) throw new AppError('not_found');
  return toPurchase(found);
}
