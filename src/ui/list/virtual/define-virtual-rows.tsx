import { Among } from '#ui/navigation/neighbours.ts';
import { useAtom } from '@xstate/store-react';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { HeadedColumn } from '../columns/headed-column.ts';
import { ListColumns, useColumns } from '../columns/use-columns.ts';
import { ListFrame, type FrameLook } from '../list-frame.tsx';
import classes from '../list.module.css';
import { rowHeight as deviceHeight } from '../row-height.ts';
import type { ListPage, RowsState, VirtualRowsState } from '../rows-state.ts';
import type { RowBoxes } from '../selection/row-boxes.ts';
import { useIsRoomy, useIsWide } from '../use-is-wide.ts';
import { useRowLinks } from '../use-row-links.ts';
import { MoreFailed } from './more-failed.tsx';
import { useVirtualRows, type VirtualRows } from './use-virtual-rows.ts';
import { VirtualCards } from './virtual-cards.tsx';
import cardClasses from './virtual-cards.module.css';
import { TABLE_HEAD_PX, VirtualTable } from './virtual-table.tsx';

/** A column of a virtual list's table. */
interface Column<Row> extends Pick<HeadedColumn, 'id' | 'title' | 'width' | 'kind'> {
  /** Where the window is so wide that most texts are whole. */
  roomyWidth?: HeadedColumn['width'];
  cell: (row: Row) => ReactNode;
}

/** The view of the rows of a list that is one scroll. */
interface VirtualRowsDeclaration<Row extends { id: number }> extends FrameLook<Row> {
  /** Tells its columns from those of other lists, where they are kept. */
  name: string;
  /** For whom they are kept on this device. */
  useOwner: () => string;
  /** The name of the table, or of the list of cards. */
  label: string;
  Card: ComponentType<{ row: Row }>;
  /** In their first order; the first has the link that a row leads by, and can't be hidden. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  /** The height of all cards with the gap of 12 pixels below them; the table's rows have the device's. */
  cardHeight: number;
  /** From the top of a card to its checkbox, in pixels. */
  boxTop?: number;
  /** Lets rows be selected, by `useSelection`; null where this person can do nothing with them. */
  useBoxes?: (list: RowsState<ListPage<Row>>, rows: VirtualRows<Row>) => RowBoxes<Row> | null;
  /** Whether arrows lead through the links of rows that can't be selected. */
  isByKeys?: boolean;
  /** Whether the pages that the rows lead to have the rows' ids, and lead to each other. */
  isTrail?: boolean;
}

const useNoBoxes = (): null => null;

/** Declares the view of the rows of a list that is one scroll: filters, table or cards, and empty states. */
export function defineVirtualRows<Row extends { id: number }>(declaration: VirtualRowsDeclaration<Row>) {
  const {
    name,
    useOwner,
    label,
    Card,
    columns,
    cardHeight,
    boxTop = 20,
    useBoxes = useNoBoxes,
    isByKeys,
    isTrail,
    ...frame
  } = declaration;
  const byId = new Map(columns.map((column) => [column.id, column]));

  return function Rows({ list }: { list: VirtualRowsState<ListPage<Row>> }) {
    const isTable = useIsWide();
    const isRoomy = useIsRoomy();
    const lineHeight = useAtom(deviceHeight);
    const rowHeight = isTable ? lineHeight : cardHeight;
    const { rows, place, style } = useVirtualRows({ list, rowHeight, headHeight: isTable ? TABLE_HEAD_PX : 0 });
    const boxes = useBoxes(list, rows);
    const links = useRowLinks(isByKeys === true && !boxes);
    const { loaded, offset, total } = rows;
    const among = useMemo(
      () => (isTrail ? { ids: loaded.map(({ id }) => id), offset, total } : null),
      [loaded, offset, total],
    );
    const cardOf = (row: Row) => (
      <>
        {boxes && (
          <div className={cardClasses['box']} style={{ top: boxTop }}>
            {boxes.box(row)}
          </div>
        )}
        <Card row={row} />
      </>
    );
    const layout = useColumns({ list: name, owner: useOwner() }, columns, columns[0].id);
    const shown = layout.shown.flatMap((id) => byId.get(id) ?? []);
    const heads = shown.map(({ id, title, width, roomyWidth, kind }) => ({
      id,
      title,
      width: (isRoomy ? roomyWidth : undefined) ?? width,
      kind,
    }));
    const cellsOf = (row: Row) => shown.map(({ cell }) => cell(row));
    const shared = { label, rows, rowHeight };
    return (
      <ListColumns value={isTable ? layout : null}>
        <ListFrame {...frame} list={list}>
          {() => (
            <div
              ref={links}
              className={list.result.isPlaceholderData ? classes['stale'] : undefined}
              aria-busy={list.result.isFetching}
            >
              <div ref={place} style={style}>
                <Among value={among}>
                  {isTable ? (
                    <VirtualTable
                      key={rowHeight}
                      {...shared}
                      columns={heads}
                      layout={layout}
                      cellsOf={cellsOf}
                      boxes={boxes}
                    />
                  ) : (
                    <VirtualCards {...shared} cardOf={cardOf} />
                  )}
                </Among>
              </div>
            </div>
          )}
        </ListFrame>
        {boxes?.bar}
        {rows.isFailed && <MoreFailed onRetry={rows.retry} />}
      </ListColumns>
    );
  };
}
