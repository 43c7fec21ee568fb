import { randomUUID } from 'node:crypto';
import { drawSlope } from '#tests/support/server/pictures.ts';
import { signInByApi, type SignedInState } from '#tests/support/browser/sign-in.ts';

/** Who works in the demo shop. */
const phones = {
  owner: '9000000001',
  manager: '9000000002',
  cashier: '9000000005',
  buyer: '9000000006',
} as const;

/** One of them. */
export type Person = keyof typeof phones;

const PURCHASE = 'Садовод, вторник';

/** The shop as its owner's program sees it: where an evening is prepared, and where its outcome is read. */
export class Shop {
  readonly url: string;
  readonly states: Readonly<Record<Person, SignedInState>>;

  private constructor(url: string, states: Readonly<Record<Person, SignedInState>>) {
    this.url = url;
    this.states = states;
  }

  static async open(url: string): Promise<Shop> {
    const signed = await Promise.all(
      Object.entries(phones).map(async ([person, phone]) => [person, await signInByApi(url, phone)] as const),
    );
    return new Shop(url, Object.fromEntries(signed) as Record<Person, SignedInState>);
  }

  /** Asks as the owner. */
  async ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const token = this.states.owner.origins[0]?.localStorage[0]?.value ?? '';
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

  async countPayments(state: string, type = 'top_up'): Promise<number> {
    return (await this.ask<{ total: number }>('GET', `/payment/?scope=shop&state=${state}&type=${type}`)).total;
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

const firstNames = [
  'Анна',
  'Борис',
  'Вера',
  'Глеб',
  'Дарья',
  'Егор',
  'Жанна',
  'Захар',
  'Ирина',
  'Кристина',
  'Лев',
  'Мария',
  'Никита',
  'Ольга',
  'Павел',
  'Раиса',
  'Семён',
  'Тамара',
  'Юлия',
  'Фёдор',
  'Елена',
  'Арина',
  'Вадим',
  'Галина',
  'Денис',
];
const lastNames = ['Морозова', 'Новиков', 'Гончаренко', 'Лыков', 'Шестаковская-Преображенская', 'Мельниченко', 'Рябов'];

const EVENING = { orders: 60, tea: 34, photos: 12, payments: 16 };

/** Fills the demo shop as the office was tried: 60 new orders of 25 customers, photos, payments, a purchase. */
export async function prepareEvening(shop: Shop): Promise<void> {
  const customers: number[] = [];
  for (const [index, name] of firstNames.entries()) {
    const { id } = await shop.ask<{ id: number }>('POST', '/customers/', {
      first_name: name,
      last_name: lastNames[index % lastNames.length],
      phone: `7911000${1000 + index}`,
    });
    customers.push(id);
  }
  const found = await shop.ask<{ result: { id: number; name: string }[] }>('GET', '/item/list/?search_text=чайник');
  const items = found.result.filter(({ name }) => name.startsWith('Чайник'));
  const others = (await shop.ask<{ result: { id: number }[] }>('GET', '/item/list/')).result;
  const ways = (await shop.ask<{ result: { id: number; kind: string }[] }>('GET', '/delivery/')).result;
  const form = new FormData();
  const picture = await drawSlope(600, 800).png().toBuffer();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'photo.png');
  const { id: fileId } = await shop.ask<{ id: string }>('POST', '/file/upload/', form);
  for (let at = 0; at < EVENING.orders; at += 1) {
    const tea = at < 17 ? 0 : at < 28 ? 1 : 2;
    const lines = [
      ...(at < EVENING.tea
        ? [{ item_id: items[tea]?.id, count: 1, comment: at % 9 === 0 ? 'можно чуть меньше' : '' }]
        : []),
      ...(at >= EVENING.tea && at < EVENING.tea + EVENING.photos
        ? [
            { file_id: fileId, count: 1, comment: 'Синюю, если есть' },
            { file_id: fileId, count: 1 },
          ]
        : []),
      ...(at >= EVENING.tea + EVENING.photos || at % 2 === 1
        ? [{ item_id: others[at % 5]?.id, count: 1 + (at % 2) }]
        : []),
    ];
    await shop.ask('POST', '/placed-order/', {
      lines,
      delivery: {
        customer_id: customers[at % customers.length],
        delivery_id: ways.find(({ kind }) => kind === 'address')?.id,
        address: `Садовая, ${at + 1}`,
        recipient_name: 'Анна Смирнова',
        recipient_phone: '79110001000',
      },
      force: true,
    });
  }
  for (let at = await shop.countPayments('W'); at < EVENING.payments; at += 1)
    await shop.ask('POST', '/payment/', {
      customer_id: customers[at],
      type: 'top_up',
      amount: 3000 + at * 250.5,
      way: 'sbp',
      comment: at % 3 === 0 ? 'За чайник' : '',
    });
  await shop.ask('POST', '/purchases/', { name: PURCHASE });
  const paid = { first_name: 'Зоя', last_name: 'Возвратова', phone: '79110002000' };
  const { id: paidId } = await shop.ask<{ id: number }>('POST', '/customers/', paid);
  await shop.ask('PUT', `/customers/${paidId}/edit-balance/`, { amount: 5000, reason: 'Предоплата' });
}
