import { eq } from 'drizzle-orm';
import type { Permission } from '#contract/types.ts';
import type { Database } from '#server/db/engine/open.ts';
import { deliveries, deliveryPoints, shops } from '#server/db/schema.ts';
import { permissions } from '#server/contract/document.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { type FormPart, formType, writeForm } from '#tests/support/server/multipart.ts';
import { rowsOfShop } from '#tests/support/server/row-hashes.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { type CallOptions, TestApp } from '#tests/support/server/test-app.ts';

/** Someone who calls the server. */
export interface TestCaller {
  name: string;
  /** Null for a guest. */
  signedIn: SignedInCaller | null;
  flags: ReadonlySet<string>;
  token: string | undefined;
}

/** A request of one operation, before it is written as an address. */
export interface OperationCase {
  path?: Readonly<Record<string, string | number>>;
  /** A list repeats its key. */
  query?: Readonly<Record<string, string | number | readonly string[]>>;
  headers?: Record<string, string>;
  body?: Readonly<Record<string, unknown>>;
  /** The parts of a multipart form. */
  form?: readonly FormPart[];
  /** Where the operation uses up the caller's own. */
  token?: string;
}

/** A shop with a server over it, a stranger, and the callers that the contract tells apart. */
export class World {
  readonly shop: SmallShop;
  readonly app: TestApp;
  readonly stranger: SignedInCaller;
  readonly itemId: number;
  private counter = 0;

  private constructor(shop: SmallShop, app: TestApp, stranger: SignedInCaller, itemId: number) {
    this.shop = shop;
    this.app = app;
    this.stranger = stranger;
    this.itemId = itemId;
  }

  static async open(db: Database): Promise<World> {
    const shop = await SmallShop.open(db);
    return new World(
      shop,
      await TestApp.open(shop),
      await shop.customer({ firstName: 'Чужой' }),
      await shop.item({ tradePrice: 27_777 }),
    );
  }

  /** Another shop in the same database, where the next phones are those that are the next here. */
  async another(): Promise<World> {
    const made = await World.open(this.shop.db);
    made.counter = this.counter;
    return made;
  }

  /** A phone that nobody has used yet. */
  newPhone(): string {
    this.counter += 1;
    return String(79_100_000_000 + this.counter);
  }

  /** An address that nobody has called from yet. */
  newAddress(): string {
    this.counter += 1;
    return `10.${(this.counter >> 16) & 255}.${(this.counter >> 8) & 255}.${this.counter & 255}`;
  }

  async customerWith(name: string, flags: readonly Permission[]): Promise<TestCaller> {
    const signedIn = await this.shop.customer({ flags });
    return { name, signedIn, flags: new Set(flags), token: await this.app.tokenOf(signedIn) };
  }

  /** A guest, one with a token that has ended, a plain customer, each flag alone, and all flags. */
  async callers(): Promise<TestCaller[]> {
    const guest: TestCaller = { name: 'guest', signedIn: null, flags: new Set(), token: undefined };
    const staff = await Promise.all(permissions.map((flag) => this.customerWith(`only ${flag}`, [flag])));
    return [
      guest,
      { ...guest, name: 'ended token', token: 'a'.repeat(43) },
      await this.customerWith('plain customer', []),
      ...staff,
      await this.owner(),
    ];
  }

  /** Somebody who holds every flag. */
  owner(): Promise<TestCaller> {
    return this.customerWith('all flags', permissions);
  }

  /** Every row of the shop, as one hash a table. */
  rows(): Promise<Record<string, string>> {
    return rowsOfShop(this.shop.db.orm, this.shop.shopId);
  }

  /** Puts back the settings and the delivery methods that the shop had at first. */
  async restore(): Promise<void> {
    const { orm } = this.shop.db;
    const { shopId, pickupId, courierId, pointId } = this.shop;
    await orm.update(shops).set({ minOrderSum: 0, isPrepaid: false }).where(eq(shops.id, shopId));
    const live = { deletedAt: null, price: 0, freeFrom: null };
    await orm
      .update(deliveries)
      .set({ ...live, kind: 'pickup' })
      .where(eq(deliveries.id, pickupId));
    await orm
      .update(deliveries)
      .set({ ...live, kind: 'address' })
      .where(eq(deliveries.id, courierId));
    await orm.update(deliveryPoints).set({ deletedAt: null }).where(eq(deliveryPoints.id, pointId));
  }

  close(): Promise<void> {
    return this.app.close();
  }
}

/** A text as it stands in an address. A half of a surrogate pair is written as its three bytes, which aren't UTF-8. */
function escapeText(text: string): string {
  const bytesOf = (half: number) => [0xe0 | (half >> 12), 0x80 | ((half >> 6) & 63), 0x80 | (half & 63)];
  return [...text]
    .map((sign) =>
      /\p{Surrogate}/u.test(sign)
        ? bytesOf(sign.charCodeAt(0))
            .map((byte) => `%${byte.toString(16)}`)
            .join('')
        : encodeURIComponent(sign),
    )
    .join('');
}

/** The address of a case, and what goes with it. */
export function writeCase(
  path: string,
  { path: values = {}, query = {}, headers, body, form }: OperationCase,
): { url: string; options: CallOptions } {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escapeText(String(values[name])));
  const search = Object.entries(query)
    .flatMap(([name, given]) => [given].flat().map((value) => `${name}=${escapeText(String(value))}`))
    .join('&');
  return {
    url: `/api${filled}${search === '' ? '' : `?${search}`}`,
    options: form
      ? { headers: { ...headers, 'content-type': formType }, body: writeForm(form) }
      : { ...(headers && { headers }), ...(body && { body }) },
  };
}
