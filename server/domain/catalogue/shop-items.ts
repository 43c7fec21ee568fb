import type { components, Query } from '#contract/types.ts';
import { type Page, toPage } from '../../db/query/page.ts';
import { findShopItems, type ShopItemRow } from '../../db/repositories/catalogue/shop-items.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { toImage } from '../kit/images.ts';
import { toRoubles } from '../kit/money.ts';
import { mapPage } from '../kit/pages.ts';
import { seesTradePrices } from './prices.ts';
import { formsOf, wordsOf } from './search.ts';

type Schemas = components['schemas'];

const toShopItem =
  (seesTrade: boolean) =>
  (row: ShopItemRow): Schemas['ShopItem'] => ({
    id: row.id,
    version: row.version,
    name: row.name,
    article: row.article,
    category_id: row.categoryId,
    category_name: row.categoryName,
    image: row.image && toImage(row.image),
    retail_price: toRoubles(row.retailPrice),
    trade_price: seesTrade && row.tradePrice !== null ? toRoubles(row.tradePrice) : null,
    discount: row.discount,
    discounted_price: toRoubles(row.discountedPrice),
    stock: row.stock,
    is_new: row.isNew,
    is_hidden: row.isHidden,
    is_deleted: row.deletedAt !== null,
  });

/** What a query of the list finds, with amounts in kopecks; throws forbidden for deleted ones without delete_item. */
export async function searchShopItems(
  { db }: DomainDeps,
  { shop, customer }: SignedInCaller,
  query: Query<'listShopItems'>,
): Promise<Page<ShopItemRow>> {
  if (query.state === 'deleted' && !customer.flags.has('delete_item')) throw new AppError('forbidden');
  const text = query.search_text.trim();
  const words = wordsOf(text).map(formsOf);
  if (text !== '' && words.length === 0) return toPage(query, { total: 0, result: [] });
  return findShopItems(db.orm, { shopId: shop.id, words }, query);
}

/** A page of the shop's items as staff keep them; throws as `searchShopItems`. */
export async function listShopItems(
  deps: DomainDeps,
  caller: SignedInCaller,
  query: Query<'listShopItems'>,
): Promise<Schemas['ShopItemList']> {
  return mapPage(await searchShopItems(deps, caller, query), toShopItem(seesTradePrices(caller.customer)));
}
