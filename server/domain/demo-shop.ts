import { isCharged, type PlacedOrderState, refusalOf } from '#machines/order/placed-order.machine.ts';
import { demoItems } from '../db/demo/catalogue.ts';
import { demoOrders, demoPeople } from '../db/demo/people.ts';
import { demoPayments } from '../db/demo/payments.ts';
import { type DemoIds, type DemoImages, drawDemoImages, idOf, writeDemoShop } from '../db/demo/seed.ts';
import { demoDeliveries, demoPoints } from '../db/demo/shop.ts';
import type { DemoItem, DemoOrder } from '../db/demo/types.ts';
import type { Database, Transaction } from '../db/engine/types.ts';
import { insertOrder, moveOrder } from '../db/repositories/order-writes.ts';
import { findShopHosts } from '../db/repositories/shop.ts';
import { writeDemoPayment, writeStartBalances } from './demo-payments.ts';
import { settleOrder } from './ledger.ts';
import { sumsOf } from './order-sums.ts';
import { priceFor } from './prices.ts';
import { fullName } from './text.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Steps of an order are this far apart where its age allows. */
const STEP = 20 * HOUR;

type Written = DemoIds & { items: Map<string, number> };

const find = <T extends { key: string }>(things: readonly T[], key: string): T => {
  const thing = things.find((one) => one.key === key);
  if (!thing) throw new Error(`The demo shop has no «${key}»`);
  return thing;
};

function pricesOf({ retailPrice, discount, tradePrice }: DemoItem) {
  return { retail_price: retailPrice, discount, discounted_price: retailPrice - Math.round((retailPrice * discount) / 100), trade_price: tradePrice };
}

async function writeOrder(transaction: Transaction, written: Written, images: DemoImages, order: DemoOrder, at: Date): Promise<{ id: number; total: number }> {
  const person = find(demoPeople, order.personKey);
  const delivery = find(demoDeliveries, order.deliveryKey);
  const point = delivery.kind === 'pickup' ? find(demoPoints, order.place) : null;
  const customerId = idOf(written.people, order.personKey);
  const lines = order.lines.map(({ itemKey, count, comment = '' }) => {
    const item = find(demoItems, itemKey);
    const image = images.items.get(itemKey)?.[0] ?? null;
    return { item_id: idOf(written.items, itemKey), description: item.name, image, price: priceFor(person.customerType, pricesOf(item)), count, comment };
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

/** Takes an order along its path as staff would, by the table of its lifecycle. */
async function walk(transaction: Transaction, written: Written, demo: DemoOrder, order: { id: number; total: number }, times: readonly Date[]): Promise<void> {
  const { shopId } = written;
  const customerId = idOf(written.people, demo.personKey);
  const authorId = idOf(written.people, demo.personKey === 'mikhail' ? 'vera' : 'mikhail');
  const facts = { by: 'staff', hasReason: true, isCovered: true, canForce: true, hasHandledLines: false } as const;
  let from: PlacedOrderState = 'created';
  for (const [index, to] of demo.path.slice(1).entries()) {
    const refusal = refusalOf(from, to, facts);
    if (refusal) throw new Error(`A demo order cannot go from ${from} to ${to}: ${refusal}`);
    const at = times[index + 1] ?? new Date();
    const reason = to === demo.path.at(-1) ? demo.reason : '';
    await moveOrder(transaction, { shopId, orderId: order.id, from, to, authorId, reason, at });
    if (isCharged(from) !== isCharged(to)) {
      await settleOrder(transaction, { id: order.id, shopId, customerId, state: to, total: order.total }, { authorId, reason, at });
    }
    from = to;
  }
}

function timesOf({ daysAgo, path }: DemoOrder, now: Date): Date[] {
  // Nobody orders at the same minute of each day.
  const age = Math.max(daysAgo * DAY + ((daysAgo * 97) % 540) * MINUTE, 40 * MINUTE);
  const apart = Math.min(STEP, age / (path.length + 1));
  return path.map((_, index) => new Date(now.getTime() - age + index * apart));
}

/** What the people of the demo shop have done, in the order of their days. */
async function writeStory(transaction: Transaction, written: Written, images: DemoImages, now: Date): Promise<void> {
  const orders = demoOrders.map((order) => ({
    daysAgo: order.daysAgo,
    write: async () => {
      const times = timesOf(order, now);
      await walk(transaction, written, order, await writeOrder(transaction, written, images, order, times[0] ?? now), times);
    },
  }));
  const payments = demoPayments.map(({ daysAgo, ...payment }) => ({
    daysAgo,
    write: () => writeDemoPayment(transaction, written, payment, new Date(now.getTime() - daysAgo * DAY - 2 * HOUR)),
  }));
  for (const { write } of [...orders, ...payments].toSorted((a, b) => b.daysAgo - a.daysAgo)) await write();
}

/** Where the demo shop is made. */
export interface DemoSeeding {
  db: Database;
  clock: { now(): Date };
  /** The file store that `/files/` is served from. */
  filesDir: string;
  log: { info(details: object, message: string): void };
}

/**
 * Makes the demo shop in a database that has no shop yet; true where it did. Pictures come first, outside any
 * transaction; then every record in one, so that whatever interrupts it, the next start makes a whole shop.
 */
export async function seedDemoShop({ db, clock, filesDir, log }: DemoSeeding): Promise<boolean> {
  if ((await findShopHosts(db.orm)).length > 0) return false;
  log.info({ filesDir }, 'drawing the demo shop');
  const images = await drawDemoImages(filesDir);
  return db.exclusively((orm) =>
    orm.transaction(async (transaction) => {
      // Another process may have been quicker.
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
