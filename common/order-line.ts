import type { components } from '#contract/types.ts';
import { listAll } from './list-all.ts';

/**
 * A state of an order's line, as the contract names it: W waiting, O ordered, P purchased, F handed over, C cancelled.
 */
export type OrderLineState = components['schemas']['OrderLineState'];

/** The facts of a line that its order's transitions depend on; `price` is null while nobody has priced it. */
export interface LineFacts {
  state: OrderLineState;
  price: number | null;
}

/** Why its lines hold an order back. */
export type LinesRefusal =
  'no_lines' | 'not_priced' | 'lines_ordered' | 'lines_handed_over' | 'lines_received' | 'lines_in_work';

const linesRefusals: ReadonlySet<string> = new Set(
  listAll<LinesRefusal>()([
    'no_lines',
    'not_priced',
    'lines_ordered',
    'lines_handed_over',
    'lines_received',
    'lines_in_work',
  ]),
);

/** Whether it is its lines that hold the order back. */
export function isLinesRefusal(refusal: string): refusal is LinesRefusal {
  return linesRefusals.has(refusal);
}

const handled: ReadonlySet<OrderLineState> = new Set(['O', 'P']);

const hasState = (lines: readonly LineFacts[], state: OrderLineState): boolean =>
  lines.some((line) => line.state === state);

/** Whether the line counts: it isn't cancelled. */
export function isLiveLine({ state }: Pick<LineFacts, 'state'>): boolean {
  return state !== 'C';
}

/** Whether nobody has priced a line that counts. */
function isUnpricedLine(line: LineFacts): boolean {
  return isLiveLine(line) && line.price === null;
}

/** The lines that are in the way, for refusals that name them. */
export const linesInWay: Readonly<Partial<Record<LinesRefusal, (line: LineFacts) => boolean>>> = {
  not_priced: isUnpricedLine,
  lines_ordered: ({ state }) => state === 'O',
  lines_handed_over: ({ state }) => state === 'F',
};

/** Why an order with these lines can't be billed; null if it can. */
export function billingRefusal(lines: readonly LineFacts[]): LinesRefusal | null {
  if (!lines.some(isLiveLine)) return 'no_lines';
  return lines.some(isUnpricedLine) ? 'not_priced' : null;
}

/** Why an order with these lines can't be collected or handed over; null if it can. */
export function collectingRefusal(lines: readonly LineFacts[]): LinesRefusal | null {
  return billingRefusal(lines) ?? (hasState(lines, 'O') ? 'lines_ordered' : null);
}

/** Why an order with these lines can't be cancelled or rejected; null if it can. */
export function endingRefusal(lines: readonly LineFacts[]): LinesRefusal | null {
  return hasState(lines, 'F') ? 'lines_handed_over' : null;
}

/**
 * Why its customer can't cancel an order with these lines: they have received one, or the shop works on one. Null if
 * they can.
 */
export function leavingRefusal(lines: readonly LineFacts[]): LinesRefusal | null {
  if (endingRefusal(lines)) return 'lines_received';
  return lines.some(({ state }) => handled.has(state)) ? 'lines_in_work' : null;
}
