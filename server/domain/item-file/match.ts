import type { Orm } from '../../db/engine/types.ts';
import {
  findByArticles,
  findItemsForFile,
  type ItemInFile,
  lockItemsForFile,
} from '../../db/repositories/catalogue/item-file.ts';
import { itemFileTexts } from '../../texts/item-files.strings.ts';
import { cellOf, type Judging } from './judge.ts';

const { problems } = itemFileTexts;

/** The item that a row is about; null for a new one, and why none can be found. */
export interface Match {
  item: ItemInFile | null;
  problem: string | null;
}

interface MatchOptions {
  shopId: number;
  fields: Judging['fields'];
  /** Whether the items are held until the transaction ends. */
  areHeld?: boolean;
}

/**
 * Whether a row is about the item of its number, though no live item has its article: an item without one gets it, and
 * a deleted one still had it.
 */
const isMeant = ({ article, deletedAt }: ItemInFile, asked: string): boolean =>
  deletedAt === null ? article === '' : article.toLowerCase() === asked.toLowerCase();

/** Finds the items of rows: by article, and without one by the number that an export gave them. */
export async function matchRows(
  orm: Orm,
  { shopId, fields, areHeld = false }: MatchOptions,
  rows: readonly (readonly string[])[],
): Promise<Match[]> {
  const keys = rows.map((cells) => {
    const number = cellOf(cells, fields, 'id');
    return { article: cellOf(cells, fields, 'article'), id: /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null };
  });
  const articles = [...new Set(keys.flatMap(({ article }) => article || []))];
  const ids = await findByArticles(orm, shopId, articles);
  const wanted = [...new Set([...ids.values(), ...keys.flatMap(({ id }) => id ?? [])])];
  const read = areHeld ? lockItemsForFile : findItemsForFile;
  const items = new Map((wanted.length > 0 ? await read(orm, shopId, wanted) : []).map((item) => [item.id, item]));
  return keys.map(({ article, id }): Match => {
    const numbered = id === null ? undefined : items.get(id);
    if (article !== '') {
      const named = items.get(ids.get(article) ?? 0);
      return { item: named ?? (numbered && isMeant(numbered, article) ? numbered : null), problem: null };
    }
    if (id === null) return { item: null, problem: problems.needsArticle };
    return numbered ? { item: numbered, problem: null } : { item: null, problem: problems.unknownNumber };
  });
}
