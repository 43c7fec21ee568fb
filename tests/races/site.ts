import { eq, sql } from 'drizzle-orm';
import type { Permission } from '#contract/types.ts';
import { issueToken } from '#server/auth/tokens.ts';
import { shops } from '#server/db/schema.ts';
import type { Person } from '#tests/server/walks/walk-desk.ts';
import { only, type SmallShop } from '#tests/support/server/small-shop.ts';
import { type Server, startServers } from './servers.ts';

/** The staff of a raced shop: two who decide about payments, two who work with orders, of whom one may force them. */
export type StaffName = 'cashier' | 'colleague' | 'staff' | 'boss';

const ofOrders = [
  'get_strange_orders',
  'update_state_placed_order',
  'get_purchase',
  'send_to_purchase_placed_order',
] as const;
const ofPayments = ['get_strange_payments', 'edit_payments'] as const;

const flagsOf: Readonly<Record<StaffName, readonly Permission[]>> = {
  cashier: ofPayments,
  colleague: ofPayments,
  staff: ofOrders,
  boss: [...ofOrders, 'edit_balance_customers'],
};

/** A shop on PostgreSQL that two server processes serve. */
export class RaceSite {
  readonly shop: SmallShop;
  /** What all orders are of. */
  readonly itemId: number;
  readonly host: string;
  readonly servers: readonly Server[];
  readonly staff: Readonly<Record<StaffName, Person>>;
  private readonly end: () => Promise<void>;
  private ended: Promise<void> | undefined;

  private constructor(
    parts: Pick<RaceSite, 'shop' | 'itemId' | 'host' | 'servers' | 'staff'> & { end: () => Promise<void> },
  ) {
    this.shop = parts.shop;
    this.itemId = parts.itemId;
    this.host = parts.host;
    this.servers = parts.servers;
    this.staff = parts.staff;
    this.end = parts.end;
  }

  static async open(shop: SmallShop, databaseUrl: string): Promise<RaceSite> {
    const { servers, close } = await startServers(databaseUrl);
    const { host } = only(await shop.db.orm.select().from(shops).where(eq(shops.id, shop.shopId)));
    const join = (name: StaffName): Promise<Person> => personOf(shop, name, flagsOf[name]);
    const [cashier, colleague] = [await join('cashier'), await join('colleague')];
    const staff = { cashier, colleague, staff: await join('staff'), boss: await join('boss') };
    return new RaceSite({ shop, itemId: await shop.item(), host: host ?? '', servers, staff, end: close });
  }

  /** A customer of their own for one history. */
  customer(): Promise<Person> {
    return personOf(this.shop, 'owner', []);
  }

  /** Ends the servers; answers how many transactions PostgreSQL has ended since they held each other up. */
  async close(): Promise<number> {
    // A connection tells what it has counted when it ends.
    await (this.ended ??= this.end());
    const { rows } = await this.shop.db.orm.execute<{ deadlocks: number }>(
      sql`select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()`,
    );
    return rows[0]?.deadlocks ?? 0;
  }
}

async function personOf(shop: SmallShop, name: string, flags: readonly Permission[]): Promise<Person> {
  const caller = await shop.customer({ firstName: name, lastName: '', flags });
  // The servers go by the real clock.
  const token = await issueToken(shop.db.orm, {
    shopId: shop.shopId,
    customerId: caller.customer.id,
    now: new Date(),
  });
  return { name, caller, token };
}
