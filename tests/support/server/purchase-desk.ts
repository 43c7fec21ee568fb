import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { components } from '#contract/types.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { balanceEntries, customers, purchaseEvents } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { checkoutCart } from '#server/domain/order/placed/checkout-cart.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { createPurchase } from '#server/domain/purchase/create-purchase.ts';
import { getPurchase } from '#server/domain/purchase/get-purchase.ts';
import { sendToPurchase } from '#server/domain/purchase/send-to-purchase.ts';
import { sendToSelfPurchase } from '#server/domain/purchase/send-to-self-purchase.ts';
import { updatePurchase } from '#server/domain/purchase/update-purchase.ts';
import type { SmallShop } from './small-shop.ts';

type Schemas = components['schemas'];

/** Somebody of staff who works with purchases, and a customer whose orders they buy. */
export class PurchaseDesk {
  readonly shop: SmallShop;
  readonly staff: SignedInCaller;
  readonly anna: SignedInCaller;

  private constructor(shop: SmallShop, staff: SignedInCaller, anna: SignedInCaller) {
    this.shop = shop;
    this.staff = staff;
    this.anna = anna;
  }

  static async open(shop: SmallShop): Promise<PurchaseDesk> {
    const staff = await shop.staff('get_purchase', 'send_to_purchase_placed_order', 'edit_balance_customers');
    return new PurchaseDesk(shop, staff, await shop.customer());
  }

  /** An intermediary of the shop. */
  async intermediary(firstName = 'Ирина'): Promise<SignedInCaller> {
    const caller = await this.shop.customer({ firstName, lastName: 'Гладкова' });
    await this.shop.db.orm.update(customers).set({ isIntermediary: true }).where(eq(customers.id, caller.customer.id));
    return caller;
  }

  /** An order of two lines, a cup of 500 roubles and two of 100, moved along the path; a courier costs 300. */
  async order(path = 'accepted', { byCourier = false } = {}): Promise<Schemas['PlacedOrder']> {
    const { shop, anna, staff } = this;
    const cartId = await shop.cart(anna, [
      { itemId: await shop.item() },
      { itemId: await shop.item({ name: 'Блюдце', retailPrice: 10_000 }), count: 2 },
    ]);
    const courier = { delivery: { delivery_id: shop.courierId, address: 'Садовая, 2' } };
    const form = shop.form(cartId, anna, byCourier ? courier : {});
    const { id } = await checkoutCart(shop.deps, {
      caller: anna,
      path: { cart_id: cartId },
      header: { 'idempotency-key': randomUUID() },
      body: form,
    });
    for (const state of path.split(' ').filter((one) => one !== '')) await this.move(id, state as PlacedOrderState);
    return getPlacedOrder(shop.deps, { caller: staff, path: { id } });
  }

  move(orderId: number, state: PlacedOrderState): Promise<Schemas['PlacedOrder']> {
    return updatePlacedOrderState(this.shop.deps, {
      caller: this.staff,
      path: { id: orderId },
      body: { state, reason: 'Так вышло' },
    });
  }

  purchase(form: Partial<Schemas['PurchaseForm']> = {}): Promise<Schemas['Purchase']> {
    const whole = { name: 'Фабрика', comment: '', ...form };
    return createPurchase(this.shop.deps, {
      caller: this.staff,
      header: { 'idempotency-key': randomUUID() },
      body: whole,
    });
  }

  send(orderId: number, form: Schemas['SendForm'], by = this.staff): Promise<Schemas['PlacedOrder']> {
    return sendToPurchase(this.shop.deps, { caller: by, path: { id: orderId }, body: form });
  }

  sendToOwn(orderId: number, form: Schemas['SendToOwnForm'] = {}): Promise<Schemas['PlacedOrder']> {
    return sendToSelfPurchase(this.shop.deps, { caller: this.staff, path: { id: orderId }, body: form });
  }

  update(id: number, form: Schemas['PurchaseChange']): Promise<Schemas['Purchase']> {
    return updatePurchase(this.shop.deps, { caller: this.staff, path: { id }, body: form });
  }

  detail(id: number): Promise<Schemas['PurchaseDetail']> {
    return getPurchase(this.shop.deps, { caller: this.staff, path: { id } });
  }

  read(orderId: number): Promise<Schemas['PlacedOrder']> {
    return this.readAs(this.staff, orderId);
  }

  readAs(caller: SignedInCaller, orderId: number): Promise<Schemas['PlacedOrder']> {
    return getPlacedOrder(this.shop.deps, { caller, path: { id: orderId } });
  }

  /** A purchase that was sent, with all lines of these orders. */
  async sent(...orders: Schemas['PlacedOrder'][]): Promise<Schemas['Purchase']> {
    const { id } = await this.purchase();
    for (const order of orders) await this.send(order.id, { purchase_id: id });
    await this.update(id, { state: 'stopped' });
    return this.update(id, { state: 'sent' });
  }

  /** What the ledger says of an order: kinds and kopecks. */
  async entries(orderId: number): Promise<[string, number][]> {
    const found = await this.shop.db.orm
      .select()
      .from(balanceEntries)
      .where(eq(balanceEntries.orderId, orderId))
      .orderBy(asc(balanceEntries.id));
    return found.map(({ kind, amount }) => [kind, amount]);
  }

  /** The kinds of what has happened to a purchase. */
  async events(id: number): Promise<string[]> {
    const { orm } = this.shop.db;
    const found = await orm.select().from(purchaseEvents).where(eq(purchaseEvents.purchaseId, id));
    return found.map(({ kind }) => kind);
  }
}

/** The letters of an order's lines. */
export const letters = ({ lines }: { lines: readonly { state: string }[] }): string =>
  lines.map(({ state }) => state).join('');

/** The code that a call is refused with; an empty text where it isn't. */
export const refusalOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => '',
    ({ code, message }: Error & { code?: string }) => code ?? message,
  );
