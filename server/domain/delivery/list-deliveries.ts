import type { components } from '#contract/types.ts';
import { defineOperation } from '../../contract/operation.ts';
import { type DeliveryRow, findDeliveries } from '../../db/repositories/delivery/delivery.ts';
import { toRoubles } from '../kit/money.ts';

type Delivery = components['schemas']['Delivery'];

const toDelivery = ({ freeFrom, ...delivery }: DeliveryRow): Delivery => ({
  ...delivery,
  price: toRoubles(delivery.price),
  free_from: freeFrom === null ? null : toRoubles(freeFrom),
});

/** The shop's delivery methods, in their order. */
export const listDeliveries = defineOperation(
  'listDeliveries',
  async ({ db }, { caller: { shop } }) => ({
    result: (await findDeliveries(db.orm, shop.id)).map(toDelivery),
  }),
  { keptFor: () => '' },
);
