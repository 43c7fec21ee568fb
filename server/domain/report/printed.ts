import type { ReportTable } from '#contract/types.ts';
import { momentText } from './clock.ts';
import type { Cell, Table } from './table.ts';

/** The table as a page prints it: the titles of its groups stand for the columns that they repeat. */
export async function printTable({
  columns,
  portions,
  groups,
  pictures = [],
  hasTotal = false,
}: Table): Promise<ReportTable> {
  const all = columns.map((column, place) => ({ ...column, place }));
  const besideTitles = all.filter(({ name }) => !groups?.inTitles.includes(name));
  // Nothing but what the titles say was asked for.
  const shown = besideTitles.length > 0 ? besideTitles : all;
  const rows: Cell[][] = [];
  for await (const portion of portions)
    for (const row of portion)
      rows.push(
        shown.map(({ kind, place }) => {
          const cell = row[place] ?? null;
          return kind === 'moment' && typeof cell === 'number' ? momentText(cell) : cell;
        }),
      );
  return {
    columns: shown.map(({ name, title, kind }) => ({ name, title, kind })),
    groups: groups?.list ?? [],
    rows,
    pictures: pictures.some((url) => url !== null) ? [...pictures] : [],
    has_total: hasTotal,
  };
}
