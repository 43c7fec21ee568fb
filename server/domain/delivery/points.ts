import type { components } from '#contract/types.ts';
import type { PointValues } from '../../db/repositories/delivery/delivery.ts';
import { toThumbnailUrl } from '../kit/images.ts';
import type { Transaction } from '../../db/engine/types.ts';
import type { Caller, SignedInCaller } from '../access/caller.ts';
import { cleanText } from '../kit/text.ts';
import type { FieldProblem } from '../../texts/fields.strings.ts';
import { AppError } from '../kit/app-error.ts';
import { takeUploads } from '../upload/uploads.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { listDeliveryPoints } from './list-delivery-points.ts';

type Point = components['schemas']['ShopPoint'];

type Change = components['schemas']['PointChange'];

/** A point by the contract's names, for the audit. */
export const fieldsOf = ({ name, address, hours, image }: PointValues): Record<string, unknown> => ({
  name,
  address,
  hours,
  image: image && toThumbnailUrl(image),
});

/** The values of a point after a change; throws validation with the wrong fields. */
export async function changedValues(
  transaction: Transaction,
  { shop, customer }: SignedInCaller,
  { known, change, at }: { known: PointValues; change: Change; at: Date },
): Promise<PointValues> {
  const { name = known.name, address = known.address, hours = known.hours, image_id: imageId } = change;
  const texts = { name: cleanText(name), address: cleanText(address), hours: cleanText(hours) };
  const fields: Record<string, FieldProblem> = {};
  if (texts.name === '') fields['name'] = 'required';
  if (texts.address === '') fields['address'] = 'required';
  if (Object.keys(fields).length > 0) throw new AppError('validation', {}, fields);
  if (imageId === undefined) return { ...texts, image: known.image };
  const use = { shopId: shop.id, customerId: customer.id, at };
  const [image = null] = await takeUploads(transaction, use, imageId === null ? [] : [imageId], 'image_id');
  return { ...texts, image };
}

/** A pickup point as it is now; throws not_found. */
export async function readPoint(deps: DomainDeps, caller: Caller, id: number): Promise<Point> {
  const current = (await listDeliveryPoints(deps, { caller })).result.find((point) => point.id === id);
  if (!current) throw new AppError('not_found');
  return current;
}
