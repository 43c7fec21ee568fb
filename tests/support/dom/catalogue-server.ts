import type { components } from '#contract/types.ts';
import { deferred, type Deferred } from '../deferred.ts';

type ItemCard = components['schemas']['ItemCard'];

/** An item as the server sends it in a list. */
export function cardOf(card: Partial<ItemCard> = {}): ItemCard {
  return {
    id: 1,
    name: 'Чашка',
    category_id: 2,
    image: null,
    retail_price: 500,
    discount: 0,
    discount_value: 0,
    discounted_price: 500,
    trade_price: null,
    price: 500,
    is_new: false,
    count_step: 1,
    count_min: 1,
    stock: null,
    ...card,
  };
}

const categories: components['schemas']['Category'][] = [
  { id: 1, name: 'Посуда', parent_id: null, image: null, items_count: 3 },
  { id: 2, name: 'Чашки', parent_id: 1, image: null, items_count: 2 },
  { id: 3, name: 'Пледы', parent_id: null, image: null, items_count: 1 },
];

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** The server's side of a catalogue, in place of the network. */
export class CatalogueServer {
  /** What the list was asked for, in turn. */
  queries: string[] = [];
  isBroken = false;
  /** What the server says it read a search as. */
  searchedAs: string | null = null;
  lacksWords = false;
  isWithoutCategories = false;
  isWithoutCounts = false;
  attributes: components['schemas']['ItemAttribute'][] = [];
  /** Items that only staff are sent. */
  hiddenIds: readonly number[] = [];
  deliveries: components['schemas']['Delivery'][] = [];
  points: components['schemas']['DeliveryPoint'][] = [];
  /** Each path that was asked for, in turn. */
  asked: string[] = [];
  /** This page of the list and those after it fail. */
  brokenFromPage = Infinity;
  private hold: Deferred<void> | null = null;
  private countsHold: Deferred<void> | null = null;
  private readonly items: ItemCard[];

  constructor(items: ItemCard[]) {
    this.items = items;
  }

  /** Keeps answers of the list back until the returned function is called. */
  holdLists(): () => void {
    const hold = deferred<void>();
    this.hold = hold;
    return () => {
      this.hold = null;
      hold.resolve();
    };
  }

  /** Keeps counts of categories back until the returned function is called. */
  holdCounts(): () => void {
    const hold = deferred<void>();
    this.countsHold = hold;
    return () => {
      this.countsHold = null;
      hold.resolve();
    };
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    this.asked.push(pathname);
    if (pathname === '/api/category/') {
      return this.isWithoutCategories
        ? json(503, { code: 'unavailable', detail: 'Сервис временно недоступен.' })
        : json(200, { result: categories });
    }
    if (pathname === '/api/item/total/') {
      await this.countsHold?.promise;
      if (this.isWithoutCounts) return json(503, { code: 'unavailable', detail: 'Сервис временно недоступен.' });
      const found = this.matching(searchParams);
      const counted = categories.map(({ id }) => {
        const below = categories.flatMap((category) => (category.parent_id === id ? [category.id] : []));
        const total = found.filter(({ category_id }) => category_id === id || below.includes(category_id)).length;
        return { category_id: id, total };
      });
      return json(200, { total: found.length, categories: counted.filter(({ total }) => total > 0) });
    }
    if (pathname === '/api/item/list/') {
      this.queries.push(decodeURIComponent(String(searchParams)));
      await this.hold?.promise;
      const isBroken = this.isBroken || Number(searchParams.get('page') ?? 1) >= this.brokenFromPage;
      return isBroken
        ? json(503, { code: 'unavailable', detail: 'Сервис временно недоступен.' })
        : this.list(searchParams);
    }
    if (this.isBroken) return json(503, { code: 'unavailable', detail: 'Сервис временно недоступен.' });
    if (pathname === '/api/delivery/') return json(200, { result: this.deliveries });
    if (pathname === '/api/delivery-point/') return json(200, { result: this.points });
    const item = this.items.find(({ id }) => pathname === `/api/item/${id}/`);
    if (!item) return json(404, { code: 'not_found', detail: 'Товар не найден.' });
    const category_name = categories.find(({ id }) => id === item.category_id)?.name;
    return json(200, {
      ...item,
      description: 'На каждый день.',
      category_name,
      attributes: this.attributes,
      images: [],
      version: 1,
      article: '',
      file_ids: [],
      is_hidden: this.hiddenIds.includes(item.id),
    });
  };

  private matching(params: URLSearchParams): ItemCard[] {
    const text = params.get('search_text')?.toLowerCase() ?? '';
    const category = Number(params.get('category_id'));
    const ids = params.getAll('ids').map(Number);
    const [least, most] = [Number(params.get('price_min') ?? 0), Number(params.get('price_max') ?? Infinity)];
    return this.items.filter(
      ({ id, name, category_id, price, discount, is_new }) =>
        (ids.length === 0 || ids.includes(id)) &&
        name.toLowerCase().includes(text) &&
        (!category || category_id === category) &&
        price >= least &&
        price <= most &&
        (params.get('discount') !== 'true' || discount > 0) &&
        (params.get('is_new') !== 'true' || is_new),
    );
  }

  private list(params: URLSearchParams): Response {
    const found = this.matching(params);
    const [page, size] = [Number(params.get('page') ?? 1), Number(params.get('limit') ?? 24)];
    const result = found.slice((page - 1) * size, page * size);
    return json(200, {
      result,
      page,
      pages: Math.ceil(found.length / size),
      total: found.length,
      searched_as: this.searchedAs,
      lacks_words: this.lacksWords,
    });
  }
}
