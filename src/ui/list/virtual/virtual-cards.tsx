import { LIST_BUFFER_PX } from '#common/constants.ts';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Skeleton } from '@mantine/core';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { Virtuoso } from 'react-virtuoso';
import type { VirtualRows } from './use-virtual-rows.ts';
import classes from './virtual-cards.module.css';

const UNMEASURED = 8;

interface Context {
  label: string;
  total: number;
  rowHeight: number;
}

function List({ context: { label }, ...props }: ComponentProps<'div'> & { context: Context }) {
  return <div {...props} role="list" aria-label={label} />;
}

function Item({
  context: { total, rowHeight },
  item: _item,
  style,
  ...props
}: ComponentProps<'div'> & { 'data-index': number; item?: unknown; context: Context }) {
  return (
    <div
      {...props}
      style={{ ...style, minHeight: rowHeight }}
      role="listitem"
      aria-posinset={props['data-index'] + 1}
      aria-setsize={total}
      className={classes['place']}
    />
  );
}

const components = { List, Item };

interface VirtualCardsProps<Row> {
  label: string;
  rows: VirtualRows<Row>;
  /** Every card has this height with the gap of 12 pixels below it. */
  rowHeight: number;
  cardOf: (row: Row) => ReactNode;
}

/** Rows as cards, of which only those near the window are rendered. */
export function VirtualCards<Row extends { id: number }>({ label, rows, rowHeight, cardOf }: VirtualCardsProps<Row>) {
  const cardAt = (index: number) => {
    const row = rows.rowAt(index);
    if (!row) return <Skeleton className={classes['card'] ?? ''} role="status" aria-label={statesStrings.loading} />;
    return (
      <article className={classes['card']}>
        <Fragment key={row.id}>{cardOf(row)}</Fragment>
      </article>
    );
  };
  return (
    <Virtuoso
      useWindowScroll
      totalCount={rows.total}
      fixedItemHeight={rowHeight}
      initialItemCount={Math.min(rows.total, UNMEASURED)}
      increaseViewportBy={LIST_BUFFER_PX}
      components={components}
      context={{ label, total: rows.total, rowHeight }}
      rangeChanged={rows.show}
      itemContent={cardAt}
    />
  );
}
