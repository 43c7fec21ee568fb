import type { components } from '#contract/types.ts';
import type { Transaction } from '../../db/engine/types.ts';
import {
  type DeliveryRow,
  type DeliveryValues,
  findDeliveries,
  insertDelivery,
  lockDeliveries,
  placeDeliveries,
  removeDelivery,
  writeDelivery,
} from '../../db/repositories/delivery/delivery.ts';
import type { Caller, SignedInCaller } from '../access/caller.ts';
import { recordChange } from '../audit/audit.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { keyUse, makeOnce } from '../kit/idempotency-keys.ts';
import { toKopecks, toRoubles } from '../kit/money.ts';
import type { OnceHeld } from '../kit/once-held.ts';
import { cleanText } from '../kit/text.ts';

type Delivery = components['schemas']['Delivery'];
type Form = components['schemas']['DeliveryForm'];
type Change = components['schemas']['DeliveryChange'];

const toDelivery = ({ freeFrom, ...delivery }: DeliveryRow): Delivery => ({
  ...delivery,
  price: toRoubles(delivery.price),
  free_from: freeFrom === null ? null : toRoubles(freeFrom),
});

/** A method by the contract's names, for the audit; `place` counts from 1. */
function fieldsOf(
  { name, description, price, freeFrom, kind }: DeliveryValues,
  place: number,
): Record<string, unknown> {
  const free = freeFrom === null ? null : toRoubles(freeFrom);
  return { name, description, price: toRoubles(price), free_from: free, kind, place };
}

/** The shop's delivery methods, in their order. */
export async function listDeliveries({ db }: DomainDeps, { shop }: Caller): Promise<Delivery[]> {
  return (await findDeliveries(db.orm, shop.id)).map(toDelivery);
}

/** The values of a method after a change; throws validation for an empty name. */
function changedValues(
  known: DeliveryValues,
  { name, description, price, free_from: freeFrom, kind }: Change,
): DeliveryValues {
  const values = {
    name: name === undefined ? known.name : cleanText(name),
    description: description === undefined ? known.description : cleanText(description),
    price: price === undefined ? known.price : toKopecks(price),
    freeFrom: freeFrom === undefined ? known.freeFrom : freeFrom === null ? null : toKopecks(freeFrom),
    kind: kind ?? known.kind,
  };
  if (values.name === '') throw new AppError('validation', {}, { name: 'required' });
  return values;
}

/** A delivery method as it is now; throws not_found. */
async function read(deps: DomainDeps, caller: Caller, id: number): Promise<Delivery> {
  const current = (await listDeliveries(deps, caller)).find((delivery) => delivery.id === id);
  if (!current) throw new AppError('not_found');
  return current;
}

/** Adds a delivery method after the others, once for a key; throws validation. */
export async function createDelivery(
  deps: DomainDeps,
  caller: SignedInCaller,
  { key, form }: { key: string; form: Form },
): Promise<Delivery> {
  const { shop } = caller;
  const values = changedValues({ name: '', description: '', price: 0, freeFrom: null, kind: form.kind }, form);
  const use = keyUse(caller, { key, operation: 'createDelivery', request: form });
  const id = await makeOnce(deps, use, async (transaction, at) => {
    const others = await lockDeliveries(transaction, shop.id);
    const row = await insertDelivery(transaction, shop.id, values);
    const after = fieldsOf(values, others.length + 1);
    const change = { entity: 'delivery', id: row.id, label: row.name, before: null, after } as const;
    await recordChange(transaction, caller, at, change);
    return row.id;
  });
  return read(deps, caller, id);
}

/** The methods that the shop offers, locked, with the place of one of them; throws not_found. */
async function hold(transaction: Transaction, shopId: number, id: number) {
  const rows = await lockDeliveries(transaction, shopId);
  const index = rows.findIndex((row) => row.id === id);
  const held = rows[index];
  if (!held) throw new AppError('not_found');
  return { held, index, others: rows.filter((row) => row !== held).map((row) => row.id) };
}

/**
 * Changes a delivery method and its place among the others; orders keep the price that they were placed with. Throws not_found,
 * validation, changed_meanwhile with the method as it is now for another version than the one given.
 */
export async function updateDelivery(
  deps: DomainDeps,
  caller: SignedInCaller,
  id: number,
  { version, place, ...change }: Change,
  onceHeld?: OnceHeld,
): Promise<Delivery> {
  const { db, clock } = deps;
  const isChanged = await db.transaction(async (transaction) => {
    const { held, index, others } = await hold(transaction, caller.shop.id, id);
    await onceHeld?.(transaction, caller);
    if (version !== undefined && version !== held.version) return false;
    const values = changedValues(held, change);
    const after = place === undefined ? index : Math.min(place - 1, others.length);
    await writeDelivery(transaction, id, values);
    const [were, places] = [others.toSpliced(index, 0, id), others.toSpliced(after, 0, id)];
    const moved = others.filter((other) => were.indexOf(other) !== places.indexOf(other));
    if (after !== index) await placeDeliveries(transaction, places, moved);
    await recordChange(transaction, caller, clock.now(), {
      entity: 'delivery',
      id,
      label: values.name,
      before: fieldsOf(held, index + 1),
      after: fieldsOf(values, after + 1),
    });
    return true;
  });
  const current = await read(deps, caller, id);
  if (!isChanged) throw new AppError('changed_meanwhile', {}, undefined, current);
  return current;
}

/** Offers a delivery method no more; orders keep it. Throws not_found. */
export async function deleteDelivery({ db, clock }: DomainDeps, caller: SignedInCaller, id: number): Promise<void> {
  const at = clock.now();
  await db.transaction(async (transaction) => {
    const { held, index } = await hold(transaction, caller.shop.id, id);
    await removeDelivery(transaction, id, at);
    const before = fieldsOf(held, index + 1);
    await recordChange(transaction, caller, at, { entity: 'delivery', id, label: held.name, before, after: null });
  });
}
