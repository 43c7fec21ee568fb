import type { ListedLine } from '#contract/types.ts';
import { ChevronDownIcon } from '#ui/later-icons.tsx';
import type { RowBoxes } from '#ui/list/selection/row-boxes.ts';
import { useIsRoomy } from '#ui/list/use-is-wide.ts';
import type { VirtualRows } from '#ui/list/virtual/use-virtual-rows.ts';
import type { HeadedColumn } from '#ui/list/columns/headed-column.ts';
import type { ColumnLayout } from '#ui/list/columns/use-columns.ts';
import { VirtualTable } from '#ui/list/virtual/virtual-table.tsx';
import { UnstyledButton } from '@mantine/core';
import { FlexRender, useTable } from '@tanstack/react-table';
import { useMemo, type ComponentProps } from 'react';
import { features, lineColumns, type LineColumn } from './line-columns.tsx';
import classes from './line-table.module.css';
import type { LineSort as Sort } from './line-view.ts';
import { linesStrings } from './lines.strings.ts';

const widths: Readonly<Partial<Record<LineColumn, HeadedColumn['width']>>> = {
  picture: 40,
  comment: '15%',
  count: 46,
  price: 92,
  sum: 96,
  state: 108,
  customer: 168,
  order: 62,
  purchase: 72,
  date: 138,
};
/** Where names are whole: what an order waits for and what a purchase is called are whole too. */
const roomyWidths: typeof widths = { ...widths, comment: '14.5%', sum: 98, order: 204, purchase: '15%' };
const sorts: Readonly<Partial<Record<LineColumn, 'customer' | 'description' | 'price' | 'sum' | 'state'>>> = {
  customer: 'customer',
  description: 'description',
  price: 'price',
  sum: 'sum',
  state: 'state',
};
const amountColumns = new Set<LineColumn>(['count', 'price', 'sum']);

/** By what a column orders the rows now; undefined for one that doesn't. */
function directionOf(column: LineColumn, sort: Sort): ComponentProps<'th'>['aria-sort'] {
  const by = sorts[column];
  if (by === undefined) return undefined;
  if (sort === by) return 'ascending';
  return sort === `-${by}` ? 'descending' : 'none';
}

interface HeadCellProps {
  column: LineColumn;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

function HeadCell({ column, sort, onSort }: HeadCellProps) {
  const title = linesStrings.columns[column];
  const by = sorts[column];
  if (by === undefined) return title;
  return (
    <UnstyledButton
      className={classes['sort'] ?? ''}
      data-amount={amountColumns.has(column) || undefined}
      aria-label={linesStrings.sortBy(title)}
      // From up to down, and then back to the newest first.
      onClick={() => onSort(sort === by ? `-${by}` : sort === `-${by}` ? undefined : by)}
    >
      {title}
      <ChevronDownIcon size={14} />
    </UnstyledButton>
  );
}

interface LineTableProps {
  rows: VirtualRows<ListedLine>;
  layout: ColumnLayout;
  rowHeight: number;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Null where lines can't be selected. */
  boxes: RowBoxes<ListedLine> | null;
}

/** The lines as a table, with the columns that the person wants. */
export function LineTable({ rows, layout, rowHeight, sort, onSort, boxes }: LineTableProps) {
  const isRoomy = useIsRoomy();
  const { columns, hidden } = layout;
  const state = useMemo(
    () => ({
      columnOrder: [...columns],
      columnVisibility: Object.fromEntries(
        Object.keys(linesStrings.columns).map((name) => [name, columns.includes(name) && !hidden.includes(name)]),
      ),
    }),
    [columns, hidden],
  );
  const table = useTable({
    features,
    columns: lineColumns,
    data: rows.loaded,
    getRowId: ({ id }) => String(id),
    state,
  });
  const shown = table.getVisibleLeafColumns().map(({ id }) => id as LineColumn);
  const { rowsById } = table.getRowModel();
  return (
    <VirtualTable
      label={linesStrings.table}
      rows={rows}
      rowHeight={rowHeight}
      columns={shown.map((id) => ({
        id,
        title: linesStrings.columns[id],
        head: <HeadCell column={id} sort={sort} onSort={onSort} />,
        width: (isRoomy ? roomyWidths : widths)[id],
        kind: amountColumns.has(id) ? 'amount' : undefined,
        sort: directionOf(id, sort),
      }))}
      cellsOf={({ id }) =>
        rowsById[String(id)]?.getVisibleCells().map((cell) => <FlexRender key={cell.id} cell={cell} />)
      }
      layout={layout}
      boxes={boxes}
    />
  );
}
