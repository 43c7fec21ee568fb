import { isLiveLine, type OrderLineState } from '#common/order-line.ts';
import { receiveLine, undoReceipt } from '#machines/order/line-moves.ts';
import { orderLineRefusal } from '#machines/order/order-line.machine.ts';
import { type PurchaseState, purchaseTransitionRefusal } from '#machines/purchase/purchase.machine.ts';
import { sendingRefusal } from '#machines/purchase/sending.rules.ts';
import { lineRefusals } from '#tests/server/walks/line-walk.ts';
import { purchaseRefusals } from '#tests/server/walks/purchase-walk.ts';
import { done, type Told } from '#tests/server/walks/walk-desk.ts';
import {
  type By,
  changeLines,
  type Goods,
  type Line,
  type LineChange,
  orderOf,
  type Order,
  type Outcome,
  outdated,
  type Purchase,
  shortFor,
  withHistory,
} from './goods.ts';

/** A change of a line's state is refused in its verdict. */
const verdict = (code: string): Told => ({ status: 200, code });

const purchaseOf = ({ purchase }: Goods): Purchase => {
  if (!purchase) throw new Error('There is no purchase');
  return purchase;
};

function lineOf({ lines }: Order, number: number): Line {
  const line = lines[number - 1];
  if (!line) throw new Error(`There is no line ${number}`);
  return line;
}

/** Whether somebody who has seen an older version of a line has made this very move already. */
function isMadeAlready(
  { timeline }: Order,
  { number, line, to }: { number: number; line: Line; to: OrderLineState },
  { who, reason }: Pick<By, 'who' | 'reason'>,
): boolean {
  const last = timeline.findLast((entry) => entry.line === number);
  if (line.state !== to || last?.by !== who || last.reason !== reason) return false;
  return to === 'C' ? last.what === 'canceled' : last.what.endsWith(`→ ${to}`);
}

/** Sends a line of the first order to the purchase. */
function sendLine(world: Goods, number: number, { who, seen }: By): Outcome {
  const order = orderOf(world, 1);
  const purchase = purchaseOf(world);
  const line = lineOf(order, number);
  const refusal = sendingRefusal(order.state, [line]);
  const isNewer = seen !== undefined && seen !== line.version;
  if (refusal === 'nothing_waits' && line.state === 'O')
    if (!isNewer || isMadeAlready(order, { number, line, to: 'O' }, { who, reason: '' })) return { told: done, world };
  if (isNewer) return { told: verdict('changed_meanwhile'), world };
  if (refusal === 'nothing_waits') return { told: verdict('order_nothing_to_send'), world };
  if (refusal) return { told: verdict('order_not_for_purchase'), world };
  if (purchase.state !== 'open') return { told: verdict('purchase_not_open'), world };
  const to = { state: 'O' as const, reason: '', moves: [], isIn: true };
  const after = changeLines(world, 1, { changes: [{ index: number - 1, to }], who, reason: '' });
  const told = withHistory(purchase, { what: 'lines_sent 1', by: who, reason: '' });
  return { told: done, world: { ...after.world, purchase: { ...told, version: purchase.version + 1 } } };
}

/** Changes a line of the first order, numbered from 1. */
export function changeLine(world: Goods, number: number, to: OrderLineState, by: By): Outcome {
  if (to === 'O') return sendLine(world, number, by);
  const { who, reason, seen } = by;
  const { purchase } = world;
  const order = orderOf(world, 1);
  const line = lineOf(order, number);
  if (seen !== undefined && seen !== line.version)
    return { told: isMadeAlready(order, { number, line, to }, by) ? done : verdict('changed_meanwhile'), world };
  const facts = {
    order: order.state,
    purchase: line.isIn && purchase ? purchase.state : null,
    live: order.lines.filter(isLiveLine).length,
    hasReason: reason !== '',
    isCovered: shortFor(world, order) === 0,
    canForce: who === 'boss',
  };
  const refusal = orderLineRefusal(line.state, to, facts);
  if (refusal) return { told: lineRefusals[refusal], world };
  const isLeaving = line.state === 'O' && to === 'W' && line.isIn;
  const after = { state: to, reason: to === 'C' ? reason : '', moves: [], isIn: to !== 'W' && line.isIn };
  const { world: changed } = changeLines(world, 1, { changes: [{ index: number - 1, to: after }], who, reason });
  if (!isLeaving || !purchase) return { told: done, world: changed };
  return {
    told: done,
    world: { ...changed, purchase: withHistory(purchase, { what: 'lines_returned 1', by: who, reason: '' }) },
  };
}

/** What is asked of a purchase: a state, and with a receipt which lines of the first order came. */
export interface PurchaseMove {
  to: PurchaseState;
  came: readonly number[] | undefined;
}

const handedOn = ['delivery', 'done', 'completed'];

/** Undoes what receipts made of lines; null where an order was handed on with one. */
function takenBack(world: Goods, { who, reason }: By): Goods | null {
  const order = orderOf(world, 1);
  const isReceived = ({ isIn, moves }: Line): boolean => isIn && moves[0]?.stage === 'received';
  if (handedOn.includes(order.state) && order.lines.some(isReceived)) return null;
  const changes = order.lines.flatMap((line, index): LineChange[] => {
    const to = isReceived(line) ? undoReceipt(line, order.state) : null;
    return to ? [{ index, to: { ...to, isIn: true } }] : [];
  });
  return changeLines(world, 1, { changes, who, reason }).world;
}

/** Notes which ordered lines came; the others stay ordered. */
function received(world: Goods, came: readonly number[], { who }: By): { world: Goods; count: number } {
  const changes = orderOf(world, 1).lines.flatMap((line, index): LineChange[] =>
    line.isIn && line.state === 'O' && came.includes(index + 1)
      ? [{ index, to: { ...receiveLine('P', ''), isIn: true } }]
      : [],
  );
  return changeLines(world, 1, { changes, who, reason: '' });
}

/** Moves the purchase. */
export function movePurchase(world: Goods, { to, came }: PurchaseMove, by: By): Outcome {
  const purchase = purchaseOf(world);
  const { state: from, version } = purchase;
  const { who, reason, seen } = by;
  const keep = (told: Told): Outcome => ({ told, world });
  if (seen !== undefined && seen !== version) return keep(outdated);
  const arrives = from === 'sent' && to === 'received';
  const invalid: Told = { status: 422, code: 'validation' };
  if (arrives && !came) return keep(invalid);
  if (came && !arrives) return keep(purchaseRefusals.not_allowed);
  const lines = orderOf(world, 1).lines.filter(({ isIn }) => isIn);
  const refusal = purchaseTransitionRefusal(from, to, {
    hasReason: reason !== '',
    lines: lines.map(({ state }) => state),
  });
  if (refusal) return keep(purchaseRefusals[refusal]);
  const undone = from === 'received' && to === 'sent' ? takenBack(world, by) : world;
  if (!undone) return keep({ status: 409, code: 'purchase_order_handed_on' });
  if (came?.some((number) => !lineOf(orderOf(world, 1), number).isIn)) return keep(invalid);
  const { world: after, count } = received(undone, came ?? [], by);
  const moved = { what: `${from} → ${to}`, by: who, reason };
  const told = count > 0 ? [{ what: `lines_received ${count}`, by: who, reason: '' }] : [];
  return {
    told: done,
    world: { ...after, purchase: { ...withHistory(purchase, moved, ...told), state: to, version: version + 1 } },
  };
}
