import type { ReportTable } from '#contract/types.ts';

/** A group of a report's rows as a report of its own. */
interface Document {
  title: string;
  note: string;
  table: ReportTable;
}

/** The groups of a report, each as a report of its own. */
export function documentsOf({ columns, groups, rows, pictures }: ReportTable): Document[] {
  let start = 0;
  return groups.map(({ title, note, rows: count, has_total }) => {
    const end = start + count;
    const own = { rows: rows.slice(start, end), pictures: pictures.slice(start, end) };
    start = end;
    return { title, note, table: { columns, groups: [], ...own, has_total } };
  });
}
