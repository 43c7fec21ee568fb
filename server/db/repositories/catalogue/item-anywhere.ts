import { sql } from 'drizzle-orm';
import { buildOnce, type Places } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { oneRow } from '../../query/page.ts';
import { foundWithAll, type ItemsOf, type Shape, type Values } from './item-found.ts';
import { wordValues } from './item-search.ts';

const anywhere = buildOnce((orm, places: Places<Values>, shape: Shape) => {
  const found = foundWithAll(orm, places, shape);
  return orm
    .with(found)
    .select({ isThere: sql<boolean>`exists (select from ${found})` })
    .from(oneRow);
});

/** Whether the shop has an item with all words, among those that filters leave out too. */
export async function isAnywhere(orm: Orm, { shopId, words }: Pick<ItemsOf, 'shopId' | 'words'>): Promise<boolean> {
  const values: Values = {
    shopId,
    seesTradePrices: false,
    seesHidden: false,
    likedBy: null,
    minKopecks: undefined,
    maxKopecks: undefined,
  };
  const shape = { order_by: 'popular', discount: false, is_new: false, isWholesale: false } as const;
  const [read] = await anywhere(orm, { ...values, ...wordValues(words) }, { ...shape, words: words.length });
  return read?.isThere === true;
}
