import type { WaitingMark } from '#machines/purchase/mark-queue.rules.ts';
import type { MarketLineData } from './market.queries.ts';

/** A line with one mark that the server may not know yet. */
function withMark(line: MarketLineData, { mark, isTried }: WaitingMark): MarketLineData[] {
  const { state } = mark;
  const isUnsent = true;
  if (state !== 'P') return [{ ...line, state, can_undo: state === 'C', bought_price: null, isUnsent }];
  const count = line.state === 'O' ? Math.min(mark.count ?? line.count, line.count) : line.count;
  const price = mark.price ?? line.bought_price;
  const bought: MarketLineData = { ...line, state, count, can_undo: true, bought_price: price, isUnsent };
  if (count === line.count) return [bought];
  const rest = { ...line, count: line.count - count };
  // Only the server knows which line the rest of a mark is that it has heard of.
  return [bought, isTried ? { ...rest, isLocked: true } : { ...rest, taken: count }];
}

/** The lines of a purchase as their person left them: with what the server has not answered yet. */
export function shownLines(lines: readonly MarketLineData[], unsent: readonly WaitingMark[]): MarketLineData[] {
  return lines.flatMap((line) =>
    unsent
      .filter(({ mark }) => mark.line_id === line.id)
      .reduce<MarketLineData[]>(([now = line, ...rest], waiting) => [...withMark(now, waiting), ...rest], [line]),
  );
}
