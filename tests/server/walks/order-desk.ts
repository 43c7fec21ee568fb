import { and, eq, notInArray } from 'drizzle-orm';
import type { components } from '#contract/types.ts';
import type { LineFacts } from '#common/order-line.ts';
import { customers, orderLines, shops } from '#server/db/schema.ts';
import { type Person, type WalkDesk, REASON } from './walk-desk.ts';

type Order = components['schemas']['PlacedOrder'];

/** An order, and whose it is. */
export interface HeldOrder {
  id: number;
  owner: Person;
  /** The lines that its facts speak of. */
  lineIds: readonly number[];
}

/** An order as it is compared: as staff read it, and in kopecks what the ledger has charged for it. */
export interface SeenOrder {
  state: string;
  timeline: readonly { what: string; author: string; reason: string; short?: number | undefined }[];
  charged: number;
}

/** The price of each line, in kopecks. */
export const PRICE = 50_000;

function whatOf(entry: Order['timeline'][number]): string {
  if (entry.kind === 'state') return `${entry.from} → ${entry.to}`;
  if (entry.kind !== 'line') return entry.kind;
  const { action, fields } = entry.change;
  return ['line', action, ...fields.flatMap(({ from, to }) => [from, '→', to])].join(' ');
}

/** Where orders are placed, moved and looked at. */
export class OrderDesk {
  readonly desk: WalkDesk;
  private readonly itemIds: readonly number[];

  private constructor(desk: WalkDesk, itemIds: readonly number[]) {
    this.desk = desk;
    this.itemIds = itemIds;
  }

  static async open(desk: WalkDesk): Promise<OrderDesk> {
    const item = { name: 'Чашка', retailPrice: PRICE };
    return new OrderDesk(desk, await desk.shop.items(item, item, item));
  }

  /** An order of one line, or of several, of a customer of its own unless one is given. */
  async place({ owner, lines: count = 1 }: { owner?: Person; lines?: number } = {}): Promise<HeldOrder> {
    const { desk, itemIds } = this;
    const buyer = owner ?? (await desk.person('Анна'));
    const { delivery } = desk.shop.form('', buyer.caller);
    const lines = itemIds.slice(0, count).map((id) => ({ item_id: id, count: 1 }));
    const order = await desk.mustDo<Order>('post', '/placed-order/', { lines, delivery, force: true });
    return { id: order.id, owner: buyer, lineIds: order.lines.map(({ id }) => id) };
  }

  /** Moves an order along these states. */
  async move(id: number, ...states: readonly string[]): Promise<void> {
    for (const state of states)
      await this.desk.mustDo('put', `/placed-order/${id}/update-state/`, { state, reason: REASON });
  }

  /** Makes the lines of an order what its facts say, also those that no request leaves in such a state. */
  async setLines({ id, lineIds }: HeldOrder, lines: readonly LineFacts[]): Promise<void> {
    const { orm } = this.desk.shop.db;
    const kept = lineIds.slice(0, lines.length);
    for (const [index, lineId] of kept.entries()) {
      const { state, price } = lines[index] ?? { state: 'W', price: 0 };
      const values = { state, price: price === null ? null : PRICE };
      await orm.update(orderLines).set(values).where(eq(orderLines.id, lineId));
    }
    const others = and(eq(orderLines.orderId, id), notInArray(orderLines.id, [0, ...kept]));
    await orm.delete(orderLines).where(others);
  }

  /** Whether the shop collects an order only after it is billed and paid. */
  async setPrepaid(isPrepaid: boolean): Promise<void> {
    const { db, shopId } = this.desk.shop;
    await db.orm.update(shops).set({ isPrepaid }).where(eq(shops.id, shopId));
  }

  async deleteOwner({ owner }: HeldOrder): Promise<void> {
    const { db, clock } = this.desk.shop;
    const { id } = owner.caller.customer;
    await db.orm.update(customers).set({ deletedAt: clock.now() }).where(eq(customers.id, id));
  }

  async read({ id }: HeldOrder): Promise<SeenOrder> {
    await this.desk.mustBalance();
    const { state, timeline } = await this.desk.mustDo<Order>('get', `/placed-order/${id}/`);
    return {
      state,
      timeline: timeline.map((entry) => ({
        what: whatOf(entry),
        author: entry.author,
        reason: entry.reason,
        ...('balance_short' in entry && { short: entry.balance_short }),
      })),
      charged: await this.desk.chargedFor(id),
    };
  }
}
