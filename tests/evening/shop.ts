import { randomUUID } from 'node:crypto';
import { signInByApi, type SignedInState } from '#tests/support/browser/sign-in.ts';
import type { SmsRu } from '#tests/support/server/sms-ru.ts';

/** Who works in the demo shop. */
const phones = {
  owner: '9000000001',
  manager: '9000000002',
  cashier: '9000000005',
  buyer: '9000000006',
} as const;

/** One of them, or somebody who buys. */
export type Person = keyof typeof phones | 'shopper';

/** What the evening's purchase is called. */
export const PURCHASE = 'Садовод, вторник';

/** The shop as its owner's program sees it: where an evening is prepared, and where its outcome is read. */
export class Shop {
  readonly url: string;
  /** The service that a real shop's phones are called by; null in the demo shop. */
  readonly sms: SmsRu | null;
  /** Whoever isn't here yet signs in by a step, which adds them. */
  readonly states: Partial<Record<Person, SignedInState>> = {};

  constructor(url: string, sms: SmsRu | null = null) {
    this.url = url;
    this.sms = sms;
  }

  /** The demo shop, with everybody who works there signed in. */
  static async openDemo(url: string): Promise<Shop> {
    const shop = new Shop(url);
    for (const [person, phone] of Object.entries(phones))
      shop.states[person as keyof typeof phones] = await signInByApi(url, phone);
    return shop;
  }

  /** Asks as the owner, or as somebody else. */
  async ask<Answer>(method: string, path: string, body?: object, person: Person = 'owner'): Promise<Answer> {
    const kept = this.states[person]?.origins.flatMap(({ localStorage }) => localStorage) ?? [];
    const token = kept.find(({ name }) => name.endsWith('-token'))?.value ?? '';
    const isForm = body instanceof FormData;
    const answer = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as Answer;
  }

  private findItems(text: string): Promise<{ total: number; result: { price: number }[] }> {
    return this.ask('GET', `/item/list/?search_text=${encodeURIComponent(text)}`);
  }

  /** How many items a text finds. */
  async countItems(text: string): Promise<number> {
    return (await this.findItems(text)).total;
  }

  /** How many of those have this price. */
  async countPriced(text: string, price: number): Promise<number> {
    return (await this.findItems(text)).result.filter((item) => item.price === price).length;
  }

  /** How many orders of the shop are in a state. */
  async countOrders(state: string): Promise<number> {
    return (await this.ask<{ total: number }>('GET', `/placed-order/ids/?scope=shop&state=${state}`)).total;
  }

  /** How many payments of the shop are in a state; `and` narrows them further. */
  async countPayments(state: string, type = 'top_up', and = ''): Promise<number> {
    const path = `/payment/?scope=shop&state=${state}&type=${type}${and}`;
    return (await this.ask<{ total: number }>('GET', path)).total;
  }

  /** What the first customer that a text finds has. */
  async readBalance(text: string): Promise<number> {
    const path = `/customers/?search_text=${encodeURIComponent(text)}`;
    return (await this.ask<{ result: { balance: number }[] }>('GET', path)).result[0]?.balance ?? 0;
  }

  /** The evening's purchase. */
  async findPurchase(): Promise<{ id: number; state: string }> {
    const path = '/purchases/?limit=100';
    const { result } = await this.ask<{ result: { id: number; name: string; state: string }[] }>('GET', path);
    const { id = 0, state = '' } = result.find(({ name }) => name === PURCHASE) ?? {};
    return { id, state };
  }

  async countUnpriced(): Promise<number> {
    return (await this.ask<{ total: number }>('GET', '/order/ids/?unpriced=true')).total;
  }
}
