import { demoItems } from '../data/catalogue.ts';
import { demoOrders, demoPeople } from '../data/people.ts';
import { demoPayments } from '../data/payments.ts';
import { type DemoImages, storeDemoImages } from './images.ts';
import { type DemoShopIds, idOf, writeDemoShop } from './records.ts';
import { demoDeliveries, demoPoints } from '../data/shop.ts';
import type { DemoItem, DemoOrder } from '../data/types.ts';
import type { Database, Transaction } from '../../db/engine/types.ts';
import { insertOrder } from '../../db/repositories/order/new-order.ts';
import { lockOrder } from '../../db/repositories/order/transition.ts';
import { findShopHosts } from '../../db/repositories/shop/shop.ts';
import { writeDemoPayment, writeStartBalances } from './payments.ts';
import { writeDemoPurchases } from './purchases.ts';
import { previewOf, sumsOf } from '../../domain/order/order-sums.ts';
import { allow, carryOut, transitionFacts } from '../../domain/order/transition.ts';
import { pricesOfLine } from '../../domain/catalogue/prices.ts';
import { fullName } from '../../domain/kit/text.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
/** The time between the states of an order, where its age allows. */
const STEP = 20 * HOUR;

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
  written: DemoShopIds,
  images: DemoImages,
  order: DemoOrder,
  at: Date,
): Promise<number> {
  const person = find(demoPeople, order.personKey);
  const delivery = find(demoDeliveries, order.deliveryKey);
  const point = delivery.kind === 'pickup' ? find(demoPoints, order.place) : null;
  const customerId = idOf(written.people, order.personKey);
  const imageOf = (itemKey: string) => images.items.get(itemKey)?.[0] ?? null;
  const lines = order.lines.map(({ count, comment = '', ...line }) => {
    if ('photoOf' in line) {
      const { price } = line;
      const prices = { retailPrice: price, discount: 0, price, orderedPrice: null };
      return { itemId: null, description: '', image: imageOf(line.photoOf), ...prices, count, comment };
    }
    const item = find(demoItems, line.itemKey);
    return {
      itemId: idOf(written.items, line.itemKey),
      description: item.name,
      image: imageOf(line.itemKey),
      ...pricesOfLine(person.customerType, pricesOf(item)),
      count,
      comment,
    };
  });
  const { id } = await insertOrder(transaction, {
    shopId: written.shopId,
    customerId,
    authorId: customerId,
    comment: order.comment,
    deliveryId: idOf(written.deliveries, delivery.key),
    deliveryPointId: point && idOf(written.points, point.key),
    deliveryName: delivery.name,
    deliveryPrice: delivery.price,
    deliveryFullPrice: delivery.price,
    deliveryFreeFrom: null,
    address: point ? `${point.name}, ${point.address}` : order.place,
    recipientName: fullName(person),
    recipientPhone: person.phone,
    ...sumsOf(lines, delivery.price),
    preview: previewOf(lines),
    at,
    lines,
  });
  return id;
}

/** Changes the states of an order along its path, checked by the lifecycle table. */
async function walk(
  transaction: Transaction,
  written: DemoShopIds,
  demo: DemoOrder,
  orderId: number,
  times: readonly Date[],
): Promise<void> {
  const authorId = idOf(written.people, demo.personKey === 'mikhail' ? 'vera' : 'mikhail');
  for (const [index, to] of demo.path.slice(1).entries()) {
    const order = await lockOrder(transaction, written.shopId, orderId);
    if (!order) throw new Error(`The demo shop has no order ${orderId}`);
    const known = await transitionFacts(transaction, order, { by: 'staff', hasReason: true, canForce: true });
    // The story sells on credit, and no step of it tells of a debt.
    const allowed = allow(order, to, { ...known, facts: { ...known.facts, isCovered: true } });
    const at = times[index + 1] ?? new Date();
    const reason = to === demo.path.at(-1) ? demo.reason : '';
    await carryOut(transaction, order, allowed, { authorId, reason, at });
  }
}

function timesOf({ daysAgo, path }: DemoOrder, now: Date): Date[] {
  // Varies the time of the day.
  const age = Math.max(daysAgo * DAY + ((daysAgo * 97) % 540) * MINUTE, 40 * MINUTE);
  const apart = Math.min(STEP, age / (path.length + 1));
  return path.map((_, index) => new Date(now.getTime() - age + index * apart));
}

/** Writes the orders and payments of the demo people, oldest first. */
async function writeStory(
  transaction: Transaction,
  written: DemoShopIds,
  images: DemoImages,
  now: Date,
): Promise<void> {
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
  /** The folder of the pictures that it is made with. */
  picturesDir: string;
}

/**
 * Makes the demo shop in a database without a shop; returns whether it did. Pictures are copied first, outside a
 * transaction; all records are written in one, so that an interrupted seeding is repeated as a whole at the next start.
 */
export async function seedDemoShop({ db, clock, filesDir, picturesDir }: DemoSeeding): Promise<boolean> {
  if ((await findShopHosts(db.orm)).length > 0) return false;
  const images = await storeDemoImages(picturesDir, filesDir);
  return db.exclusively((orm) =>
    orm.transaction(async (transaction) => {
      // Another process may have made the shop meanwhile.
      if ((await findShopHosts(transaction)).length > 0) return false;
      const now = clock.now();
      const longAgo = new Date(now.getTime() - 60 * DAY);
      const written = await writeDemoShop(transaction, images, longAgo);
      await writeStartBalances(transaction, written, longAgo);
      await writeStory(transaction, written, images, now);
      await writeDemoPurchases(transaction, written, now);
      return true;
    }),
  );
}
