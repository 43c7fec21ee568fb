import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { updateLine } from '#server/db/repositories/cart.ts';
import { findItem, findItems } from '#server/db/repositories/item.ts';
import { insertOrder } from '#server/db/repositories/order-writes.ts';
import { findOrders } from '#server/db/repositories/placed-order.ts';
import type { Executor } from '#server/db/repositories/rows.ts';
import { wordsOf } from '#server/domain/search.ts';
import type { Facts } from './facts.ts';
import type { BenchRequest, WorkloadName } from './workloads.ts';

/** A query as the driver takes it. */
export interface BareQuery {
  text: string;
  params: unknown[];
}

const dialect = new PgDialect({ casing: 'snake_case' });
const LIMIT = 24;

/** The query that a repository's function makes, without running it. */
function capture(ask: (executor: Executor) => PromiseLike<unknown>): BareQuery {
  const caught: BareQuery[] = [];
  const execute = (query: SQL) => {
    const { sql: text, params } = dialect.sqlToQuery(query);
    caught.push({ text, params });
    return Promise.resolve({ rows: [{ id: 0 }] });
  };
  void ask({ execute });
  const [query] = caught;
  if (!query || caught.length > 1) throw new Error(`One query was to be made, not ${caught.length}`);
  return query;
}

function listQuery({ shopId }: Facts, address: URL): BareQuery {
  const words = wordsOf(address.searchParams.get('search_text') ?? '').map((word): [string] => [word]);
  const offset = (Number(address.searchParams.get('page') ?? 1) - 1) * LIMIT;
  return capture((executor) => findItems(executor, { shopId, words, categoryId: null, orderBy: 'popular', isWholesale: false, offset, limit: LIMIT }));
}

function ordersQuery({ shopId }: Facts, address: URL): BareQuery {
  const offset = (Number(address.searchParams.get('page')) - 1) * LIMIT;
  return capture((executor) => findOrders(executor, { shopId, customerId: null, state: null, search: '', since: null, until: null, offset, limit: LIMIT }));
}

function editQuery({ shopId, buyers }: Facts, { pathname }: URL, body: string): BareQuery {
  const [, , , cartId = '', , lineId] = pathname.split('/');
  const customerId = buyers.find((buyer) => buyer.cartId === cartId)?.customerId ?? null;
  const edit = JSON.parse(body) as { count: number; comment: string };
  return capture((executor) => updateLine(executor, { shopId, cartId, customerId }, { lineId: Number(lineId), ...edit, change: null, now: new Date() }));
}

/** The statement that writes the order, its lines and its first step: of a checkout's dozen the one without which there is no order. */
function orderQuery({ shopId, buyers, firstItemId }: Facts): BareQuery {
  const customerId = buyers[0]?.customerId ?? 0;
  const image = { key: 'c81e728d9d4c2f636f067f89cc14862c', width: 1280, height: 1280, widths: [320, 640, 1280] };
  const line = { description: 'Кружка синяя 1', image, price: 12_919, count: 2, comment: '' };
  const delivery = { deliveryName: 'Самовывоз', deliveryPrice: 0, address: 'На Садовой, Садовая, 1', recipientName: 'Анна Смирнова', recipientPhone: null };
  const lines = [firstItemId, firstItemId + 1].map((item_id) => ({ item_id, ...line }));
  return capture((executor) =>
    insertOrder(executor, { shopId, customerId, authorId: customerId, comment: '', ...delivery, total: 51_676, itemsCount: 4, preview: [image, image], at: new Date(), lines }),
  );
}

/** The main query of a request, made beforehand. */
export function bareQuery(name: WorkloadName, facts: Facts, { path, body = '' }: BenchRequest): BareQuery {
  const address = new URL(path, 'http://shop');
  switch (name) {
    case 'catalogue list':
    case 'search':
      return listQuery(facts, address);
    case 'item':
      return capture((executor) => findItem(executor, facts.shopId, Number(address.pathname.split('/')[3])));
    case "staff's orders":
      return ordersQuery(facts, address);
    case 'cart edit':
      return editQuery(facts, address, body);
    case 'checkout':
      return orderQuery(facts);
  }
}
