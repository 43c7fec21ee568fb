import { scrollPadding, type ListPosition } from '#ui/list/virtual/use-page-in-address.ts';

/** The sizes of a grid of equal cards, in pixels. */
export interface ListGeometry {
  width: number;
  cell: { width: number; height: number };
  rowGap: number;
  columnGap: number;
  columns: number;
}

/** Measures the first card of a grid; null without a layout. */
export function readGeometry(grid: HTMLElement | null): ListGeometry | null {
  const cell = grid?.firstElementChild?.getBoundingClientRect();
  if (!grid || !cell || cell.height === 0) return null;
  const { rowGap, columnGap, gridTemplateColumns } = getComputedStyle(grid);
  return {
    width: grid.getBoundingClientRect().width,
    cell: { width: cell.width, height: cell.height },
    rowGap: Number.parseFloat(rowGap) || 0,
    columnGap: Number.parseFloat(columnGap) || 0,
    columns: gridTemplateColumns.split(' ').length,
  };
}

/** The height in pixels that `count` more cards add to the grid. */
export function heightOf(count: number, { cell, rowGap, columns }: ListGeometry): number {
  return Math.ceil(count / columns) * (cell.height + rowGap);
}

/** Where a list is on the screen whose first rows are in this grid; null without a layout. */
export function positionOf(grid: HTMLElement | null): ListPosition | null {
  const geometry = readGeometry(grid);
  return (
    grid &&
    geometry && {
      passed: scrollPadding() - grid.getBoundingClientRect().top,
      rowHeight: geometry.cell.height + geometry.rowGap,
      columns: geometry.columns,
    }
  );
}
