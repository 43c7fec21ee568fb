import type { DomainDeps } from '../kit/domain-deps.ts';
import type { SignedInCaller } from '../access/caller.ts';
import type { Query } from '#contract/types.ts';
import { type Page, toPage } from '../../db/query/page.ts';
import { findShopItems, type ShopItemRow } from '../../db/repositories/catalogue/shop-items.ts';
import { AppError } from '../kit/app-error.ts';
import { formsOf, wordsOf } from './search.ts';

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
