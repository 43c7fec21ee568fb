import type { components, Query } from '#contract/types.ts';
import { type ChangesWith, countEach } from '../../contract/operation.ts';
import type { Orm } from '../../db/engine/types.ts';
import { findCategories } from '../../db/repositories/catalogue/category.ts';
import { toImage } from '../kit/images.ts';
import type { Caller, CustomerType } from '../access/caller.ts';
import {
  countListed,
  findItem,
  findItems,
  findItemsInPart,
  type ItemCardRow,
  type ItemRow,
  listPage,
} from '../../db/repositories/catalogue/item.ts';
import { toKopecks, toRoubles } from '../kit/money.ts';
import { seesTradePrices, toPrices } from './prices.ts';
import type { ItemsOf, PriceBounds, Viewed } from '../../db/repositories/catalogue/item-found.ts';
import { toForm } from './item-fields.ts';
import { wordsOf } from './search.ts';
import type { SearchWord } from '../../db/repositories/catalogue/item-search.ts';
import { isAnywhere } from '../../db/repositories/catalogue/item-anywhere.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { searchFor } from './search-for.ts';
import { AppError } from '../kit/app-error.ts';

type Category = components['schemas']['Category'];

type ItemCard = components['schemas']['ItemCard'];

type Item = components['schemas']['Item'];

/** All categories of a shop, parents before their children. */
export async function readCategories(orm: Orm, shopId: number): Promise<Category[]> {
  const found = await findCategories(orm, shopId);
  return found.map(({ id, name, parentId, image, itemsCount }) => ({
    id,
    name,
    parent_id: parentId,
    image: image && toImage(image),
    items_count: itemsCount,
  }));
}

/** An item as a list shows it, with the prices that this type of customer sees. */
export function toCard(type: CustomerType | undefined, item: ItemCardRow): ItemCard {
  return {
    id: item.id,
    name: item.name,
    category_id: item.categoryId,
    image: item.image && toImage(item.image),
    trade_price: item.tradePrice === null ? null : toRoubles(item.tradePrice),
    is_new: item.isNew,
    count_step: item.countStep,
    count_min: item.countMin,
    stock: item.stock,
    ...toPrices(type, item),
  };
}

/** The bounds of the price in kopecks, as the database has prices. */
const boundsOf = ({ price_min: min, price_max: max }: Query<'listItems'>): PriceBounds => ({
  minKopecks: min === undefined ? undefined : toKopecks(min),
  maxKopecks: max === undefined ? undefined : toKopecks(max),
});

/** A search text without the spaces around it; null for one of nothing but signs, which finds nothing. */
export function searchTextOf({ search_text }: { search_text: string }): string | null {
  const text = search_text.trim();
  return text !== '' && wordsOf(text).length === 0 ? null : text;
}

/** Whether somebody sees items that are hidden: who may show them again. */
const seesHidden = (customer: Caller['customer']): boolean => customer?.flags.has('edit_item') ?? false;

/** What of an item this caller sees. */
export const viewedBy = ({ shop, customer }: Pick<Caller, 'shop' | 'customer'>): Viewed => ({
  shopId: shop.id,
  seesTradePrices: seesTradePrices(customer),
  seesHidden: seesHidden(customer),
});

/** Says who sees the same of the catalogue: in one word, what they pay and what they are shown. */
export function catalogueKeptFor({ caller }: { caller: Caller }): string {
  const { customer } = caller;
  const prices = customer?.customerType ?? '';
  return [prices, seesTradePrices(customer) && 'trade', seesHidden(customer) && 'hidden'].filter(Boolean).join(' ');
}

/** Which items a list shows follows from prices where these narrow it, and from its shop's listing alone elsewhere. */
export const foundBy = ({ query }: { query: Query<'countItems'> }): ChangesWith =>
  query.discount || query.price_min !== undefined || query.price_max !== undefined ? 'catalogue' : 'listing';

/** Which items a query is about, seen by this caller. */
export const itemsAsked = ({ shop, customer }: Pick<Caller, 'shop' | 'customer'>, query: Query<'listItems'>) => ({
  ...viewedBy({ shop, customer }),
  likedBy: query.favourite && customer ? customer.id : null,
  isWholesale: customer?.customerType === 'wholesale',
  ...boundsOf(query),
});

/** Whether the filters leave out what has all of the words; without filters there is nothing to look for. */
export function isLeftOut(orm: Orm, shopId: number, query: Query<'listItems'>, words: SearchWord[]): Promise<boolean> {
  const { ids, category_id, price_min, price_max, discount, is_new, favourite } = query;
  const isNarrowed =
    discount || is_new || favourite || [ids, category_id, price_min, price_max].some((one) => one !== undefined);
  return isNarrowed ? isAnywhere(orm, { shopId, words }) : Promise.resolve(false);
}

/** What a query of the catalogue finds, with amounts in kopecks; null where it can't find anything. */
export async function searchItems(
  { db }: DomainDeps,
  caller: Caller,
  query: Query<'listItems'>,
  countOnce = countEach,
) {
  const { shop, customer } = caller;
  const text = searchTextOf(query);
  if (text === null || (query.favourite && !customer)) return null;
  const of = itemsAsked(caller, query);
  const { order_by: _order, page: _page, limit: _limit, search_text: _text, ...filters } = query;
  const list = (asked: ItemsOf) =>
    listPage(db.orm, asked, query, () =>
      countOnce({ asked, filters }, foundBy({ query }), () => countListed(db.orm, asked, query)),
    );
  return searchFor(db.orm, shop.id, text, {
    all: (words) => (words.length > 0 ? findItems(db.orm, { ...of, words }, query) : list({ ...of, words })),
    most: (words) => findItemsInPart(db.orm, { ...of, words }, query),
    isLeftOut: (words) => isLeftOut(db.orm, shop.id, query, words),
  });
}

/** An item with its texts, with the prices that the caller sees. */
export function toItem({ customer }: Caller, item: ItemRow): Item {
  return {
    ...toForm(item),
    ...toCard(customer?.customerType, item),
    version: item.version,
    category_name: item.categoryName,
    images: item.images.map(toImage),
    file_ids: seesHidden(customer) ? item.images.map(({ key }) => key) : [],
  };
}

/** An item that staff have just written, hidden or not; throws not_found. */
export async function readItem(orm: Orm, caller: Caller, id: number): Promise<Item> {
  const item = await findItem(orm, { ...viewedBy(caller), seesHidden: true }, id);
  if (!item) throw new AppError('not_found');
  return toItem(caller, item);
}
