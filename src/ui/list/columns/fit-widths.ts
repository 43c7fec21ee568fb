import { NARROWEST } from './column-view.ts';
import type { HeadedColumn } from './headed-column.ts';

const isFlexible = ({ width }: HeadedColumn): boolean => width === undefined;

/** In pixels; of a column without a width the least that it may have. */
const pixelsIn = ({ width }: HeadedColumn, tableWidth: number): number => {
  if (width === undefined) return NARROWEST;
  return typeof width === 'number' ? width : Math.round((Number.parseFloat(width) / 100) * tableWidth);
};

/** How wide a column is, and may become, in pixels. */
interface WidthRange {
  now: number;
  max: number;
}

/** The range of each column: it takes what those without a width can give or, where there are none, its neighbour. */
export function rangesOf(columns: readonly HeadedColumn[], tableWidth: number): readonly WidthRange[] {
  const taken = columns.reduce((all, one) => all + (isFlexible(one) ? 0 : pixelsIn(one, tableWidth)), 0);
  const flexible = columns.filter(isFlexible).length;
  const each = Math.max(NARROWEST, Math.floor((tableWidth - taken) / Math.max(1, flexible)));
  const widths = columns.map((one) => (isFlexible(one) ? each : pixelsIn(one, tableWidth)));
  return widths.map((now, place) => {
    const givers = flexible - Number(columns[place]?.width === undefined);
    const beside = widths[place + 1] ?? widths[place - 1] ?? NARROWEST;
    const spare = givers > 0 ? givers * (each - NARROWEST) : beside - NARROWEST;
    return { now, max: now + Math.max(0, spare) };
  });
}

/**
 * The columns with the widths that a person has given them. Where the table has got too narrow for these, as on another
 * screen, they share what the other columns leave.
 */
export function fitWidths(
  columns: readonly HeadedColumn[],
  widths: Readonly<Record<string, number>>,
  tableWidth: number,
): readonly HeadedColumn[] {
  const given = columns.filter(({ id }) => widths[id] !== undefined);
  const wanted = given.reduce((all, { id }) => all + (widths[id] ?? 0), 0);
  const others = columns
    .filter((column) => !given.includes(column))
    .reduce((all, one) => all + pixelsIn(one, tableWidth), 0);
  // Before it is measured they are as they were where they were given.
  const share = tableWidth > 0 && wanted > 0 ? Math.min(1, (tableWidth - others) / wanted) : 1;
  return columns.map((column) => {
    const width = widths[column.id];
    return width === undefined ? column : { ...column, width: Math.max(NARROWEST, Math.floor(width * share)) };
  });
}
