import type { components } from '#contract/types.ts';
import type { Transaction } from '../../db/engine/types.ts';
import {
  findDeliveryPoints,
  insertPoint,
  lockPoint,
  type PointValues,
  removePoint,
  type ShopPointRow,
  writePoint,
} from '../../db/repositories/delivery/delivery.ts';
import type { FieldProblem } from '../../texts/fields.strings.ts';
import type { Caller, SignedInCaller } from '../access/caller.ts';
import { recordChange } from '../audit/audit.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { keyUse, makeOnce } from '../kit/idempotency-keys.ts';
import { toImage, toThumbnailUrl } from '../kit/images.ts';
import type { OnceHeld } from '../kit/once-held.ts';
import { cleanText } from '../kit/text.ts';
import { takeUploads } from '../upload/uploads.ts';

type Point = components['schemas']['ShopPoint'];
type Form = components['schemas']['PointForm'];
type Change = components['schemas']['PointChange'];

const toPoint = (point: ShopPointRow): Point => ({ ...point, image: point.image && toImage(point.image) });

/** A point by the contract's names, for the audit. */
const fieldsOf = ({ name, address, hours, image }: PointValues): Record<string, unknown> => ({
  name,
  address,
  hours,
  image: image && toThumbnailUrl(image),
});

/** The shop's pickup points. */
export async function listDeliveryPoints({ db }: DomainDeps, { shop }: Caller): Promise<Point[]> {
  return (await findDeliveryPoints(db.orm, shop.id)).map(toPoint);
}

/** The values of a point after a change; throws validation with the wrong fields. */
async function changedValues(
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
async function read(deps: DomainDeps, caller: Caller, id: number): Promise<Point> {
  const current = (await listDeliveryPoints(deps, caller)).find((point) => point.id === id);
  if (!current) throw new AppError('not_found');
  return current;
}

/** Adds a pickup point, once for a key; throws validation. */
export async function createDeliveryPoint(
  deps: DomainDeps,
  caller: SignedInCaller,
  { key, form }: { key: string; form: Form },
): Promise<Point> {
  const use = keyUse(caller, { key, operation: 'createDeliveryPoint', request: form });
  const made = await makeOnce(deps, use, async (transaction, at) => {
    const known = { name: '', address: '', hours: '', image: null };
    const values = await changedValues(transaction, caller, { known, change: form, at });
    const row = await insertPoint(transaction, caller.shop.id, values);
    const change = {
      entity: 'delivery_point',
      id: row.id,
      label: row.name,
      before: null,
      after: fieldsOf(row),
    } as const;
    await recordChange(transaction, caller, at, change);
    return row.id;
  });
  return read(deps, caller, made);
}

/**
 * Changes a pickup point. Throws not_found, validation, changed_meanwhile with the point as it is now for another version than
 * the one given.
 */
export async function updateDeliveryPoint(
  deps: DomainDeps,
  caller: SignedInCaller,
  id: number,
  { version, ...change }: Change,
  onceHeld?: OnceHeld,
): Promise<Point> {
  const { db, clock } = deps;
  const at = clock.now();
  const isChanged = await db.transaction(async (transaction) => {
    const known = await lockPoint(transaction, caller.shop.id, id);
    if (!known) throw new AppError('not_found');
    await onceHeld?.(transaction, caller);
    if (version !== undefined && version !== known.version) return false;
    const values = await changedValues(transaction, caller, { known, change, at });
    await writePoint(transaction, id, values);
    await recordChange(transaction, caller, at, {
      entity: 'delivery_point',
      id,
      label: values.name,
      before: fieldsOf(known),
      after: fieldsOf(values),
    });
    return true;
  });
  const current = await read(deps, caller, id);
  if (!isChanged) throw new AppError('changed_meanwhile', {}, undefined, current);
  return current;
}

/** Offers a pickup point no more; orders keep it. Throws not_found. */
export async function deleteDeliveryPoint(
  { db, clock }: DomainDeps,
  caller: SignedInCaller,
  id: number,
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (transaction) => {
    const held = await lockPoint(transaction, caller.shop.id, id);
    if (!held) throw new AppError('not_found');
    await removePoint(transaction, id, at);
    const change = { entity: 'delivery_point', id, label: held.name, before: fieldsOf(held), after: null } as const;
    await recordChange(transaction, caller, at, change);
  });
}
