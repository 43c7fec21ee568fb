import { drizzle } from 'drizzle-orm/node-postgres';
import type { Orm } from '#server/db/engine/types.ts';
import { updateLine } from '#server/db/repositories/cart/cart-line.ts';
import { findItem, findItems } from '#server/db/repositories/catalogue/item.ts';
import { insertOrder } from '#server/db/repositories/order/new-order.ts';
import { findOrders } from '#server/db/repositories/order/order-list.ts';
import * as schema from '#server/db/schema.ts';
import { wordsOf } from '#server/domain/catalogue/search.ts';
import type { Facts } from './facts.ts';
import type { BenchRequest, WorkloadName } from './workloads.ts';

/** A query as the driver takes it. */
export interface BareQuery {
  text: string;
  params: unknown[];
}

const LIMIT = 24;

/** The query that a repository's function makes, without running it. */
async function capture(ask: (orm: Orm) => Promise<unknown>): Promise<BareQuery> {
  const caught: BareQuery[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => void caught.push({ text, params }) };
  // The query is told of before it is run, which fails: there is no database behind this.
  await ask(drizzle.mock({ schema, casing: 'snake_case', logger })).catch(() => undefined);
  const [query] = caught;
  if (!query || caught.length > 1) throw new Error(`One query was to be made, not ${caught.length}`);
  return query;
}

function listQuery({ shopId }: Facts, address: URL): Promise<BareQuery> {
  const words = wordsOf(address.searchParams.get('search_text') ?? '').map((word): [string] => [word]);
  const page = Number(address.searchParams.get('page') ?? 1);
  return capture((orm) =>
    findItems(
      orm,
      {
        shopId,
        seesTradePrices: false,
        seesHidden: false,
        likedBy: null,
        minKopecks: undefined,
        maxKopecks: undefined,
        isWholesale: false,
        words,
      },
      { search_text: '', favourite: false, discount: false, is_new: false, order_by: 'popular', page, limit: LIMIT },
    ),
  );
}

function ordersQuery({ shopId }: Facts, address: URL): Promise<BareQuery> {
  const page = Number(address.searchParams.get('page'));
  return capture((orm) =>
    findOrders(
      orm,
      {
        shopId,
        customerId: null,
        search_text: '',
        owing: false,
        minKopecks: undefined,
        maxKopecks: undefined,
        standingBefore: undefined,
      },
      { order_by: 'newest', page, limit: LIMIT },
    ),
  );
}

function editQuery({ shopId, buyers }: Facts, { pathname }: URL, body: string): Promise<BareQuery> {
  const [, , , cartId = '', , lineId] = pathname.split('/');
  const customerId = buyers.find((buyer) => buyer.cartId === cartId)?.customerId ?? null;
  const edit = JSON.parse(body) as { count: number; comment: string };
  return capture((orm) =>
    updateLine(orm, { shopId, cartId, customerId }, { lineId: Number(lineId), ...edit, change: null, now: new Date() }),
  );
}

/**
 * The statement that writes the order, its lines and its first step: of a checkout's dozen the one without which there
 * is no order.
 */
function orderQuery({ shopId, buyers, firstItemId }: Facts): Promise<BareQuery> {
  const customerId = buyers[0]?.customerId ?? 0;
  const image = { key: 'c81e728d9d4c2f636f067f89cc14862c', width: 1280, height: 1280, widths: [320, 640, 1280] };
  const prices = { retailPrice: 12_919, discount: 0, price: 12_919, orderedPrice: 12_919 };
  const line = { description: 'Кружка синяя 1', image, ...prices, count: 2, comment: '' };
  const delivery = {
    deliveryId: null,
    deliveryPointId: null,
    deliveryName: 'Самовывоз',
    deliveryPrice: 0,
    deliveryFullPrice: 0,
    deliveryFreeFrom: null,
    address: 'На Садовой, Садовая, 1',
    recipientName: 'Анна Смирнова',
    recipientPhone: null,
  };
  const lines = [firstItemId, firstItemId + 1].map((itemId) => ({ itemId, ...line }));
  return capture((orm) =>
    insertOrder(orm, {
      shopId,
      customerId,
      authorId: customerId,
      comment: '',
      ...delivery,
      total: 51_676,
      isPriced: true,
      itemsCount: 4,
      preview: [image, image],
      at: new Date(),
      lines,
    }),
  );
}

/** The main query of a request, made beforehand. */
export function bareQuery(name: WorkloadName, facts: Facts, { path, body = '' }: BenchRequest): Promise<BareQuery> {
  const address = new URL(path, 'http://shop');
  switch (name) {
    case 'catalogue list':
    case 'search':
      return listQuery(facts, address);
    case 'item':
      return capture((orm) =>
        findItem(
          orm,
          { shopId: facts.shopId, seesTradePrices: false, seesHidden: false },
          Number(address.pathname.split('/')[3]),
        ),
      );
    case "staff's orders":
      return ordersQuery(facts, address);
    case 'cart edit':
      return editQuery(facts, address, body);
    case 'checkout':
      return orderQuery(facts);
  }
}
