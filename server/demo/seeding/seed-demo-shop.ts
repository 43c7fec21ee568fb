import { isCharged, type PlacedOrderState, orderTransitionRefusal } from '#machines/order/placed-order.machine.ts';
import { demoItems } from '../data/catalogue.ts';
import { demoOrders, demoPeople } from '../data/people.ts';
import { demoPayments } from '../data/payments.ts';
import { type DemoIds, type DemoImages, drawDemoImages, idOf, writeDemoShop } from './records.ts';
import { demoDeliveries, demoPoints } from '../data/shop.ts';
import type { DemoItem, DemoOrder } from '../data/types.ts';
import type { Database, Transaction } from '../../db/engine/types.ts';
import { insertOrder, writeTransition } from '../../db/repositories/order/order-writes.ts';
import { findShopHosts } from '../../db/repositories/shop/shop.ts';
import { writeDemoPayment, writeStartBalances } from './payments.ts';
import { settleOrder } from '../../domain/ledger/ledger.ts';
import { sumsOf } from '../../domain/order/order-sums.ts';
import { priceFor } from '../../domain/catalogue/prices.ts';
import { fullName } from '../../domain/kit/text.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
/** The time between the states of an order, where its age allows. */
const STEP = 20 * HOUR;

type Written = DemoIds & { items: Map<string, number> };

const find = <T extends { key: string }>(things: readonly T[], key: string): T => {
  const thing = things.find((one) => one.key === key);
  if (!thing) throw new Error(`The demo shop has no «${key}»`);
  return thing;
};

function pricesOf({ retailPrice, discount, tradePrice }: DemoItem) {
  return {
    retailPrice,
    discount,
    discountedPrice: retailPrice - Math.round((retailPrice * discount) / 100),
    tradePrice,
  };
}

async function writeOrder(
  transaction: Transaction,
  written: Written,
  images: DemoImages,
  order: DemoOrder,
  at: Date,
): Promise<{ id: number; total: number }> {
  const person = find(demoPeople, order.personKey);
  const delivery = find(demoDeliveries, order.deliveryKey);
  const point = delivery.kind === 'pickup' ? find(demoPoints, order.place) : null;
  const customerId = idOf(written.people, order.personKey);
  const lines = order.lines.map(({ itemKey, count, comment = '' }) => {
    const item = find(demoItems, itemKey);
    const image = images.items.get(itemKey)?.[0] ?? null;
    return {
      itemId: idOf(written.items, itemKey),
      description: item.name,
      image,
      price: priceFor(person.customerType, pricesOf(item)),
      count,
      comment,
    };
  });
  const sums = sumsOf(lines, delivery.price);
  const { id } = await insertOrder(transaction, {
    shopId: written.shopId,
    customerId,
    authorId: customerId,
    comment: order.comment,
    deliveryName: delivery.name,
    deliveryPrice: delivery.price,
    address: point ? `${point.name}, ${point.address}` : order.place,
    recipientName: fullName(person),
    recipientPhone: person.phone,
    ...sums,
    at,
    lines,
  });
  return { id, total: sums.total };
}

/** Changes the states of an order along its path, checked by the lifecycle table. */
async function walk(
  transaction: Transaction,
  written: Written,
  demo: DemoOrder,
  order: { id: number; total: number },
  times: readonly Date[],
): Promise<void> {
  const { shopId } = written;
  const customerId = idOf(written.people, demo.personKey);
  const authorId = idOf(written.people, demo.personKey === 'mikhail' ? 'vera' : 'mikhail');
  const facts = { by: 'staff', hasReason: true, isCovered: true, canForce: true, hasHandledLines: false } as const;
  let from: PlacedOrderState = 'created';
  for (const [index, to] of demo.path.slice(1).entries()) {
    const refusal = orderTransitionRefusal(from, to, facts);
    if (refusal) throw new Error(`A demo order cannot go from ${from} to ${to}: ${refusal}`);
    const at = times[index + 1] ?? new Date();
    const reason = to === demo.path.at(-1) ? demo.reason : '';
    await writeTransition(transaction, { shopId, orderId: order.id, from, to, authorId, reason, at });
    if (isCharged(from) !== isCharged(to)) {
      await settleOrder(
        transaction,
        { id: order.id, shopId, customerId, state: to, total: order.total },
        { authorId, reason, at },
      );
    }
    from = to;
  }
}

function timesOf({ daysAgo, path }: DemoOrder, now: Date): Date[] {
  // Varies the time of the day.
  const age = Math.max(daysAgo * DAY + ((daysAgo * 97) % 540) * MINUTE, 40 * MINUTE);
  const apart = Math.min(STEP, age / (path.length + 1));
  return path.map((_, index) => new Date(now.getTime() - age + index * apart));
}

/** Writes the orders and payments of the demo people, oldest first. */
async function writeStory(transaction: Transaction, written: Written, images: DemoImages, now: Date): Promise<void> {
  const orders = demoOrders.map((order) => ({
    daysAgo: order.daysAgo,
    write: async () => {
      const times = timesOf(order, now);
      await walk(
        transaction,
        written,
        order,
        await writeOrder(transaction, written, images, order, times[0] ?? now),
        times,
      );
    },
  }));
  const payments = demoPayments.map(({ daysAgo, ...payment }) => ({
    daysAgo,
    write: () => writeDemoPayment(transaction, written, payment, new Date(now.getTime() - daysAgo * DAY - 2 * HOUR)),
  }));
  for (const { write } of [...orders, ...payments].toSorted((a, b) => b.daysAgo - a.daysAgo)) await write();
}

/** What the seeding works with. */
export interface DemoSeeding {
  db: Database;
  clock: { now(): Date };
  /** The folder of the file store. */
  filesDir: string;
  log: { info(details: object, message: string): void };
}

/**
 * Makes the demo shop in a database without a shop; returns whether it did. Pictures are drawn first, outside a
 * transaction; all records are written in one, so that an interrupted seeding is repeated as a whole at the next start.
 */
export async function seedDemoShop({ db, clock, filesDir, log }: DemoSeeding): Promise<boolean> {
  if ((await findShopHosts(db.orm)).length > 0) return false;
  log.info({ filesDir }, 'drawing the demo shop');
  const images = await drawDemoImages(filesDir);
  return db.exclusively((orm) =>
    orm.transaction(async (transaction) => {
      // Another process may have made the shop meanwhile.
      if ((await findShopHosts(transaction)).length > 0) return false;
      const now = clock.now();
      const longAgo = new Date(now.getTime() - 60 * DAY);
      const written = await writeDemoShop(transaction, images, longAgo);
      await writeStartBalances(transaction, written, longAgo);
      await writeStory(transaction, written, images, now);
      return true;
    }),
  );
}
