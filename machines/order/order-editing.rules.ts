/**
 * Who may change an order's lines, when, and to which price.
 * Design: section 5 (who edits, prices). The server decides by it, the client shows what is open.
 */
import type { Permission, PlacedOrderState } from '#contract/types.ts';
import { orderLineRules, type OrderLineRefusal } from './order-line.rules.ts';
import { isLiveLine, type OrderLineState } from '#common/order-line.ts';

/** The facts of an order and its editor; a customer edits their own order. */
export interface EditingFacts {
  by: 'customer' | 'staff';
  state: PlacedOrderState;
}

/** Why an order's lines can't be changed. */
export type EditingRefusal = 'editing_accepted' | 'editing_handed_on' | 'editing_finished';

/** Why a line can't be taken out though its order's lines can be changed. */
export type LineRemovalRefusal =
  | 'line_canceled'
  | 'line_handed_over'
  | 'line_in_work'
  | 'line_last'
  | 'line_reason_needed'
  | 'editing_handed_on'
  | 'editing_finished';

/** Why a line can't be changed though its order's lines can. */
export type LineEditingRefusal =
  | 'line_canceled'
  | 'line_handed_over'
  | 'line_count_ordered'
  | 'line_reason_needed'
  | 'price_staff_only'
  | 'price_too_low'
  | 'price_needed';

const needed = {
  edit: { own: 'edit_order', strange: 'edit_strange_order' },
  delete: { own: 'delete_order', strange: 'delete_strange_order' },
} as const satisfies Record<string, Record<'own' | 'strange', Permission>>;

/** In which role somebody may change an order's lines, or take them out, at all; null where they may not. */
export function editingRole(
  what: keyof typeof needed,
  { isOwn, flags }: { isOwn: boolean; flags: Pick<ReadonlySet<Permission>, 'has'> },
): EditingFacts['by'] | null {
  const { own, strange } = needed[what];
  if (isOwn && !flags.has(own)) return null;
  if (flags.has(strange)) return 'staff';
  return isOwn ? 'customer' : null;
}

const open: ReadonlySet<PlacedOrderState> = new Set(['created', 'accepted', 'need_pay', 'collected']);
const handedOn: ReadonlySet<PlacedOrderState> = new Set(['delivery', 'done']);

/** Why an order's lines can't be changed by this person now; null if they can. */
export function editingRefusal({ by, state }: EditingFacts): EditingRefusal | null {
  if (handedOn.has(state)) return 'editing_handed_on';
  if (!open.has(state)) return 'editing_finished';
  return by === 'customer' && state !== 'created' ? 'editing_accepted' : null;
}

/** Whether the shop's own note on an order can still be changed: until the order has ended. */
export function isNoteOpen(state: PlacedOrderState): boolean {
  return open.has(state) || handedOn.has(state);
}

/** What is to be changed in a line; what is left out stays. Prices in one unit, whichever. */
export interface LineEdit {
  count?: number | undefined;
  /** Null for one that nobody has priced yet. */
  price?: number | null | undefined;
  /** Whether it says why, which splitting an ordered line needs. */
  hasReason?: boolean | undefined;
}

/** A line to be changed; `orderedPrice` and `todaysPrice` are null where there is none. */
export interface EditedLine {
  state: OrderLineState;
  count: number;
  price: number | null;
  orderedPrice: number | null;
  todaysPrice: number | null;
}

/** The lowest price that needs no further permission: what it was ordered at, or less if it costs less today. */
export function floorOf({ orderedPrice, todaysPrice }: Pick<EditedLine, 'orderedPrice' | 'todaysPrice'>): number {
  return Math.min(orderedPrice ?? 0, todaysPrice ?? orderedPrice ?? 0);
}

/**
 * Whether a price of one's own order takes somebody else to give: it is below what the line was ordered at, or nothing
 * says what it should be. Today's price doesn't count, which the same person may set.
 */
export function isGivenAway({ orderedPrice }: Pick<EditedLine, 'orderedPrice'>, price: number): boolean {
  return price === 0 || orderedPrice === null || price < orderedPrice;
}

/**
 * Why a line can't be changed so; null if it can. `canUndercut`: has the permission trade_price_orders; `isBilled`: its
 * order is charged, which takes a price of every line.
 */
export function lineEditRefusal(
  line: EditedLine,
  { count = line.count, price, hasReason = false }: LineEdit,
  { by, canUndercut, isBilled = false }: Pick<EditingFacts, 'by'> & { canUndercut: boolean; isBilled?: boolean },
): LineEditingRefusal | null {
  if (line.state === 'C') return 'line_canceled';
  if (line.state === 'F') return 'line_handed_over';
  if (count !== line.count && line.state !== 'W') {
    if (count > line.count || by !== 'staff') return 'line_count_ordered';
    if (!hasReason) return 'line_reason_needed';
  }
  if (price === undefined || price === line.price) return null;
  if (by !== 'staff') return 'price_staff_only';
  // What was ordered at a price has one; a photo's may be taken back.
  if (price === null) return isBilled || line.orderedPrice !== null ? 'price_needed' : null;
  return price < floorOf(line) && !canUndercut ? 'price_too_low' : null;
}

/**
 * What a line costs at its trade price of today; null where that isn't less than now, or the line can't be changed. One
 * unit, whichever.
 */
export function loweredToTrade(
  { state, price }: Pick<EditedLine, 'state' | 'price'>,
  tradePrice: number | null,
): number | null {
  if (state === 'C' || state === 'F' || price === null || tradePrice === null) return null;
  return tradePrice < price ? tradePrice : null;
}

/** Whether a line that is taken out of its order goes for good; elsewhere it stays as cancelled. */
export function goesForGood(state: PlacedOrderState, line: { state: OrderLineState }): boolean {
  return state === 'created' && line.state === 'W';
}

const removalRefusals: Readonly<Partial<Record<OrderLineRefusal, LineRemovalRefusal>>> = {
  order_handed_on: 'editing_handed_on',
  order_finished: 'editing_finished',
  last: 'line_last',
  reason_needed: 'line_reason_needed',
};

/** Why a line can't be taken out; null if it can. `live`: how many lines of its order count, with it. */
export function lineRemovalRefusal(
  line: { state: OrderLineState },
  { by, state, live, hasReason }: EditingFacts & { live: number; hasReason: boolean },
): LineRemovalRefusal | null {
  if (!isLiveLine(line)) return 'line_canceled';
  if (line.state === 'F') return 'line_handed_over';
  // An order that went a step back is new with lines that a supplier brings; they aren't its customer's to cancel.
  if (by === 'customer' && line.state !== 'W') return 'line_in_work';
  // Taking out is cancelling, which needs no reason where nothing stays of the line.
  const facts = { order: state, live, hasReason: hasReason || goesForGood(state, line) };
  const refusal = orderLineRules.canCancel(facts);
  return refusal && (removalRefusals[refusal] ?? null);
}

/** What a price is below the retail price, in whole per cent; 0 where it isn't. */
export function discountOf(price: number, retailPrice: number | null): number {
  if (retailPrice === null || retailPrice === 0 || price >= retailPrice) return 0;
  return Math.round(((retailPrice - price) * 100) / retailPrice);
}

/** A retail price less whole per cent; both prices in kopecks. Half a kopeck rounds up. */
export function discountedBy(retailPrice: number, percent: number): number {
  return Math.round((retailPrice * (100 - percent)) / 100);
}
