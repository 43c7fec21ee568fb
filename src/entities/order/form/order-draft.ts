import type { components, PlacedOrder } from '#contract/types.ts';
import { maskPhone, sentPhone } from '#lib/phone.ts';
import { minLength, phone, problemOf, required } from '#lib/rules.ts';
import { ruleStrings } from '#lib/rules.strings.ts';
import type { FieldTexts } from '#ui/form/refused-texts.ts';
import { placingStrings } from '../placing/placing.strings.ts';

type Schemas = components['schemas'];
type OrderUpdate = Omit<Schemas['PlacedOrderUpdate'], 'version'>;
type DeliveryUpdate = NonNullable<OrderUpdate['delivery']>;

/** The delivery methods and pickup points to choose from. */
export interface Ways {
  deliveries: readonly Schemas['Delivery'][];
  points: readonly Schemas['DeliveryPoint'][];
}

/** The form of an order; ids and numbers as texts, an empty one where nothing is chosen. */
export interface OrderDraft {
  deliveryId: string;
  pointId: string;
  address: string;
  /** Roubles as a plain number in text, such as `1290.5`. */
  price: string;
  recipientName: string;
  recipientPhone: string;
  comment: string;
  note: string;
}

const NAME_MIN = 2;

const textOf = (id: number | null | undefined): string => (id === null || id === undefined ? '' : String(id));

/** The form of an order as it is. */
export function draftOf({ delivery, comment, note = '' }: PlacedOrder): OrderDraft {
  const { delivery_id: deliveryId, kind, point, address, price, recipient_name: name, recipient_phone: tel } = delivery;
  return {
    deliveryId: textOf(deliveryId),
    pointId: textOf(point?.id),
    address: kind === 'pickup' ? '' : address,
    price: String(price),
    recipientName: name,
    recipientPhone: tel === null ? '' : maskPhone(tel),
    comment,
    note,
  };
}

/** The chosen delivery method, if it is still offered. */
export function methodOf({ deliveryId }: OrderDraft, { deliveries }: Ways): Schemas['Delivery'] | undefined {
  return deliveries.find(({ id }) => String(id) === deliveryId);
}

const isMoved = (draft: OrderDraft, known: OrderDraft): boolean =>
  draft.deliveryId !== known.deliveryId || draft.pointId !== known.pointId || draft.address !== known.address;

/** Texts of what is missing or wrong. A place that stays as it is may be one that the shop no longer offers. */
export function problemsOf(draft: OrderDraft, known: OrderDraft, ways: Ways): FieldTexts<OrderDraft> {
  const method = methodOf(draft, ways);
  const hasPoint = ways.points.some(({ id }) => String(id) === draft.pointId);
  const moved = isMoved(draft, known);
  return {
    deliveryId: moved && !method ? ruleStrings.required : undefined,
    pointId: moved && method?.kind === 'pickup' && !hasPoint ? placingStrings.noPoint : undefined,
    address: moved && method?.kind === 'address' ? problemOf(draft.address, required) : undefined,
    price: draft.price === '' ? ruleStrings.required : undefined,
    recipientName: problemOf(draft.recipientName, required, minLength(NAME_MIN)),
    recipientPhone: problemOf(draft.recipientPhone, phone),
  };
}

function placeOf(draft: OrderDraft, known: OrderDraft, ways: Ways): DeliveryUpdate {
  const method = methodOf(draft, ways);
  if (!method || !isMoved(draft, known)) return {};
  return {
    ...(draft.deliveryId !== known.deliveryId && { delivery_id: method.id }),
    ...(method.kind === 'pickup' && { delivery_point_id: Number(draft.pointId) }),
    ...(method.kind === 'address' && { address: draft.address.trim() }),
  };
}

/** The form as it is sent: what differs from the order, so that nothing else is written over. */
export function contentOf(draft: OrderDraft, known: OrderDraft, ways: Ways): OrderUpdate {
  const differs = (name: keyof OrderDraft): boolean => draft[name].trim() !== known[name];
  const delivery: DeliveryUpdate = {
    ...placeOf(draft, known, ways),
    ...(differs('price') && { price: Number(draft.price) }),
    ...(differs('recipientName') && { recipient_name: draft.recipientName.trim() }),
    ...(differs('recipientPhone') && {
      recipient_phone: draft.recipientPhone === '' ? null : sentPhone(draft.recipientPhone),
    }),
  };
  return {
    ...(Object.keys(delivery).length > 0 && { delivery }),
    ...(differs('comment') && { comment: draft.comment.trim() }),
    ...(differs('note') && { note: draft.note.trim() }),
  };
}

/** The path of each field in the request body. */
export const orderPaths = {
  deliveryId: 'delivery.delivery_id',
  pointId: 'delivery.delivery_point_id',
  address: 'delivery.address',
  price: 'delivery.price',
  recipientName: 'delivery.recipient_name',
  recipientPhone: 'delivery.recipient_phone',
  comment: 'comment',
  note: 'note',
} as const satisfies Record<keyof OrderDraft, string>;
