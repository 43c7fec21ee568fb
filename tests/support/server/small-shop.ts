import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '#contract/types.ts';
import type { Database } from '#server/db/engine/open.ts';
import * as tables from '#server/db/schema.ts';
import { addCartItem } from '#server/domain/cart/add-cart-item.ts';
import type { ImportDeps } from '#server/domain/item-file/import-state.ts';
import { checkoutCart } from '#server/domain/order/placed/checkout-cart.ts';
import { postEntry } from '#server/domain/ledger/ledger.ts';
import type { CustomerType, SignedInCaller, Caller } from '#server/domain/access/caller.ts';

import { createLocalFiles } from '#server/ports/local-files.ts';

type Permission = components['schemas']['Permission'];
type NewItem = Omit<typeof tables.items.$inferInsert, 'shopId' | 'categoryId'> & { categoryId?: number };
/** Of an order of its own. */
type CheckoutForm = Omit<components['schemas']['CheckoutForm'], 'delivery' | 'order_id'> & {
  delivery: components['schemas']['CheckoutDelivery'];
};

/** A clock that tests set. */
export class TestClock {
  private current = new Date('2026-11-21T09:30:00.000Z');

  now(): Date {
    return this.current;
  }

  pass(ms: number): void {
    this.current = new Date(this.current.getTime() + ms);
  }
}

/** The staff flags that a shop's manager has for orders. */
export const orderStaff: readonly Permission[] = ['get_strange_orders', 'update_state_placed_order'];

/** A picture as the database has it; there is no file. */
export const somePicture = { key: 'up/ab/abcdef', width: 640, height: 480, widths: [320, 640] };

/** The first of a list; throws for an empty one. */
export const only = <T>(list: readonly T[]): T => {
  const [first] = list;
  if (first === undefined) throw new Error('Nothing was written');
  return first;
};

/** A shop with a few records, for tests of the domain. */
export class SmallShop {
  readonly db: Database;
  readonly clock = new TestClock();
  /** What was logged as a fault. */
  readonly faults: object[] = [];
  readonly shopId: number;
  readonly categoryId: number;
  readonly pickupId: number;
  readonly courierId: number;
  readonly pointId: number;

  private constructor(
    db: Database,
    ids: Pick<SmallShop, 'shopId' | 'categoryId' | 'pickupId' | 'courierId' | 'pointId'>,
  ) {
    this.db = db;
    this.shopId = ids.shopId;
    this.categoryId = ids.categoryId;
    this.pickupId = ids.pickupId;
    this.courierId = ids.courierId;
    this.pointId = ids.pointId;
  }

  static async open(db: Database, { isDemo = true } = {}): Promise<SmallShop> {
    const { orm } = db;
    const shopId = only(
      await orm
        .insert(tables.shops)
        .values({ name: 'Лавка', host: `${randomUUID()}.test`, isDemo, staffSignInByCode: isDemo })
        .returning(),
    ).id;
    const categoryId = only(await orm.insert(tables.categories).values({ shopId, name: 'Посуда' }).returning()).id;
    const deliveries = await orm
      .insert(tables.deliveries)
      .values([
        { shopId, name: 'Самовывоз', price: 0, kind: 'pickup' },
        { shopId, name: 'Курьер', price: 30_000, kind: 'address' },
      ])
      .returning();
    const point = only(
      await orm.insert(tables.deliveryPoints).values({ shopId, name: 'На Садовой', address: 'Садовая, 1' }).returning(),
    );
    const [pickup, courier] = deliveries;
    return new SmallShop(db, {
      shopId,
      categoryId,
      pickupId: pickup?.id ?? 0,
      courierId: courier?.id ?? 0,
      pointId: point.id,
    });
  }

  /** What domain functions work with; files go to a folder that is made when the first is kept. */
  get deps(): ImportDeps {
    const { db, clock, shopId, faults } = this;
    const log = { error: (details: object, message: string) => void faults.push({ ...details, message }) };
    return { db, clock, log, files: createLocalFiles(join(tmpdir(), `shop-${shopId}-files`)) };
  }

  get guest(): Caller {
    return { shop: { id: this.shopId, isDemo: false, currency: '₽' }, customer: null, address: '127.0.0.1' };
  }

  async customer({
    flags = [],
    type = 'retail',
    firstName = 'Анна',
    lastName = 'Смирнова',
    phone = null,
    balance = 0,
  }: {
    flags?: readonly Permission[];
    type?: CustomerType;
    firstName?: string;
    lastName?: string;
    phone?: string | null;
    balance?: number;
  } = {}): Promise<SignedInCaller> {
    const { shopId } = this;
    const values = { shopId, firstName, lastName, phone, customerType: type, flags: [...flags] };
    const { id } = only(await this.db.orm.insert(tables.customers).values(values).returning());
    if (balance !== 0) await this.topUp(id, balance);
    return { ...this.guest, customer: { id, customerType: type, flags: new Set(flags) } };
  }

  staff(...more: Permission[]): Promise<SignedInCaller> {
    return this.customer({ firstName: 'Мария', lastName: 'Кузнецова', flags: [...orderStaff, ...more] });
  }

  /** Adds kopecks to a customer's balance through the ledger. */
  async topUp(customerId: number, amount: number, reason = ''): Promise<void> {
    const entry = {
      shopId: this.shopId,
      customerId,
      amount,
      authorId: null,
      reason,
      paymentId: null,
      orderId: null,
      at: this.clock.now(),
    };
    await this.db.transaction((transaction) => postEntry(transaction, { kind: 'correction', ...entry }));
  }

  /** A payment that waits, of this many kopecks; answers its id. */
  async payment(
    customerId: number,
    payment: Partial<Pick<typeof tables.payments.$inferInsert, 'kind' | 'amount' | 'state'>> = {},
  ): Promise<number> {
    const { shopId } = this;
    const values = {
      shopId,
      customerId,
      kind: 'top_up',
      amount: 10_000,
      way: 'sbp',
      createdAt: this.clock.now(),
      ...payment,
    } as const;
    return only(await this.db.orm.insert(tables.payments).values(values).returning()).id;
  }

  /** A picture that a customer has uploaded; answers its id. */
  async upload({ customer }: SignedInCaller, image = somePicture): Promise<string> {
    const values = {
      id: randomUUID(),
      shopId: this.shopId,
      customerId: customer.id,
      image,
      createdAt: this.clock.now(),
    };
    return only(await this.db.orm.insert(tables.uploads).values(values).returning()).id;
  }

  async items(...items: NewItem[]): Promise<number[]> {
    const { shopId, categoryId } = this;
    const written = await this.db.orm
      .insert(tables.items)
      .values(items.map((item) => ({ shopId, categoryId, ...item })))
      .returning();
    return written.map(({ id }) => id);
  }

  async item(item: Partial<NewItem> = {}): Promise<number> {
    return only(await this.items({ name: 'Чашка', retailPrice: 50_000, ...item }));
  }

  /** A cart of the caller's with these lines; answers its id. */
  async cart(
    caller: Caller,
    lines: { itemId: number; count?: number; comment?: string }[],
    cartId: string = randomUUID(),
  ): Promise<string> {
    for (const { itemId, count = 1, comment = '' } of lines)
      await addCartItem(this.deps, { caller, path: { cart_id: cartId }, body: { item_id: itemId, count, comment } });
    return cartId;
  }

  form(
    cartId: string,
    { customer }: SignedInCaller,
    more: Omit<Partial<CheckoutForm>, 'delivery'> & { delivery?: Partial<CheckoutForm['delivery']> } = {},
  ): CheckoutForm {
    const delivery = {
      customer_id: customer.id,
      delivery_id: this.pickupId,
      delivery_point_id: this.pointId,
      recipient_name: 'Анна Смирнова',
      recipient_phone: '79000000099',
    };
    return { cart_id: cartId, comment: '', ...more, delivery: { ...delivery, ...more.delivery } };
  }

  /** An order of this total in kopecks, placed by its customer. */
  async order(caller: SignedInCaller, total = 100_000): Promise<number> {
    const cartId = await this.cart(caller, [{ itemId: await this.item({ retailPrice: total }) }]);
    const order = await checkoutCart(this.deps, {
      caller,
      path: { cart_id: cartId },
      header: { 'idempotency-key': randomUUID() },
      body: this.form(cartId, caller),
    });
    return order.id;
  }
}
