import type { components } from '#contract/types.ts';
import type { Database } from '../db/engine/types.ts';
import { findCategories } from '../db/repositories/category.ts';
import { lookUpWords, type SearchWord } from '../db/repositories/item-search.ts';
import { findItem, findItems, type ItemCardRow, type ItemOrder } from '../db/repositories/item.ts';
import { AppError } from './app-error.ts';
import { toImage } from './images.ts';
import { toKopecks, toRoubles } from './money.ts';
import { type Page, toPage } from './pages.ts';
import type { CustomerType, Visitor } from './person.ts';
import { toPrices } from './prices.ts';
import { formsOf, swapsOf, wordsOf } from './search.ts';

type Category = components['schemas']['Category'];
type ItemCard = components['schemas']['ItemCard'];
type Item = components['schemas']['Item'];

/** What a list of items is asked for. */
export interface ItemQuery {
  searchText: string;
  categoryId: number | null;
  /** Only what this customer has marked; a guest has marked nothing. */
  favourite?: boolean;
  /** What this person pays for one, in roubles. */
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  /** Only those with a discount. */
  isReduced?: boolean;
  /** Only new ones. */
  isNew?: boolean;
  orderBy: ItemOrder;
  page: number;
  limit: number;
}

/** All categories, parents before their children. */
export async function listCategories(db: Database, { shop }: Visitor): Promise<Category[]> {
  const found = await findCategories(db.orm, shop.id);
  return found.map(({ image, ...category }) => ({ ...category, image: image && toImage(image) }));
}

function toCard(type: CustomerType | undefined, item: ItemCardRow): ItemCard {
  return {
    id: item.id,
    name: item.name,
    category_id: item.category_id,
    image: item.image && toImage(item.image),
    trade_price: item.trade_price === null ? null : toRoubles(item.trade_price),
    is_new: item.is_new,
    ...toPrices(type, item),
  };
}

/** Puts the nearest words that the shop has in place of the ones it hasn't; null where there is nothing to put. */
async function correctWords(db: Database, shopId: number, words: string[]): Promise<SearchWord[] | null> {
  const found = await lookUpWords(db.orm, shopId, words.map((word) => ({ word, forms: formsOf(word), swaps: swapsOf(word) })));
  const corrected = words.map((word, index): SearchWord => {
    const lookedUp = found[index];
    const [nearest, ...others] = lookedUp && !lookedUp.is_known ? lookedUp.near : [];
    return nearest === undefined ? formsOf(word) : [nearest, ...others];
  });
  return corrected.some(([form], index) => form !== words[index]) ? corrected : null;
}

/** A page of the catalogue. Where nothing has all the words, those that nothing has are read as one typo away. */
export async function listItems(db: Database, { shop, customer }: Visitor, query: ItemQuery): Promise<Page<ItemCard>> {
  if (query.favourite && !customer) return toPage([], 0, query);
  const typed = wordsOf(query.searchText);
  const find = (words: SearchWord[]) =>
    findItems(db.orm, {
      shopId: shop.id,
      words,
      categoryId: query.categoryId,
      markedBy: query.favourite ? customer?.id : undefined,
      priceMin: query.priceMin === undefined ? undefined : toKopecks(query.priceMin),
      priceMax: query.priceMax === undefined ? undefined : toKopecks(query.priceMax),
      isReduced: query.isReduced,
      isNew: query.isNew,
      orderBy: query.orderBy,
      isWholesale: customer?.customerType === 'wholesale',
      offset: (query.page - 1) * query.limit,
      limit: query.limit,
    });
  let found = await find(typed.map(formsOf));
  if (found.total === 0 && typed.length > 0) {
    const corrected = await correctWords(db, shop.id, typed);
    if (corrected) found = await find(corrected);
  }
  return toPage(found.result.map((item) => toCard(customer?.customerType, item)), found.total, query);
}

/** One item; throws not_found. */
export async function getItem(db: Database, { shop, customer }: Visitor, id: number): Promise<Item> {
  const item = await findItem(db.orm, shop.id, id);
  if (!item) throw new AppError('not_found');
  return {
    ...toCard(customer?.customerType, item),
    description: item.description,
    category_name: item.category_name,
    images: item.images.map(toImage),
  };
}
