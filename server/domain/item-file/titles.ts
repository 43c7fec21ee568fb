import type { ItemColumn } from '#contract/types.ts';
import { itemColumnTitles } from '#common/item-columns.strings.ts';
import { knownTitles } from '../../texts/item-files.strings.ts';
import { itemColumns } from './columns.ts';
import { readGuarded } from './guard.ts';

/** A title as it is remembered and compared: without what guards a file against formulas. */
export const titleKey = (title: string): string => readGuarded(title.replaceAll(/\s+/g, ' ').trim()).toLowerCase();

const known = new Map(
  itemColumns
    .map(({ field }) => field)
    .flatMap((field) =>
      [itemColumnTitles[field], field, ...(knownTitles[field] ?? [])].map((title) => [titleKey(title), field] as const),
    ),
);

/** What columns of these titles hold: as somebody last said, else by their usual names; no field twice. */
export function mapTitles(
  titles: readonly string[],
  remembered: ReadonlyMap<string, ItemColumn | null>,
): (ItemColumn | null)[] {
  const taken = new Set<ItemColumn>();
  return titles.map((title) => {
    const said = remembered.get(titleKey(title));
    const field = said === undefined ? (known.get(titleKey(title)) ?? null) : said;
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
