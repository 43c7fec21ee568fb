import { NARROWEST } from './column-view.ts';
import type { HeadedColumn } from './table-head.tsx';

/**
 * The columns with the widths that a person has given them. Where the table has got too narrow for these, as on another
 * screen, they share what the other columns leave.
 */
export function fitWidths(
  columns: readonly HeadedColumn[],
  widths: Readonly<Record<string, number>>,
  tableWidth: number,
): readonly HeadedColumn[] {
  const pixelsOf = ({ width }: HeadedColumn): number => {
    if (width === undefined) return NARROWEST;
    return typeof width === 'number' ? width : (Number.parseFloat(width) / 100) * tableWidth;
  };
  const given = columns.filter(({ id }) => widths[id] !== undefined);
  const wanted = given.reduce((all, { id }) => all + (widths[id] ?? 0), 0);
  const others = columns.filter((column) => !given.includes(column)).reduce((all, one) => all + pixelsOf(one), 0);
  // Before it is measured they are as they were where they were given.
  const share = tableWidth > 0 && wanted > 0 ? Math.min(1, (tableWidth - others) / wanted) : 1;
  return columns.map((column) => {
    const width = widths[column.id];
    return width === undefined ? column : { ...column, width: Math.max(NARROWEST, Math.floor(width * share)) };
  });
}
