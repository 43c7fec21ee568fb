import type { ListedLine } from '#contract/types.ts';
import { usePermission } from '#entities/shop/shop-context.tsx';
import { LIST_BUFFER_PX } from '#machines/kit/constants.ts';
import { ChevronDownIcon } from '#ui/later-icons.tsx';
import type { RowMarks } from '#ui/list/selection/row-marks.ts';
import { Skeleton, UnstyledButton } from '@mantine/core';
import { FlexRender, useTable } from '@tanstack/react-table';
import { useMemo, type ComponentProps } from 'react';
import { TableVirtuoso } from 'react-virtuoso';
import { features, lineColumns, type LineColumn } from './line-columns.tsx';
import classes from './line-table.module.css';
import { useLineView, type LineView } from './line-view.ts';
import { linesStrings } from './lines.strings.ts';

/** Every row has this height, so that the list's height is known before its rows. */
const ROW_PX = 57;
/** The column of checkboxes. */
const MARK_PX = 44;
/** The page's own header, which stays above the table's. */
const HEADER_PX = 65;
/** The rows that are rendered before anything is measured. */
const UNMEASURED = 20;

const widths: Readonly<Partial<Record<LineColumn, number>>> = {
  picture: 64,
  count: 76,
  price: 124,
  sum: 132,
  state: 132,
  customer: 128,
  order: 168,
  purchase: 136,
  date: 132,
};
const sorts: Readonly<Partial<Record<LineColumn, 'customer' | 'description' | 'price' | 'sum' | 'state'>>> = {
  customer: 'customer',
  description: 'description',
  price: 'price',
  sum: 'sum',
  state: 'state',
};
const amountColumns = new Set<string>(['count', 'price', 'sum'] satisfies LineColumn[]);

type Sort = LineView['sort'];

interface Context {
  total: number;
}

type RowProps = ComponentProps<'tr'> & { 'data-index': number; item?: unknown; context: Context };

function Table({ context, ...props }: ComponentProps<'table'> & { context: Context }) {
  return (
    <table {...props} className={classes['table']} aria-label={linesStrings.table} aria-rowcount={context.total + 1} />
  );
}

function Row({ context: _context, item: _item, ...props }: RowProps) {
  return <tr {...props} className={classes['row']} aria-rowindex={props['data-index'] + 2} />;
}

function Head({ context: _context, ...props }: ComponentProps<'thead'> & { context: Context }) {
  return <thead {...props} style={{ ...props.style, top: HEADER_PX }} />;
}

/** Keeps the place of the rows that are not rendered. */
function Filler({ height }: { height: number }) {
  return (
    <tr aria-hidden="true">
      <td className={classes['filler']} style={{ height }}>
        {null}
      </td>
    </tr>
  );
}

const components = { Table, TableRow: Row, TableHead: Head, FillerRow: Filler };

interface HeadCellProps {
  column: LineColumn;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

function HeadCell({ column, sort, onSort }: HeadCellProps) {
  const title = linesStrings.columns[column];
  const by = sorts[column];
  const direction =
    by === undefined ? undefined : sort === by ? 'ascending' : sort === `-${by}` ? 'descending' : 'none';
  const content =
    by === undefined ? (
      title
    ) : (
      <UnstyledButton
        className={classes['sort'] ?? ''}
        aria-label={linesStrings.sortBy(title)}
        // From up to down, and then back to the newest first.
        onClick={() => onSort(sort === by ? `-${by}` : sort === `-${by}` ? undefined : by)}
      >
        {title}
        <ChevronDownIcon size={14} />
      </UnstyledButton>
    );
  return (
    <th
      scope="col"
      style={{ width: widths[column] }}
      className={amountColumns.has(column) ? classes['amount'] : undefined}
      aria-sort={direction}
    >
      {content}
    </th>
  );
}

interface LineTableProps {
  total: number;
  loaded: ListedLine[];
  lineAt: (index: number) => ListedLine | undefined;
  onRange: (range: { startIndex: number; endIndex: number }) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Null where lines can't be selected. */
  marks: RowMarks<ListedLine> | null;
}

/** The lines as a table of which only the rows near the window are rendered. */
export function LineTable({ total, loaded, lineAt, onRange, sort, onSort, marks }: LineTableProps) {
  const { columns, hidden } = useLineView();
  const seesPurchases = usePermission('get_purchase');
  const state = useMemo(
    () => ({
      columnOrder: [...columns],
      columnVisibility: {
        ...Object.fromEntries(hidden.map((name) => [name, false])),
        ...(!seesPurchases && { purchase: false }),
      },
    }),
    [columns, hidden, seesPurchases],
  );
  const table = useTable({ features, columns: lineColumns, data: loaded, getRowId: ({ id }) => String(id), state });
  const shown = table.getVisibleLeafColumns();
  const { rowsById } = table.getRowModel();
  const cellsAt = (index: number) => {
    const line = lineAt(index);
    const row = line && rowsById[String(line.id)];
    if (!row)
      return (
        <td colSpan={shown.length + Number(marks !== null)}>
          <Skeleton h={24} role="status" aria-label={linesStrings.loadingRow} />
        </td>
      );
    return (
      <>
        {marks && <td className={classes['mark']}>{marks.box(line)}</td>}
        {row.getVisibleCells().map((cell) => (
          <td key={cell.id} className={amountColumns.has(cell.column.id) ? classes['amount'] : undefined}>
            <FlexRender cell={cell} />
          </td>
        ))}
      </>
    );
  };
  const headRow = () => (
    <tr aria-rowindex={1}>
      {marks && (
        <th scope="col" className={classes['mark']} style={{ width: MARK_PX }}>
          {marks.head.content}
        </th>
      )}
      {shown.map(({ id }) => (
        <HeadCell key={id} column={id as LineColumn} sort={sort} onSort={onSort} />
      ))}
    </tr>
  );
  return (
    <TableVirtuoso
      useWindowScroll
      totalCount={total}
      fixedItemHeight={ROW_PX}
      initialItemCount={Math.min(total, UNMEASURED)}
      increaseViewportBy={LIST_BUFFER_PX}
      components={components}
      context={{ total }}
      rangeChanged={onRange}
      fixedHeaderContent={headRow}
      itemContent={cellsAt}
    />
  );
}
