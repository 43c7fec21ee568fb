import { isNamedByHand } from '#common/delivery-price.ts';
import type { DetailsChange } from '#common/order-events.ts';
import { isLiveLine } from '#common/order-line.ts';
import type { components } from '#contract/types.ts';
import { isNoteOpen } from '#machines/order/order-editing.rules.ts';
import { defineOperation } from '../../../contract/operation.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import { findDetails, type OrderDetails, writeDetails } from '../../../db/repositories/order/details.ts';
import { findDeliveryRecords } from '../../../db/repositories/order/order-form.ts';
import type { LockedOrder } from '../../../db/repositories/order/transition.ts';
import type { FieldProblem } from '../../../texts/fields.strings.ts';
import type { SignedInCaller } from '../../access/caller.ts';
import { AppError } from '../../kit/app-error.ts';
import { toKopecks, toRoubles } from '../../kit/money.ts';
import { cleanText } from '../../kit/text.ts';
import { type LineBefore, lineBefore, toldBefore } from '../lines/order-lines.ts';
import { settleLines } from '../lines/settle-lines.ts';
import { takeTradePrices } from '../lines/trade-prices.ts';
import { checkOpen, type Editing, lockForEditing } from '../open-order.ts';
import { deliveryTermsOf, readDelivery } from '../order-delivery.ts';
import { sumsOf } from '../order-sums.ts';
import { readWrittenOrder } from '../placed-orders.ts';

type Form = components['schemas']['PlacedOrderUpdate'];

type DeliveryForm = NonNullable<Form['delivery']>;

const NAME_MIN = 2;

/** The recipient as the form would have them; throws validation. */
function recipientOf(form: DeliveryForm, details: OrderDetails, customerPhone: string | null) {
  const name = form.recipient_name === undefined ? details.recipientName : cleanText(form.recipient_name);
  const phone = form.recipient_phone === undefined ? details.recipientPhone : form.recipient_phone;
  const fields: Record<string, FieldProblem> = {};
  if (form.recipient_name !== undefined && name.length < NAME_MIN)
    fields['delivery.recipient_name'] = { code: 'min_length', n: NAME_MIN };
  if (form.recipient_phone === null && customerPhone === null) fields['delivery.recipient_phone'] = 'required';
  if (Object.keys(fields).length > 0) throw new AppError('validation', {}, fields);
  return { recipientName: name, recipientPhone: phone };
}

const goodsOf = ({ lines }: LockedOrder): number => sumsOf(lines.filter(isLiveLine), 0).total;

/**
 * Where the order goes as the form would have it, from the shop's records of today; throws validation with the wrong
 * fields.
 */
async function placeOf(
  transaction: Transaction,
  { caller: { shop }, order, paysInFull }: Editing,
  {
    form,
    details,
    recipient,
  }: { form: DeliveryForm; details: OrderDetails; recipient: ReturnType<typeof recipientOf> },
) {
  const deliveryId = form.delivery_id ?? details.deliveryId ?? 0;
  const pointId = form.delivery_point_id ?? details.deliveryPointId;
  const { recipientName, recipientPhone } = recipient;
  const { deliveryPrice, deliveryFullPrice, deliveryFreeFrom, ...place } = readDelivery(
    {
      customer_id: order.customerId,
      delivery_id: deliveryId,
      ...(pointId !== null && { delivery_point_id: pointId }),
      address: form.address ?? (details.deliveryPointId === null ? details.address : ''),
      recipient_name: recipientName,
      ...(recipientPhone !== null && { recipient_phone: recipientPhone }),
    },
    // Whoever can be reached is checked with the recipient.
    {
      ...(await findDeliveryRecords(transaction, shop.id, { deliveryId, pointId })),
      customerPhone: '',
      goods: goodsOf(order),
    },
  );
  // An order that keeps its method keeps the price at which it was chosen.
  if (deliveryId === details.deliveryId) return place;
  // The price of a cheaper way can't be kept.
  return { ...place, deliveryFullPrice, deliveryFreeFrom, ...(paysInFull && { deliveryPrice }) };
}

async function changedDetails(
  transaction: Transaction,
  editing: Editing,
  { form, details, customerPhone }: { form: Form; details: OrderDetails; customerPhone: string | null },
): Promise<OrderDetails> {
  const { delivery = {}, comment, note } = form;
  const recipient = recipientOf(delivery, details, customerPhone);
  const { delivery_id: id, delivery_point_id: pointId, address, price } = delivery;
  const isMoved = id !== undefined || pointId !== undefined || address !== undefined;
  const moved = isMoved ? await placeOf(transaction, editing, { form: delivery, details, recipient }) : {};
  const deliveryPrice = price === undefined ? undefined : toKopecks(price);
  const chosen = { ...details, ...moved };
  if (editing.paysInFull && deliveryPrice !== undefined && deliveryPrice < chosen.deliveryPrice)
    throw new AppError('price_own');
  const terms = deliveryTermsOf(chosen);
  const named = { before: details.deliveryPrice, terms, goods: goodsOf(editing.order) };
  const isByHand = deliveryPrice !== undefined && isNamedByHand(deliveryPrice, named);
  return {
    ...chosen,
    ...recipient,
    ...(deliveryPrice !== undefined && { deliveryPrice }),
    ...(isByHand && { deliveryFullPrice: null, deliveryFreeFrom: null }),
    ...(comment !== undefined && { comment: cleanText(comment) }),
    ...(note !== undefined && { note: cleanText(note) }),
  };
}

const fieldNames = {
  deliveryName: 'method',
  address: 'address',
  deliveryPrice: 'price',
  recipientName: 'recipient_name',
  recipientPhone: 'recipient_phone',
  comment: 'comment',
} as const satisfies Partial<Record<keyof OrderDetails, DetailsChange['fields'][number]['field']>>;

/** The details that differ, as the timeline keeps them: the price in roubles. */
function fieldsOf(before: OrderDetails, after: OrderDetails) {
  return (Object.keys(fieldNames) as (keyof typeof fieldNames)[]).flatMap((name) => {
    const [from, to] = [before[name], after[name]];
    if (from === to) return [];
    const show = (value: typeof from) => (typeof value === 'number' ? toRoubles(value) : value);
    return [{ field: fieldNames[name], from: show(from), to: show(to) }];
  });
}

/** Throws where this person may not change that of the order, or not now. */
function checkMay(
  { caller: { customer }, order, by }: Editing,
  { note, comment, delivery, trade_price: isTrade = false }: Form,
): void {
  if (comment !== undefined || delivery !== undefined || isTrade) checkOpen({ order, by });
  if (isTrade && (by !== 'staff' || !customer.flags.has('trade_price_orders')))
    throw new AppError('trade_price_staff_only');
  if (delivery?.price !== undefined && by !== 'staff') throw new AppError('price_staff_only');
  if (note === undefined) return;
  // The order's customer never sees the note, whatever they may do elsewhere.
  if (by !== 'staff' || customer.id === order.customerId) throw new AppError('forbidden');
  if (!isNoteOpen(order.state)) throw new AppError('order_finished', { from: order.state });
}

/** The lines that have another price, as they were before; null for another version of the order. */
async function update(
  transaction: Transaction,
  asked: SignedInCaller,
  { orderId, form, at }: { orderId: number; form: Form; at: Date },
): Promise<readonly LineBefore[] | null> {
  const editing = await lockForEditing(transaction, asked, orderId);
  const { caller, order } = editing;
  if (form.version !== undefined && form.version !== order.version) return null;
  checkMay(editing, form);
  const { details, customerPhone } = await findDetails(transaction, orderId);
  const after = await changedDetails(transaction, editing, { form, details, customerPhone });
  const fields = fieldsOf(details, after);
  const step = { authorId: caller.customer.id, reason: '', at };
  const { shopId } = order;
  const events = [
    ...(fields.length > 0 ? [{ kind: 'delivery' as const, fields }] : []),
    ...(details.note === after.note
      ? []
      : [{ kind: 'note' as const, fields: [{ field: 'note' as const, from: details.note, to: after.note }] }]),
  ];
  const lines = form.trade_price === true ? await takeTradePrices(transaction, caller, order, step) : order.lines;
  // A repetition after a lost answer changes nothing, and isn't told of.
  if (events.length === 0 && lines === order.lines) return [];
  if (events.length > 0)
    await writeDetails(
      transaction,
      { id: orderId, ...after },
      events.map((event) => ({ ...event, shopId, orderId, ...step })),
    );
  await settleLines(transaction, { ...order, deliveryPrice: after.deliveryPrice }, lines, step);
  const prices = new Map(lines.map(({ id, price }) => [id, price]));
  return order.lines.filter(({ id, price }) => prices.get(id) !== price).map(lineBefore);
}

/**
 * Changes where an order goes, its recipient, the customer's comment, the internal note, and its lines to their trade
 * prices, with what other prices do to the ledger; returns the changed order. Throws not_found, forbidden,
 * price_staff_only, trade_price_staff_only, validation, changed_meanwhile with the current order for another version
 * than the one given, or why the order is closed to it.
 */
export const updatePlacedOrder = defineOperation(
  'updatePlacedOrder',
  async (deps, { caller, path: { id: orderId }, body: form }) => {
    const at = deps.clock.now();
    const before = await deps.db.transaction((transaction) => update(transaction, caller, { orderId, form, at }));
    const current = await readWrittenOrder(deps, caller, orderId);
    if (!before) throw new AppError('changed_meanwhile', {}, undefined, current);
    return { ...current, ...toldBefore(before) };
  },
);
