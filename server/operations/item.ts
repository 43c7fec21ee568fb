import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { getItem, listItems } from '../domain/catalogue.ts';

/** The catalogue. */
export const itemOperations = ({ db }: Deps) =>
  ({
    listItems: async ({ actor, query }) => ({
      status: 200,
      body: await listItems(db, actor, {
        searchText: query.search_text,
        categoryId: query.category_id ?? null,
        favourite: query.favourite,
        priceMin: query.price_min,
        priceMax: query.price_max,
        isReduced: query.discount,
        isNew: query.is_new,
        orderBy: query.order_by,
        page: query.page,
        limit: query.limit,
      }),
    }),
    getItem: async ({ actor, path }) => ({ status: 200, body: await getItem(db, actor, path.id) }),
  }) satisfies Pick<Handlers, 'listItems' | 'getItem'>;
