import type { ItemColumn, ItemImportChange, ItemImportVerdict, Permission } from '#contract/types.ts';
import { mostCount } from '#common/fit-count.ts';
import type { ItemFields } from '../../db/repositories/catalogue/item-columns.ts';
import type { ItemInFile } from '../../db/repositories/catalogue/item-file.ts';
import type { ImportRowProblem } from '../../db/schema/item-import.ts';
import { itemFileTexts } from '../../texts/item-files.strings.ts';
import { blankItem } from '../catalogue/item-fields.ts';
import type { Cell } from '../report/table.ts';
import type { Reading } from './cells.ts';
import { itemColumns } from './columns.ts';
import { readGuarded } from './guard.ts';

const { problems: texts } = itemFileTexts;

/** What rows are judged with. */
export interface Judging extends Omit<Reading, 'kept'> {
  /** What each column holds; null for one that is left out. */
  fields: readonly (ItemColumn | null)[];
  /** The path of each category by its id. */
  paths: ReadonlyMap<number, string>;
  flags: ReadonlySet<Permission>;
}

/** What becomes of a row. */
export interface Judged {
  verdict: ItemImportVerdict;
  /** What it writes. */
  fields: Partial<ItemFields>;
  changes: ItemImportChange[];
  problems: ImportRowProblem[];
}

/** What clears a field. */
const CLEAR = '-';

const toText = (cell: Cell): string => (cell === null ? '' : String(cell).replaceAll('\r\n', '\n').trim());

/** The cell of a field; empty where no column holds it. */
export function cellOf(cells: readonly string[], fields: Judging['fields'], field: ItemColumn): string {
  const place = fields.indexOf(field);
  return place === -1 ? '' : readGuarded((cells[place] ?? '').trim()).trim();
}

/** An item is found by its article in any case, so that another case changes nothing. */
const isSame = (field: ItemColumn, text: string, now: string): boolean =>
  text === now || (field === 'article' && text.toLowerCase() === now.toLowerCase());

const blank: ItemInFile = { ...blankItem, deletedAt: null, id: 0, version: 0 };

const noSpaces = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

/**
 * What a stock in a file does where the file also says which stock the item had at its export: nothing where it is
 * still that one, and where orders have moved the stock meanwhile it has to be looked at again.
 */
function stockSinceExport(
  text: string,
  cells: readonly string[],
  { judging, item }: { judging: Judging; item: ItemInFile },
): 'same' | 'free' | { problem: string } {
  const seen = cellOf(cells, judging.fields, 'stock_at_export');
  if (seen === '') return 'free';
  const typed = text === CLEAR ? itemFileTexts.uncounted : text;
  const now = toText(item.stock ?? itemFileTexts.uncounted);
  if ([seen, now].some((one) => noSpaces(one) === noSpaces(typed))) return 'same';
  return noSpaces(now) === noSpaces(seen) ? 'free' : { problem: texts.stockMoved(seen, now) };
}

function readCells(cells: readonly string[], judging: Judging, item: ItemInFile | null) {
  const fields: Partial<ItemFields> = {};
  const problems: ImportRowProblem[] = [];
  for (const { field, write, read, cleared } of itemColumns) {
    const place = judging.fields.indexOf(field);
    const raw = place === -1 ? '' : (cells[place] ?? '').trim();
    if (raw === '' || !read) continue;
    const text = readGuarded(raw).trim();
    if (field === 'stock' && item) {
      const since = stockSinceExport(text, cells, { judging, item });
      if (typeof since === 'object') problems.push({ field, detail: since.problem });
      if (since !== 'free') continue;
    }
    if (raw === CLEAR) {
      if (cleared) Object.assign(fields, cleared);
      else problems.push({ field, detail: texts.notCleared });
      continue;
    }
    // What an export wrote is unchanged, whatever else it could mean.
    if (item && isSame(field, text, toText(write(item, judging)))) continue;
    const found = read(text, { ...judging, kept: item?.images ?? [] });
    if ('problem' in found) {
      const { problem: detail, ...missing } = found;
      problems.push({ field, detail, ...missing });
    }
    if ('value' in found) Object.assign(fields, found.value);
  }
  return { fields, problems };
}

/** The fields that differ, as cells of a file. */
function changesOf(fields: Partial<ItemFields>, judging: Judging, item: ItemInFile | null): ItemImportChange[] {
  const before = item ?? blank;
  const after = { ...before, ...fields };
  return itemColumns.flatMap(({ field, sets, write }) => {
    if (!sets || !(sets in fields)) return [];
    const [old, made] = [toText(write(before, judging)), toText(write(after, judging))];
    return item && old === made ? [] : [{ field, before: item ? old : '', after: made }];
  });
}

/** What becomes of a row that is about this item, or about a new one. */
export function judge(cells: readonly string[], judging: Judging, item: ItemInFile | null): Judged {
  const { fields, problems } = readCells(cells, judging, item);
  const told = new Set(problems.map(({ field }) => field));
  if (!item)
    for (const { field, sets, isNeeded } of itemColumns)
      if (isNeeded && sets && fields[sets] === undefined && !told.has(field))
        problems.push({ field, detail: texts.needed });
  const { countStep, countMin } = { ...(item ?? blank), ...fields };
  const most = mostCount({ count_step: countStep });
  if (countMin > most) problems.push({ field: 'count_min', detail: texts.minimumTooMuch(most) });
  const changes = changesOf(fields, judging, item);
  const verdict = item ? (changes.length > 0 ? 'update' : 'same') : 'create';
  if (verdict === 'update' && item?.deletedAt) problems.push({ field: null, detail: texts.deleted });
  if (verdict === 'create' && !judging.flags.has('create_item'))
    problems.push({ field: null, detail: texts.mayNotCreate });
  if (verdict === 'update' && !judging.flags.has('edit_item')) problems.push({ field: null, detail: texts.mayNotEdit });
  return problems.length > 0
    ? { verdict: 'error', fields: {}, changes: [], problems }
    : { verdict, fields: verdict === 'same' ? {} : fields, changes, problems };
}
