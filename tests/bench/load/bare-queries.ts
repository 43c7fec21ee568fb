import { drizzle } from 'drizzle-orm/node-postgres';
import type { Orm } from '#server/db/engine/types.ts';
import { updateLine } from '#server/db/repositories/cart/cart-line.ts';
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
  /** Of one that is planned once for a connection. */
  name?: string;
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

const card = `id, name, category_id, images->0 as image, retail_price, discount, discounted_price, trade_price, is_new,
  count_step, count_min, stock`;
const shown = 'shop_id = $1 and deleted_at is null and not is_hidden';

/**
 * The least that a page of the catalogue can cost: one index, no count, nothing but the page's own columns; a search is
 * of whole words or of beginnings, in the order of the list.
 */
function listQuery({ shopId }: Facts, address: URL): BareQuery {
  const words = wordsOf(address.searchParams.get('search_text') ?? '');
  const offset = LIMIT * (Number(address.searchParams.get('page') ?? 1) - 1);
  const page = `order by popularity desc nulls last, id limit ${LIMIT} offset $2`;
  if (words.length === 0) {
    const text = `select ${card} from items where ${shown} ${page}`;
    return { name: 'plain_list', text, params: [shopId, offset] };
  }
  const text = `select ${card} from items where ${shown} and search @@ to_tsquery('simple', $3) ${page}`;
  return { name: 'plain_search', text, params: [shopId, offset, words.map((word) => `${word}:*`).join(' & ')] };
}

function itemQuery({ shopId }: Facts, { pathname }: URL): BareQuery {
  const text = `select ${card}, description, images, article, version from items where ${shown} and id = $2`;
  return { name: 'plain_item', text, params: [shopId, Number(pathname.split('/')[3])] };
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

/**
 * What a request costs at least: of what shoppers read, the plainest query that answers it; of the rest the main query
 * of the shop itself, made beforehand.
 */
export async function bareQuery(
  name: WorkloadName,
  facts: Facts,
  { path, body = '' }: BenchRequest,
): Promise<BareQuery> {
  const address = new URL(path, 'http://shop');
  switch (name) {
    case 'catalogue list':
    case 'search':
    case 'drawn page':
      return listQuery(facts, address);
    case 'item':
      return itemQuery(facts, address);
    case "staff's orders":
      return ordersQuery(facts, address);
    case 'cart edit':
      return editQuery(facts, address, body);
    case 'checkout':
      return orderQuery(facts);
  }
}
