import type { components, Query } from '#contract/types.ts';
import type { Orm } from '../../db/engine/types.ts';
import { findCategories } from '../../db/repositories/catalogue/category.ts';
import { lookUpWords, type SearchWord } from '../../db/repositories/catalogue/item-search.ts';
import { type Page, toPage } from '../../db/query/page.ts';
import { findItem, findItems, type ItemCardRow, type PriceBounds } from '../../db/repositories/catalogue/item.ts';
import { AppError } from '../kit/app-error.ts';
import { toImage } from '../kit/images.ts';
import { toKopecks, toRoubles } from '../kit/money.ts';
import { mapPage } from '../kit/pages.ts';
import type { CustomerType, Caller } from '../access/caller.ts';
import { toPrices } from './prices.ts';
import { formsOf, inOtherLayout, swapsOf, wordsOf } from './search.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';

type Category = components['schemas']['Category'];
type ItemCard = components['schemas']['ItemCard'];
type Item = components['schemas']['Item'];

/** All categories, parents before their children. */
export async function listCategories({ db }: DomainDeps, { shop }: Caller): Promise<Category[]> {
  const found = await findCategories(db.orm, shop.id);
  return found.map(({ id, name, parentId, image, itemsCount }) => ({
    id,
    name,
    parent_id: parentId,
    image: image && toImage(image),
    items_count: itemsCount,
  }));
}

function toCard(type: CustomerType | undefined, item: ItemCardRow): ItemCard {
  return {
    id: item.id,
    name: item.name,
    category_id: item.categoryId,
    image: item.image && toImage(item.image),
    trade_price: item.tradePrice === null ? null : toRoubles(item.tradePrice),
    is_new: item.isNew,
    ...toPrices(type, item),
  };
}

/** Replaces unknown words by the nearest words of the shop's items; null where nothing is replaced. */
async function correctWords(orm: Orm, shopId: number, words: string[]): Promise<SearchWord[] | null> {
  const found = await lookUpWords(
    orm,
    shopId,
    words.map((word) => ({ word, forms: formsOf(word), swaps: swapsOf(word) })),
  );
  const corrected = words.map((word, index): SearchWord => {
    const lookedUp = found[index];
    const [nearest, ...others] = lookedUp && !lookedUp.isKnown ? lookedUp.near : [];
    return nearest === undefined ? formsOf(word) : [nearest, ...others];
  });
  return corrected.some(([form], index) => form !== words[index]) ? corrected : null;
}

/** The bounds of the price in kopecks, as the database has prices. */
const boundsOf = ({ price_min: min, price_max: max }: Query<'listItems'>): PriceBounds => ({
  minKopecks: min === undefined ? undefined : toKopecks(min),
  maxKopecks: max === undefined ? undefined : toKopecks(max),
});

type Find = (words: SearchWord[]) => Promise<Page<ItemCardRow>>;

/** What a search finds, and the other text that it was read as, if any: in the other keyboard layout, or without one typing error. */
async function searchFor(orm: Orm, shopId: number, text: string, find: Find) {
  const typed = wordsOf(text);
  const found = await find(typed.map(formsOf));
  if (found.total > 0 || typed.length === 0) return { found, readAs: null };
  const otherLayout = inOtherLayout(text);
  const otherWords = otherLayout === undefined ? [] : wordsOf(otherLayout);
  if (otherWords.length > 0) {
    const others = await find(otherWords.map(formsOf));
    if (others.total > 0) return { found: others, readAs: otherWords.join(' ') };
  }
  const corrected = await correctWords(orm, shopId, typed);
  const near = corrected && (await find(corrected));
  if (!near || near.total === 0) return { found, readAs: null };
  return { found: near, readAs: corrected.map(([word]) => word).join(' ') };
}

/** A page of the catalogue. A search of nothing but signs finds nothing. */
export async function listItems(
  { db }: DomainDeps,
  { shop, customer }: Caller,
  query: Query<'listItems'>,
): Promise<components['schemas']['ItemList']> {
  const text = query.search_text.trim();
  const hasOnlySigns = text !== '' && wordsOf(text).length === 0;
  if (hasOnlySigns || (query.favourite && !customer))
    return { ...toPage(query, { total: 0, result: [] }), searched_as: null };
  const of = {
    shopId: shop.id,
    markedBy: query.favourite && customer ? customer.id : null,
    isWholesale: customer?.customerType === 'wholesale',
  };
  const { found, readAs } = await searchFor(db.orm, shop.id, text, (words) =>
    findItems(db.orm, { ...of, ...boundsOf(query), words }, query),
  );
  return { ...mapPage(found, (item) => toCard(customer?.customerType, item)), searched_as: readAs };
}

/** One item; throws not_found. */
export async function getItem({ db }: DomainDeps, { shop, customer }: Caller, id: number): Promise<Item> {
  const item = await findItem(db.orm, shop.id, id);
  if (!item) throw new AppError('not_found');
  return {
    ...toCard(customer?.customerType, item),
    description: item.description,
    category_name: item.categoryName,
    images: item.images.map(toImage),
  };
}
