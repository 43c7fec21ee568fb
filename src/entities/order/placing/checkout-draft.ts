import type { components } from '#contract/types.ts';
import { maskPhone, sentPhone } from '#lib/phone.ts';
import { minLength, phone, problemOf, required } from '#lib/rules.ts';
import { ruleStrings } from '#lib/rules.strings.ts';
import { deliveryPriceFor } from '#common/delivery-price.ts';
import type { CheckoutDraft, CheckoutOrder } from '#machines/order/checkout.machine.ts';
import type { Customer } from '#page/shop-context.tsx';
import type { FieldTexts } from '#ui/form/refused-texts.ts';
import { placingStrings } from './placing.strings.ts';

type Delivery = components['schemas']['Delivery'];
type DeliveryPoint = components['schemas']['DeliveryPoint'];

/** The minimum length of a recipient's name. */
const NAME_MIN = 2;
/** The minimum length of a delivery address. */
const ADDRESS_MIN = 5;

/** The delivery methods and pickup points to choose from. */
export interface CheckoutOffer {
  deliveries: readonly Delivery[];
  points: readonly DeliveryPoint[];
}

/** The id, if it is still offered. */
const offered = (records: readonly { id: number }[], id: number | null | undefined): number | undefined =>
  records.find((record) => record.id === id)?.id;

/** The form's default values: those of the customer's last order, else from the profile. */
export function knownDraft(
  { user, phone: ownPhone, last_delivery: last }: Pick<Customer, 'user' | 'phone' | 'last_delivery'>,
  { deliveries, points }: CheckoutOffer,
): CheckoutDraft {
  const onlyPoint = points.length === 1 ? points[0]?.id : undefined;
  const phoneKnown = last?.recipient_phone ?? ownPhone;
  return {
    deliveryId: offered(deliveries, last?.delivery_id) ?? deliveries[0]?.id ?? null,
    pointId: offered(points, last?.delivery_point_id) ?? onlyPoint ?? null,
    address: last?.address ?? '',
    recipientName: last?.recipient_name ?? [user.first_name, user.last_name].filter(Boolean).join(' '),
    recipientPhone: phoneKnown === null ? '' : maskPhone(phoneKnown),
    comment: '',
  };
}

/** The chosen delivery method, if it is still offered. */
export function deliveryOf({ deliveryId }: CheckoutDraft, { deliveries }: CheckoutOffer): Delivery | undefined {
  return deliveries.find(({ id }) => id === deliveryId);
}

/** Texts of what is missing or wrong, by field. A customer without a phone must give the recipient's. */
export function problemsOf(
  draft: CheckoutDraft,
  offer: CheckoutOffer,
  { phone: accountPhone }: Pick<Customer, 'phone'>,
): FieldTexts<CheckoutDraft> {
  const delivery = deliveryOf(draft, offer);
  const hasPoint = offer.points.some(({ id }) => id === draft.pointId);
  return {
    deliveryId: delivery ? undefined : ruleStrings.required,
    pointId: delivery?.kind === 'pickup' && !hasPoint ? placingStrings.noPoint : undefined,
    address: delivery?.kind === 'address' ? problemOf(draft.address, required, minLength(ADDRESS_MIN)) : undefined,
    recipientName: problemOf(draft.recipientName, required, minLength(NAME_MIN)),
    recipientPhone: problemOf(draft.recipientPhone, ...(accountPhone === null ? [required] : []), phone),
  };
}

/** What a delivery method costs with goods of this sum, in roubles; null for a sum that isn't known yet. */
export const priceOfDelivery = ({ price, free_from: freeFrom }: Delivery, goods: number | null): number =>
  deliveryPriceFor({ price, freeFrom }, goods);

/** A sum of roubles, rounded to kopecks against floating-point errors. */
export function sumOf(...roubles: number[]): number {
  return roubles.reduce((kopecks, amount) => kopecks + Math.round(amount * 100), 0) / 100;
}

/** What the cart shows of its orderable lines; sums and prices in roubles. */
export interface CheckoutGoods {
  itemsTotal: number;
  lines: readonly Pick<components['schemas']['CartItem'], 'id' | 'price'>[];
}

/** The request body of an order of its own. */
type NewOrder = Omit<CheckoutOrder, 'order_id'> & Required<Pick<CheckoutOrder, 'delivery'>>;

/** The request body of an order. */
export function orderOf(
  draft: CheckoutDraft,
  delivery: Delivery,
  customerId: number,
  { itemsTotal, lines }: CheckoutGoods,
): NewOrder {
  const { pointId, address, recipientPhone } = draft;
  return {
    comment: draft.comment.trim(),
    expected_total: sumOf(itemsTotal, priceOfDelivery(delivery, itemsTotal)),
    expected_lines: lines.map(({ id, price }) => ({ id, price })),
    delivery: {
      customer_id: customerId,
      delivery_id: delivery.id,
      ...(delivery.kind === 'pickup' && pointId !== null && { delivery_point_id: pointId }),
      ...(delivery.kind === 'address' && { address: address.trim() }),
      recipient_name: draft.recipientName.trim(),
      ...(recipientPhone !== '' && { recipient_phone: sentPhone(recipientPhone) }),
    },
  };
}

/** The request body of lines that join an order: what the shopper saw is the goods alone. */
export const joiningOf = (
  orderId: number,
  { comment }: Pick<CheckoutDraft, 'comment'>,
  { itemsTotal, lines }: CheckoutGoods,
): CheckoutOrder => ({
  order_id: orderId,
  comment: comment.trim(),
  expected_total: itemsTotal,
  expected_lines: lines.map(({ id, price }) => ({ id, price })),
});

/** The path of each field in the request body. */
export const orderPaths = {
  deliveryId: 'delivery.delivery_id',
  pointId: 'delivery.delivery_point_id',
  address: 'delivery.address',
  recipientName: 'delivery.recipient_name',
  recipientPhone: 'delivery.recipient_phone',
} as const satisfies Partial<Record<keyof CheckoutDraft, `delivery.${keyof NewOrder['delivery']}`>>;
