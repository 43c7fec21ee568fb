import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { components } from '#contract/types.ts';
import { contractOperations } from '#server/contract/document.ts';
import type { OperationId } from '#server/contract/operation.ts';
import { auditEntries, customers, payments } from '#server/db/schema.ts';
import { PurchaseDesk } from '#tests/support/server/purchase-desk.ts';
import { cases } from './cases.ts';
import { albumOf, asCustomer, type CaseMaker, categoryOf, groupOf } from './makers.ts';
import type { RecordId } from './namings.ts';
import { type TestCaller, type World, writeCase } from './world.ts';

/** Adds a record to a world; answers its id. */
export type RecordMaker = (world: World, caller: TestCaller) => Promise<RecordId>;

/** The first case of an operation about the caller's own record, or about nobody's. */
export const firstCaseOf = (id: OperationId): CaseMaker => {
  const { own, ownAsStaff, nobody } = cases[id];
  const [make] = [own ?? ownAsStaff ?? nobody ?? []].flat();
  if (!make) throw new Error(`${id} has no case`);
  return make;
};

/** Lines that wait to be sent, and an album of an intermediary's purchase that they can be sent to. */
export async function toSend(world: World) {
  const desk = await PurchaseDesk.open(world.shop);
  const { id: orderId, lines } = await desk.order();
  const path = await albumOf(world, (await desk.intermediary()).customer.id);
  const [lineId, purchaseId, albumId] = [lines[0]?.id ?? 0, path['purchase_id'] ?? 0, path['album_id'] ?? 0];
  return { desk, orderId, lineId, purchaseId, albumId, customerId: desk.anna.customer.id };
}

/** An order whose lines were sent to an album of a purchase, and money of its customer. */
export async function saleOf(world: World) {
  const sale = await toSend(world);
  await sale.desk.send(sale.orderId, { purchase_id: sale.purchaseId, album_id: sale.albumId });
  await world.shop.payment(sale.customerId);
  await world.shop.topUp(sale.customerId, 70_000);
  return { ...sale, categoryId: world.shop.categoryId };
}

const uploaded: RecordMaker = (world, caller) => world.shop.upload(asCustomer(world, caller));
const emptyCategory: RecordMaker = ({ shop }) => categoryOf(shop);

/** A record that a field of this name names, where the operation's own case says nothing of it. */
export const records: Readonly<Record<string, RecordMaker>> = {
  customer_id: async (world) => (await saleOf(world)).customerId,
  purchase_id: async (world) => (await saleOf(world)).purchaseId,
  placed_order_id: async (world) => (await saleOf(world)).orderId,
  item_id: ({ shop }) => shop.item(),
  ids: async ({ itemId }) => itemId,
  group_id: groupOf,
  group_ids: groupOf,
  join_group_id: groupOf,
  category_id: async ({ shop }) => shop.categoryId,
  parent_id: emptyCategory,
  items_to: emptyCategory,
  other_category_ids: emptyCategory,
  add_category_id: emptyCategory,
  avatar_id: uploaded,
  logo_id: uploaded,
  image_id: uploaded,
  file_id: uploaded,
  file_ids: uploaded,
  receipt_id: uploaded,
  delivery_id: async ({ shop }) => shop.courierId,
  delivery_point_id: async ({ shop }) => shop.pointId,
  cart_id: async ({ shop }, { signedIn }) => shop.cart(signedIn ?? shop.guest, [{ itemId: await shop.item() }]),
  decided_by: deciderOf,
  intermediary_id: async ({ shop }) => {
    const { id } = (await shop.customer()).customer;
    await shop.db.orm.update(customers).set({ isIntermediary: true }).where(eq(customers.id, id));
    return id;
  },
};

/** Whoever has decided a payment of their own: one, however often this is asked, since deciders are counted. */
async function deciderOf({ shop }: World, { signedIn }: TestCaller): Promise<RecordId> {
  const { orm } = shop.db;
  const { id } = (signedIn ?? (await shop.customer())).customer;
  const known = await orm.$count(payments, eq(payments.decidedBy, id));
  if (known > 0) return id;
  const payment = await shop.payment(id, { state: 'F' });
  await orm.update(payments).set({ decidedBy: id, decidedAt: shop.clock.now() }).where(eq(payments.id, payment));
  return id;
}

type Entity = components['schemas']['AuditEntity'];

/** The newest entry of the audit about such a record. */
async function newestEntry({ shop }: World, entity: Entity) {
  const { shopId, db } = shop;
  const isIt = and(
    eq(auditEntries.shopId, shopId),
    eq(auditEntries.entity, entity),
    eq(auditEntries.action, 'changed'),
  );
  const [entry] = await db.orm.select().from(auditEntries).where(isIt).orderBy(desc(auditEntries.id)).limit(1);
  if (!entry) throw new Error(`nothing is noted of ${entity}`);
  return entry;
}

/** Changes a text of a record as this caller, by its operation; answers the entry that the audit has of it. */
export async function changeBy(id: OperationId, entity: Entity, world: World, caller: TestCaller) {
  const operation = contractOperations.find((one) => one.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  const made = await firstCaseOf(id)(world, caller);
  const text =
    { item: 'description', customer: 'comment', retail: 'requisites', info_page: 'text' }[entity as string] ?? 'name';
  const body = { ...made.body, ...(id !== 'updateItems' && { [text]: randomUUID() }) };
  const { url, options } = writeCase(operation.path, { ...made, body });
  const { status } = await world.app.call(operation.method, url, { ...options, token: caller.token });
  if (status !== 200) throw new Error(`${id} answered ${status}`);
  return newestEntry(world, entity);
}
