import type { Shop } from './shop.ts';

/** 200 orders; those of the first two customers aren't paid. */
const SHIFT = { customers: 20, ordersEach: 10, unpaid: 2 };
const NAME = 'Смена';
const PREPAID = 1_000_000;
const ORDERS_PER_CALL = 50;

interface Order {
  id: number;
  state: string;
  total: number;
  customer: { id: number };
}

interface Customer {
  id: number;
  balance: number;
}

async function readAll<Row>(shop: Shop, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const address = `${path}search_text=${encodeURIComponent(NAME)}&limit=100&page=${page}`;
    const answer = await shop.ask<{ result: Row[]; pages: number }>('GET', address);
    rows.push(...answer.result);
    ({ pages } = answer);
  }
  return rows;
}

/** The orders of the shift, newest first. */
const readOrders = (shop: Shop): Promise<Order[]> => readAll(shop, '/placed-order/?scope=shop&');

const readCustomers = (shop: Shop): Promise<Customer[]> => readAll(shop, '/customers/?');

/** Moves orders as a colleague does, at another screen. */
async function move(shop: Shop, ids: readonly number[], change: object): Promise<void> {
  for (let at = 0; at < ids.length; at += ORDERS_PER_CALL) {
    const body = { ids: ids.slice(at, at + ORDERS_PER_CALL), change };
    const { result } = await shop.ask<{ result: { ok: boolean; detail?: string }[] }>(
      'PUT',
      '/placed-order/list/',
      body,
    );
    const refused = result.find(({ ok }) => !ok);
    if (refused) throw new Error(refused.detail);
  }
}

/** 200 orders that wait for payment; what their customers hold covers 180 of them. */
export async function prepareShift(shop: Shop): Promise<void> {
  const [item] = (await shop.ask<{ result: { id: number }[] }>('GET', '/item/list/?search_text=чайник')).result;
  const ways = (await shop.ask<{ result: { id: number; kind: string }[] }>('GET', '/delivery/')).result;
  const ids: number[] = [];
  for (let place = 0; place < SHIFT.customers; place += 1) {
    const { id: customerId } = await shop.ask<{ id: number }>('POST', '/customers/', {
      first_name: NAME,
      last_name: `Покупатель ${place + 1}`,
      phone: `7913000${1000 + place}`,
    });
    for (let at = 0; at < SHIFT.ordersEach; at += 1) {
      const { id } = await shop.ask<{ id: number }>('POST', '/placed-order/', {
        lines: [{ item_id: item?.id, count: 1 }],
        delivery: {
          customer_id: customerId,
          delivery_id: ways.find(({ kind }) => kind === 'address')?.id,
          address: `Садовая, ${place + 1}`,
          recipient_name: 'Анна Смирнова',
          recipient_phone: '79110001000',
        },
        force: true,
      });
      ids.push(id);
    }
    if (place >= SHIFT.unpaid)
      await shop.ask('PUT', `/customers/${customerId}/edit-balance/`, { amount: PREPAID, reason: 'Предоплата' });
  }
  await move(shop, ids, { state: 'accepted' });
  await move(shop, ids, { state: 'need_pay' });
}

/** Of the paid orders a colleague cancels ten and collects ten. */
export async function changeMeanwhile(shop: Shop): Promise<void> {
  const ids = (await readOrders(shop)).map(({ id }) => id);
  await move(shop, ids.slice(0, 10), { state: 'canceled', reason: 'Нет в наличии' });
  await move(shop, ids.slice(60, 70), { state: 'collected' });
}

/** How many orders of the shift are in which state, and whose balance isn't what was paid less what was billed. */
export async function readShift(shop: Shop): Promise<string> {
  const [orders, customers] = [await readOrders(shop), await readCustomers(shop)];
  const states = orders.map(({ state }) => state).toSorted();
  const counted = [...new Set(states)].map((state) => `${states.filter((one) => one === state).length} ${state}`);
  const inOrder = customers.toSorted((one, other) => one.id - other.id);
  const wrong = inOrder.flatMap(({ id, balance }, place) => {
    const own = orders.filter(({ customer, state }) => customer.id === id && state !== 'canceled');
    const billed = own.reduce((sum, { total }) => sum + total, 0);
    const wanted = (place < SHIFT.unpaid ? 0 : PREPAID) - billed;
    return Math.abs(balance - wanted) < 0.005 ? [] : [`customer ${id} has ${balance} in place of ${wanted}`];
  });
  return [...counted, ...wrong].join(', ');
}
