import { Among } from '#ui/navigation/neighbours.ts';
import { useAtom } from '@xstate/store-react';
import { useMemo, type ComponentType, type ReactNode } from 'react';
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
import { TABLE_HEAD_PX, VirtualTable, type VirtualColumn } from './virtual-table.tsx';

/** A column of a virtual list's table. */
interface Column<Row> extends Pick<VirtualColumn, 'width' | 'kind'> {
  title: string;
  /** Where the window is so wide that most texts are whole. */
  roomyWidth?: VirtualColumn['width'];
  cell: (row: Row) => ReactNode;
}

/** The view of the rows of a list that is one scroll. */
interface VirtualRowsDeclaration<Row extends { id: number }> extends FrameLook<Row> {
  /** The name of the table, or of the list of cards. */
  label: string;
  Card: ComponentType<{ row: Row }>;
  columns: readonly Column<Row>[];
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
  const headsOf = (isRoomy: boolean) =>
    columns.map(({ title, width, roomyWidth, kind }) => ({
      id: title,
      head: title,
      width: (isRoomy ? roomyWidth : undefined) ?? width,
      kind,
    }));
  const heads = { usual: headsOf(false), roomy: headsOf(true) };

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
    const cellsOf = (row: Row) => columns.map(({ cell }) => cell(row));
    const shared = { label, rows, rowHeight };
    return (
      <>
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
                      columns={isRoomy ? heads.roomy : heads.usual}
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
      </>
    );
  };
}
