import type { Transaction } from '../../db/engine/types.ts';
import { splitLines } from '../../db/repositories/order/split.ts';
import type { LockedOrder } from '../../db/repositories/order/transition.ts';
import { copyBoughtPrices } from '../../db/repositories/purchase/bought-price.ts';
import type { PurchaseStep } from '../order/lines/change-lines.ts';

/**
 * Splits lines of a locked order that came in part: of each as many pieces stay as `counts` says, and the others are a
 * new line, ordered as they were. Returns the order with the new lines at its end; its sums stay as they are. An order
 * may have more lines by it than can be added: nobody leaves pieces at the supplier because its order is long. What one
 * was bought for is known of both. `restOf` says of which line a new one is the rest.
 */
export async function splitOrdered(
  transaction: Transaction,
  order: LockedOrder,
  counts: ReadonlyMap<number, number>,
  { authorId, at }: PurchaseStep,
): Promise<LockedOrder & { restOf: ReadonlyMap<number, number> }> {
  const splits = order.lines.flatMap((line) => {
    const kept = counts.get(line.id) ?? line.count;
    return line.state === 'O' && kept < line.count ? [{ line, kept }] : [];
  });
  const event = { shopId: order.shopId, orderId: order.id, authorId, at, reason: '' };
  const rests = await splitLines(transaction, splits, event);
  const copies = splits.flatMap(({ line }, place) => {
    const rest = rests[place];
    return rest ? [{ from: line.id, to: rest.id }] : [];
  });
  await copyBoughtPrices(transaction, copies);
  const kept = new Map(splits.map((split) => [split.line.id, split.kept]));
  const lines = order.lines.map((line) => ({ ...line, count: kept.get(line.id) ?? line.count }));
  const restOf = new Map(copies.map(({ from, to }) => [to, from]));
  return { ...order, lines: [...lines, ...rests], restOf };
}
