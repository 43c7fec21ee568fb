import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Permission } from '#contract/types.ts';
import { permissions } from '#server/contract/document.ts';
import { balanceEntries, customers } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { rowsReader } from '#tests/support/server/row-hashes.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';
import type { CallAnswer, TestApp } from '#tests/support/server/test-app.ts';

/** Somebody who calls the server. */
export interface Person {
  /** As timelines name them to staff. */
  name: string;
  caller: SignedInCaller;
  token: string;
  /** The host of another shop, where they call that. */
  host?: string;
}

type Sender = Pick<Person, 'token' | 'host'>;
type Method = 'get' | 'post' | 'put';

/** What of an answer is compared; `code` is empty where nothing is refused. */
export interface Told {
  status: number;
  code: string;
}

/** Allowed. */
export const done: Told = { status: 200, code: '' };

/** Why staff do something. */
export const REASON = 'Так вышло';

/** From where the walks on the real server send their requests, and where they see what came of them. */
export class WalkDesk {
  readonly shop: SmallShop;
  readonly app: TestApp;
  /** Every row of all shops, as one hash a table. */
  readonly rows: () => Promise<Record<string, string>>;
  /** Holds every permission, and brings records into their states. */
  readonly boss: Person;

  private constructor(parts: Pick<WalkDesk, 'shop' | 'app' | 'rows' | 'boss'>) {
    this.shop = parts.shop;
    this.app = parts.app;
    this.rows = parts.rows;
    this.boss = parts.boss;
  }

  static async open({ shop, app }: { shop: SmallShop; app: TestApp }): Promise<WalkDesk> {
    const caller = await shop.customer({ firstName: 'Вера', lastName: 'Орлова', flags: permissions });
    const boss = { name: 'Вера Орлова', caller, token: await app.tokenOf(caller) };
    return new WalkDesk({ shop, app, boss, rows: await rowsReader(shop.db.orm) });
  }

  /** A customer with these permissions, signed in. */
  async person(firstName: string, ...flags: Permission[]): Promise<Person> {
    const caller = await this.shop.customer({ firstName, lastName: 'Белова', flags });
    return { name: `${firstName} Белова`, caller, token: await this.app.tokenOf(caller) };
  }

  /** An intermediary of the shop, signed in. */
  async intermediary(firstName: string): Promise<Person> {
    const person = await this.person(firstName);
    const values = { isIntermediary: true };
    await this.shop.db.orm.update(customers).set(values).where(eq(customers.id, person.caller.customer.id));
    return person;
  }

  /** Sends a request that must be allowed, as this person. */
  async must(...asked: Parameters<WalkDesk['ask']>): Promise<void> {
    const told = await this.ask(...asked);
    if (told.status >= 300) throw new Error(`${asked[2]} ${JSON.stringify(asked[3])}: ${told.status} ${told.code}`);
  }

  /** Sends a request as it is, without a token for a guest. */
  async ask(person: Sender | null, method: Method, url: string, body?: unknown): Promise<Told> {
    const answer = await this.call<{ code?: string } | null>(person, { method, url, body });
    return { status: answer.status, code: answer.body?.code ?? '' };
  }

  /** Sends one that must be allowed, as whoever holds every permission. */
  async mustDo<Body>(method: Method, url: string, body?: unknown): Promise<Body> {
    const answer = await this.call<Body>(this.boss, { method, url, body });
    if (answer.status < 300) return answer.body;
    throw new Error(`${method} ${url} ${JSON.stringify(body)}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  /** A purchase that is open. */
  async openPurchase(form: object = {}): Promise<number> {
    const body = { name: 'Фабрика', comment: '', ...form };
    return (await this.mustDo<{ id: number }>('post', '/purchases/', body)).id;
  }

  /** Sends a request; the answer as it came. */
  call<Body>(
    person: Sender | null,
    { method, url, body }: { method: Method; url: string; body?: unknown },
  ): Promise<CallAnswer<Body>> {
    return this.app.call<Body>(method, `/api${url}`, {
      ...(person && { token: person.token }),
      ...(body !== undefined && { body }),
      headers: {
        ...(person?.host !== undefined && { host: person.host }),
        ...(method === 'post' && { 'idempotency-key': randomUUID() }),
      },
    });
  }

  /** What an order's entries in the ledger come to, in kopecks. */
  async chargedFor(orderId: number): Promise<number> {
    const [found] = await this.shop.db.orm
      .select({ sum: sql<string>`coalesce(sum(${balanceEntries.amount}), 0)` })
      .from(balanceEntries)
      .where(eq(balanceEntries.orderId, orderId));
    return Number(found?.sum);
  }

  /** Throws where the balance of a customer isn't the sum of their entries. */
  async mustBalance(): Promise<void> {
    const found = await this.shop.db.orm
      .select({ id: customers.id })
      .from(customers)
      .leftJoin(balanceEntries, eq(balanceEntries.customerId, customers.id))
      .groupBy(customers.id)
      .having(sql`${customers.balance} <> coalesce(sum(${balanceEntries.amount}), 0)`);
    if (found.length > 0) throw new Error(`Not the sum of their entries: ${found.map(({ id }) => id).join(', ')}`);
  }
}
