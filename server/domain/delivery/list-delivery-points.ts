import type { components } from '#contract/types.ts';
import { defineOperation } from '../../contract/operation.ts';
import { findDeliveryPoints, type ShopPointRow } from '../../db/repositories/delivery/delivery.ts';
import { toImage } from '../kit/images.ts';

type Point = components['schemas']['ShopPoint'];

const toPoint = (point: ShopPointRow): Point => ({ ...point, image: point.image && toImage(point.image) });

/** The shop's pickup points. */
export const listDeliveryPoints = defineOperation(
  'listDeliveryPoints',
  async ({ db }, { caller: { shop } }) => ({
    result: (await findDeliveryPoints(db.orm, shop.id)).map(toPoint),
  }),
  { keptFor: () => '' },
);
