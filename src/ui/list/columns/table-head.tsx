import { usePageKeys } from '#ui/keys/page-keys.ts';
import type { ReactNode } from 'react';
import { NARROWEST } from './column-view.ts';
import { rangesOf } from './fit-widths.ts';
import type { HeadedColumn } from './headed-column.ts';
import { columnKeys, listColumnsStrings } from './list-columns.strings.ts';
import classes from './table-head.module.css';
import type { ColumnLayout } from './use-columns.ts';
import { useColumnHands } from './use-column-hands.ts';

interface TableHeadProps {
  columns: readonly HeadedColumn[];
  /** The pixels that they share. */
  width: number;
  layout: ColumnLayout | undefined;
  amountClass: string | undefined;
  /** The heading of the checkboxes. */
  before: ReactNode;
  /** Takes what no column takes. */
  after: ReactNode;
}

/** The headings of a table, whose columns a person moves and resizes where there is a `layout`. */
export function TableHead({ columns, width: shared, layout, amountClass, before, after }: TableHeadProps) {
  const { resized, dragged, lastEdge, headProps, edgeProps } = useColumnHands(layout);
  usePageKeys(layout ? columnKeys : null);
  // Tab leads to one edge of them all.
  const stop = columns.some(({ id }) => id === lastEdge) ? lastEdge : columns[0]?.id;
  const ranges = layout ? rangesOf(columns, shared) : [];
  const from = dragged ? columns.findIndex(({ id }) => id === dragged.id) : -1;
  const dropAt = (place: number): 'before' | 'after' | undefined =>
    dragged?.place === place && place !== from ? (place < from ? 'before' : 'after') : undefined;
  return (
    <tr aria-rowindex={1}>
      {before}
      {columns.map(({ id, title, head = title, width, kind, sort }, place) => {
        const shown = resized?.[id] ?? width;
        const { now, max } = ranges[place] ?? { now: NARROWEST, max: NARROWEST };
        const pixels = resized?.[id] ?? now;
        return (
          <th
            key={id}
            scope="col"
            {...(layout && { 'aria-label': title, 'data-column': id, 'data-drop': dropAt(place), ...headProps(id) })}
            data-dragged={dragged?.id === id || undefined}
            style={{ width: shown }}
            className={[kind && amountClass, layout && classes['head']].filter(Boolean).join(' ') || undefined}
            aria-sort={sort}
          >
            {head}
            {layout && (
              <span
                role="separator"
                aria-orientation="vertical"
                aria-label={listColumnsStrings.width(title)}
                aria-valuemin={NARROWEST}
                aria-valuenow={pixels}
                aria-valuemax={Math.max(max, pixels)}
                aria-valuetext={listColumnsStrings.widthOf(pixels)}
                tabIndex={id === stop ? 0 : -1}
                className={classes['edge']}
                {...edgeProps(id)}
              />
            )}
          </th>
        );
      })}
      {after}
    </tr>
  );
}
