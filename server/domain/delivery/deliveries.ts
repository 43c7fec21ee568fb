import type { components } from '#contract/types.ts';
import { type DeliveryValues, lockDeliveries } from '../../db/repositories/delivery/delivery.ts';
import { toKopecks, toRoubles } from '../kit/money.ts';
import { cleanText } from '../kit/text.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import type { Caller } from '../access/caller.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { listDeliveries } from './list-deliveries.ts';

type Delivery = components['schemas']['Delivery'];

type Change = components['schemas']['DeliveryChange'];

/** A method by the contract's names, for the audit; `place` counts from 1. */
export function fieldsOf(
  { name, description, price, freeFrom, kind }: DeliveryValues,
  place: number,
): Record<string, unknown> {
  const free = freeFrom === null ? null : toRoubles(freeFrom);
  return { name, description, price: toRoubles(price), free_from: free, kind, place };
}

/** The values of a method after a change; throws validation for an empty name. */
export function changedValues(
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
export async function readDelivery(deps: DomainDeps, caller: Caller, id: number): Promise<Delivery> {
  const current = (await listDeliveries(deps, { caller })).result.find((delivery) => delivery.id === id);
  if (!current) throw new AppError('not_found');
  return current;
}

/** The methods that the shop offers, locked, with the place of one of them; throws not_found. */
export async function holdDelivery(transaction: Transaction, shopId: number, id: number) {
  const rows = await lockDeliveries(transaction, shopId);
  const index = rows.findIndex((row) => row.id === id);
  const held = rows[index];
  if (!held) throw new AppError('not_found');
  return { held, index, others: rows.filter((row) => row !== held).map((row) => row.id) };
}
