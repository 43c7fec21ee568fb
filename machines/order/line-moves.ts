import type { PlacedOrderState } from '#contract/types.ts';
import type { OrderLineState } from '#common/order-line.ts';

/** What a transition does to the lines: takes them from stock, hands them over, cancels them with their order. */
type Stage = 'collected' | 'handed_over' | 'ended';

/** A change of a line's state that can be undone: by a transition of its order, or by a receipt of its purchase. */
export interface LineMove {
  stage: Stage | 'received';
  from: OrderLineState;
  to: OrderLineState;
  /** The line's own reason, where the move gave it its order's. */
  reason?: string;
  /** The state that the order had, where the receipt took its last line, and ended the order by it. */
  endedFrom?: PlacedOrderState;
  /** Whether it is a mark of the purchase's intermediary, who may take it back. */
  isMark?: true;
}

/** A line as these change it; `moves` are those that can be undone, oldest first. */
export interface MovedLine {
  state: OrderLineState;
  reason: string;
  moves: readonly LineMove[];
}

const changes: Readonly<Record<Stage, Partial<Record<OrderLineState, OrderLineState>>>> = {
  collected: { W: 'P' },
  handed_over: { P: 'F' },
  ended: { W: 'C', O: 'C', P: 'C' },
};

/** Of each state: what entering it does, in this order, and what was done before and lasts in it. */
const stages: Readonly<Record<PlacedOrderState, { does: readonly Stage[]; keeps: readonly Stage[] }>> = {
  created: { does: [], keeps: [] },
  accepted: { does: [], keeps: [] },
  // A bill for what is collected already leaves it collected.
  need_pay: { does: [], keeps: ['collected'] },
  collected: { does: ['collected'], keeps: ['collected'] },
  delivery: { does: ['collected'], keeps: ['collected'] },
  done: { does: ['collected', 'handed_over'], keeps: ['collected'] },
  completed: { does: [], keeps: ['collected', 'handed_over'] },
  canceled: { does: ['ended'], keeps: ['collected'] },
  rejected: { does: ['ended'], keeps: ['collected'] },
};

/**
 * A line after its order has entered a state. What doesn't last in that state is undone, newest first, but not where a
 * person has changed the line since. A line that ends with its order has the order's reason meanwhile.
 */
export function moveLine(line: MovedLine, to: PlacedOrderState, orderReason: string): MovedLine {
  let { state, reason } = line;
  const { does, keeps } = stages[to];
  // An order that is restored by a person isn't the receipt's to restore any more.
  const moves = does.includes('ended') ? [...line.moves] : line.moves.map(({ endedFrom: _, ...move }) => move);
  const lasts = ({ stage }: LineMove): boolean => stage === 'received' || keeps.includes(stage);
  for (let last = moves.at(-1); last && !lasts(last); last = moves.at(-1)) {
    moves.pop();
    if (state !== last.to) continue;
    state = last.from;
    reason = last.reason ?? reason;
  }
  for (const stage of does) {
    const next = changes[stage][state];
    if (!next) continue;
    const isEnd = stage === 'ended';
    moves.push({ stage, from: state, to: next, ...(isEnd && { reason }) });
    state = next;
    if (isEnd) reason = orderReason;
  }
  return { state, reason, moves };
}

/** What a receipt makes of an ordered line: it came, or is cancelled with the reason. */
export function receiveLine(to: 'P' | 'C', reason: string): MovedLine {
  return { state: to, reason, moves: [{ stage: 'received', from: 'O', to }] };
}

/**
 * What the mark of its purchase's intermediary makes of an ordered line: a receipt of this line, which they may take
 * back.
 */
export function markLine(to: 'P' | 'C', reason: string): MovedLine {
  return { state: to, reason, moves: [{ stage: 'received', from: 'O', to, isMark: true }] };
}

/** An ordered line whose order has ended: cancelled until its order is restored. */
export function endedLine(reason: string, before = ''): MovedLine {
  return { state: 'C', reason, moves: [{ stage: 'ended', from: 'O', to: 'C', reason: before }] };
}

/**
 * An ordered line again, as before its receipt; null where no receipt made it what it is, or somebody has changed it
 * since. In an order that has ended otherwise it stays cancelled, and is restored with its order as if it had never
 * come.
 */
export function undoReceipt({ state, reason, moves }: MovedLine, orderState: PlacedOrderState): MovedLine | null {
  const [receipt, ...later] = moves;
  if (receipt?.stage !== 'received') return null;
  const isEnded = stages[orderState].does.includes('ended') && receipt.endedFrom === undefined;
  if (isEnded && state === 'C') return endedLine(reason, later.find(({ stage }) => stage === 'ended')?.reason);
  return later.length === 0 && state === receipt.to ? { state: 'O', reason: '', moves: [] } : null;
}
