import type { components } from '#contract/types.ts';
import { deliveryPriceFor, type DeliveryTerms } from '#common/delivery-price.ts';
import type { DeliveryPointRow, DeliveryRow } from '../../db/repositories/delivery/delivery.ts';
import type { OrderDetails } from '../../db/repositories/order/details.ts';
import type { FieldProblem } from '../../texts/fields.strings.ts';
import { AppError } from '../kit/app-error.ts';
import { cleanText } from '../kit/text.ts';

const NAME_MIN = 2;

/** The delivery of an order, from a valid form: cleaned texts, the typed address or that of the pickup point. */
export type OrderDelivery = Omit<OrderDetails, 'comment' | 'note'>;

/**
 * The delivery method and the pickup point of the form, null where the shop has no such record; the customer's own
 * phone; the sum of the goods in kopecks.
 */
export interface DeliveryRecords {
  delivery: DeliveryRow | null;
  point: DeliveryPointRow | null;
  customerPhone: string | null;
  goods: number;
}

/**
 * The terms on which the delivery of an order was chosen, in kopecks; null where they are not known, or staff have
 * named a price.
 */
export const deliveryTermsOf = ({
  deliveryFullPrice: price,
  deliveryFreeFrom: freeFrom,
}: Record<'deliveryFullPrice' | 'deliveryFreeFrom', number | null>): DeliveryTerms | null =>
  price === null ? null : { price, freeFrom };

/** Reads the delivery from the form; throws validation with the wrong fields. */
export function readDelivery(
  form: components['schemas']['CheckoutDelivery'],
  { delivery, point, customerPhone, goods }: DeliveryRecords,
): OrderDelivery {
  const fields: Record<string, FieldProblem> = {};
  const recipientName = cleanText(form.recipient_name);
  const typedAddress = cleanText(form.address ?? '');
  if (recipientName === '') fields['delivery.recipient_name'] = 'required';
  else if (recipientName.length < NAME_MIN) fields['delivery.recipient_name'] = { code: 'min_length', n: NAME_MIN };
  // Somebody must be reachable about every order.
  if (customerPhone === null && form.recipient_phone === undefined) fields['delivery.recipient_phone'] = 'required';
  if (!delivery) fields['delivery.delivery_id'] = 'unknown_record';
  if (delivery?.kind === 'address' && typedAddress === '') fields['delivery.address'] = 'required';
  if (delivery?.kind === 'pickup' && !point) {
    fields['delivery.delivery_point_id'] = form.delivery_point_id === undefined ? 'required' : 'unknown_record';
  }
  if (!delivery || Object.keys(fields).length > 0) throw new AppError('validation', {}, fields);
  const chosenPoint = delivery.kind === 'pickup' ? point : null;
  return {
    deliveryId: delivery.id,
    deliveryPointId: chosenPoint && chosenPoint.id,
    deliveryName: delivery.name,
    deliveryPrice: deliveryPriceFor(delivery, goods),
    deliveryFullPrice: delivery.price,
    deliveryFreeFrom: delivery.freeFrom,
    address: chosenPoint ? `${chosenPoint.name}, ${chosenPoint.address}` : typedAddress,
    recipientName,
    recipientPhone: form.recipient_phone ?? null,
  };
}
