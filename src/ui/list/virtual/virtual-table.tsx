import { statesStrings } from '#ui/states/states.strings.ts';
import { Skeleton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { Fragment, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { TableVirtuoso } from 'react-virtuoso';
import { fitWidths } from '../columns/fit-widths.ts';
import type { HeadedColumn } from '../columns/headed-column.ts';
import { TableHead } from '../columns/table-head.tsx';
import type { ColumnLayout } from '../columns/use-columns.ts';
import type { RowBoxes } from '../selection/row-boxes.ts';
import { UNMEASURED } from './use-row-pages.ts';
import classes from './virtual-table.module.css';
import { type VirtualContext, type VirtualList, virtuosoProps } from './virtuoso-props.ts';

/** The column of checkboxes, in pixels. */
const BOX_PX = 44;

/** The lines of a text that a row has room for. */
const linesIn = (rowHeight: number): number => (rowHeight < 44 ? 1 : rowHeight < 56 ? 2 : 3);

/** The height of the row of headings, in pixels. */
export const TABLE_HEAD_PX = 32;

type RowProps = ComponentProps<'tr'> & { 'data-index': number; item?: unknown; context: VirtualContext };

function Table({
  context: { label, total, rowHeight },
  style,
  ...props
}: ComponentProps<'table'> & { context: VirtualContext }) {
  const lines = linesIn(rowHeight);
  const sized = { ...style, '--row-height': `${rowHeight}px`, '--row-lines': lines } as CSSProperties;
  return (
    <table
      {...props}
      style={sized}
      className={classes['table']}
      data-wraps={lines > 1 || undefined}
      aria-label={label}
      aria-rowcount={total + 1}
    />
  );
}

function Row({ context: _context, item: _item, ...props }: RowProps) {
  return <tr {...props} className={classes['row']} aria-rowindex={props['data-index'] + 2} />;
}

function Head({ context: _context, ...props }: ComponentProps<'thead'> & { context: VirtualContext }) {
  return <thead {...props} style={{ ...props.style, top: 'var(--shop-header-height)' }} />;
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

interface VirtualTableProps<Row> extends VirtualList<Row> {
  columns: readonly HeadedColumn[];
  /** How the person has the columns; they stay as they are without it. */
  layout?: ColumnLayout;
  /** The cells of a row, in the columns' order; undefined while it loads. */
  cellsOf: (row: Row) => readonly ReactNode[] | undefined;
  /** Null where rows can't be selected. */
  boxes: RowBoxes<Row> | null;
}

/** A table of which only the rows near the window are rendered. */
export function VirtualTable<Row extends { id: number }>(props: VirtualTableProps<Row>) {
  const { rows, layout, cellsOf, boxes } = props;
  const { ref, width } = useElementSize();
  const shared = width - (boxes ? BOX_PX : 0);
  const columns = fitWidths(props.columns, layout?.widths ?? {}, shared);
  // Or the browser would give what is left to columns that have a width.
  const hasRest = columns.every((column) => column.width !== undefined);
  const cellsAt = (index: number) => {
    const row = rows.rowAt(index);
    const cells = row && cellsOf(row);
    if (!cells)
      return (
        <td colSpan={columns.length + Number(boxes !== null) + Number(hasRest)}>
          <Skeleton h={24} role="status" aria-label={statesStrings.loading} />
        </td>
      );
    return (
      // What a cell holds is its row's, and not its place's.
      <Fragment key={row.id}>
        {boxes && <td className={classes['box']}>{boxes.box(row)}</td>}
        {columns.map(({ id, kind }, place) => (
          <td key={id} className={kind && classes[kind]}>
            {cells[place]}
          </td>
        ))}
        {hasRest && <td aria-hidden="true" />}
      </Fragment>
    );
  };
  const headRow = () => (
    <TableHead
      columns={columns}
      width={shared}
      layout={layout}
      amountClass={classes['amount']}
      before={
        boxes && (
          <th scope="col" className={classes['box']} style={{ width: BOX_PX }}>
            {boxes.head.content}
          </th>
        )
      }
      after={hasRest && <td aria-hidden="true" className={classes['rest']} />}
    />
  );
  return (
    <div ref={ref}>
      <TableVirtuoso
        {...virtuosoProps(props, UNMEASURED)}
        components={components}
        fixedHeaderContent={headRow}
        itemContent={cellsAt}
      />
    </div>
  );
}
