import type { components } from '#contract/types.ts';
import { defineOperation } from '../../contract/operation.ts';
import type { ShopItemRow } from '../../db/repositories/catalogue/shop-items.ts';
import { toImage } from '../kit/images.ts';
import { toRoubles } from '../kit/money.ts';
import { mapPage } from '../kit/pages.ts';
import { seesTradePrices } from './prices.ts';
import { searchShopItems } from './shop-items.ts';

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

/** A page of the shop's items as staff keep them; throws as `searchShopItems`. */
export const listShopItems = defineOperation('listShopItems', async (deps, { caller, query }) =>
  mapPage(await searchShopItems(deps, caller, query), toShopItem(seesTradePrices(caller.customer))),
);
