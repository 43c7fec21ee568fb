import type { ItemColumn } from '#contract/types.ts';
import { itemColumnTitles, knownTitles } from '../../texts/item-files.strings.ts';
import { itemColumns } from './columns.ts';

const plain = (title: string): string => title.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** A title as it is remembered and compared. */
export const titleKey = plain;

const known = new Map(
  itemColumns
    .map(({ field }) => field)
    .flatMap((field) =>
      [itemColumnTitles[field], field, ...(knownTitles[field] ?? [])].map((title) => [plain(title), field] as const),
    ),
);

/** What columns of these titles hold: as somebody last said, else by their usual names; no field twice. */
export function mapTitles(
  titles: readonly string[],
  remembered: ReadonlyMap<string, ItemColumn | null>,
): (ItemColumn | null)[] {
  const taken = new Set<ItemColumn>();
  return titles.map((title) => {
    const said = remembered.get(plain(title));
    const field = said === undefined ? (known.get(plain(title)) ?? null) : said;
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
