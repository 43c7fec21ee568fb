import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { receiveLine } from '#machines/order/line-moves.ts';
import { purchaseTransitionRefusal } from '#machines/purchase/purchase.machine.ts';
import { sendingRefusal } from '#machines/purchase/sending.rules.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { lockOrder } from '../../db/repositories/order/transition.ts';
import { insertAlbum } from '../../db/repositories/purchase/album.ts';
import { insertPurchase, insertPurchaseEvent, writePurchase } from '../../db/repositories/purchase/change-purchase.ts';
import * as tables from '../../db/schema.ts';
import type { StoredImage } from '../../db/schema/stored-image.ts';
import { changePurchasedLines } from '../../domain/order/lines/change-lines.ts';
import { demoPurchases, type DemoPurchase } from '../data/purchases.ts';
import { type DemoShopIds, idOf } from './records.ts';

const DAY = 86_400_000;
/** The time between two steps of a purchase. */
const STEP = 5 * 3_600_000;

/** The orders with lines of these items that wait. */
async function waitingOrders(transaction: Transaction, shopId: number, itemIds: readonly number[]): Promise<number[]> {
  const found = await transaction
    .selectDistinct({ id: tables.placedOrders.id })
    .from(tables.placedOrders)
    .innerJoin(tables.orderLines, eq(tables.orderLines.orderId, tables.placedOrders.id))
    .where(
      and(
        eq(tables.placedOrders.shopId, shopId),
        inArray(tables.orderLines.itemId, [...itemIds]),
        eq(tables.orderLines.state, 'W'),
        sql`${tables.placedOrders.state} in ('accepted', 'need_pay', 'collected')`,
      ),
    )
    .orderBy(asc(tables.placedOrders.id));
  return found.map(({ id }) => id);
}

/** The pictures of these items. */
async function picturesOf(transaction: Transaction, itemIds: readonly number[]): Promise<StoredImage[]> {
  const found = await transaction
    .select({ images: tables.items.images })
    .from(tables.items)
    .where(inArray(tables.items.id, [...itemIds]))
    .orderBy(tables.items.id);
  return found.flatMap(({ images }) => images);
}

async function writePurchaseOf(
  transaction: Transaction,
  { shopId, people, items }: DemoShopIds,
  demo: DemoPurchase,
  now: Date,
): Promise<void> {
  const authorId = idOf(people, 'mikhail');
  const begun = now.getTime() - demo.daysAgo * DAY;
  const timeAt = (step: number): Date => new Date(Math.min(begun + step * STEP, now.getTime()));
  const { id: purchaseId } = await insertPurchase(transaction, {
    shopId,
    name: demo.name,
    comment: demo.comment,
    intermediaryId: demo.intermediaryKey === null ? null : idOf(people, demo.intermediaryKey),
    createdAt: timeAt(0),
  });
  const tell = (event: Omit<typeof tables.purchaseEvents.$inferInsert, 'shopId' | 'purchaseId' | 'authorId'>) =>
    insertPurchaseEvent(transaction, { shopId, purchaseId, authorId, ...event });
  await tell({ kind: 'state', toState: 'open', at: timeAt(0) });
  const albumIds: number[] = [];
  for (const { name, itemKeys } of demo.albums) {
    const images = await picturesOf(
      transaction,
      itemKeys.map((key) => idOf(items, key)),
    );
    albumIds.push(await insertAlbum(transaction, { shopId, purchaseId, name, images, createdAt: timeAt(0) }));
  }
  const albumId = albumIds[0] ?? null;
  const wanted = new Set(demo.itemKeys.map((key) => idOf(items, key)));
  const orderIds = await waitingOrders(transaction, shopId, [...wanted]);
  /** Changes those lines of the purchase's orders that `pick` names. */
  const change = async (to: 'O' | 'P', at: Date, itemIds: ReadonlySet<number>): Promise<void> => {
    for (const orderId of orderIds) {
      const order = await lockOrder(transaction, shopId, orderId);
      if (!order || (to === 'O' && sendingRefusal(order.state, order.lines) !== null)) continue;
      const lines = order.lines.filter(
        ({ itemId, state }) => itemId !== null && itemIds.has(itemId) && state === (to === 'O' ? 'W' : 'O'),
      );
      const changes = lines.map(({ id }) => ({
        id,
        ...(to === 'P' ? receiveLine('P', '') : { state: to, reason: '', moves: [] }),
        purchaseId,
        albumId,
      }));
      const linesCount = await changePurchasedLines(transaction, order, changes, { authorId, at });
      if (linesCount > 0)
        await tell(
          to === 'O' ? { kind: 'lines_sent', orderId, linesCount, at } : { kind: 'lines_received', linesCount, at },
        );
    }
  };
  await change('O', timeAt(1), wanted);
  for (const [index, to] of demo.path.slice(1).entries()) {
    const from = demo.path[index] ?? 'open';
    const refusal = purchaseTransitionRefusal(from, to, { hasReason: false, lines: ['O'] });
    if (refusal) throw new Error(`A demo purchase cannot go from ${from} to ${to}: ${refusal}`);
    const at = timeAt(index + 2);
    await tell({ kind: 'state', fromState: from, toState: to, at });
    await writePurchase(transaction, { id: purchaseId, state: to });
    if (to === 'received') await change('P', at, new Set(demo.arrivedKeys.map((key) => idOf(items, key))));
  }
}

/** Writes the purchases of the demo shop with lines of its orders. */
export async function writeDemoPurchases(transaction: Transaction, written: DemoShopIds, now: Date): Promise<void> {
  for (const demo of demoPurchases) await writePurchaseOf(transaction, written, demo, now);
}
