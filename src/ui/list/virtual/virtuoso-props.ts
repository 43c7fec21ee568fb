import { LIST_BUFFER_PX } from '#common/constants.ts';
import type { VirtualRows } from './use-virtual-rows.ts';

/** What the parts of a virtual list are told. */
export interface VirtualContext {
  label: string;
  total: number;
  rowHeight: number;
}

/** What is shown as one scroll of the window. */
export interface VirtualList<Row> {
  /** The name of the table, or of the list of cards. */
  label: string;
  rows: VirtualRows<Row>;
  /** Every row has this height with the gap below it, so that the list's height is known before its rows. */
  rowHeight: number;
}

/** How Virtuoso renders these rows, `unmeasured` of them before anything is measured. */
export const virtuosoProps = <Row>({ label, rows, rowHeight }: VirtualList<Row>, unmeasured: number) => ({
  useWindowScroll: true,
  totalCount: rows.total,
  fixedItemHeight: rowHeight,
  initialItemCount: Math.min(rows.total, unmeasured),
  increaseViewportBy: LIST_BUFFER_PX,
  context: { label, total: rows.total, rowHeight } satisfies VirtualContext,
  rangeChanged: rows.show,
});
