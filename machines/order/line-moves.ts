import type { PlacedOrderState } from '#contract/types.ts';
import type { OrderLineState } from './order-line.ts';

/** What a transition does to the lines: takes them from stock, hands them over, cancels them with their order. */
type Stage = 'collected' | 'handed_over' | 'ended';

/** A change of a line's state by a transition of its order. */
export interface LineMove {
  stage: Stage;
  from: OrderLineState;
  to: OrderLineState;
  /** The line's own reason, where the move gave it its order's. */
  reason?: string;
}

/** A line as transitions change it; `moves` are those that can be undone, oldest first. */
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
 * A line after its order has entered a state. What doesn't last in that state is undone, newest first, but not where a person
 * has changed the line since. A line that ends with its order has the order's reason meanwhile.
 */
export function moveLine(line: MovedLine, to: PlacedOrderState, orderReason: string): MovedLine {
  let { state, reason } = line;
  const moves = [...line.moves];
  for (let last = moves.at(-1); last && !stages[to].keeps.includes(last.stage); last = moves.at(-1)) {
    moves.pop();
    if (state !== last.to) continue;
    state = last.from;
    reason = last.reason ?? reason;
  }
  for (const stage of stages[to].does) {
    const next = changes[stage][state];
    if (!next) continue;
    const isEnd = stage === 'ended';
    moves.push({ stage, from: state, to: next, ...(isEnd && { reason }) });
    state = next;
    if (isEnd) reason = orderReason;
  }
  return { state, reason, moves };
}
