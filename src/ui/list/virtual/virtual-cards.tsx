import { statesStrings } from '#ui/states/states.strings.ts';
import { Skeleton } from '@mantine/core';
import { Fragment, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { Virtuoso } from 'react-virtuoso';
import classes from './virtual-cards.module.css';
import { type VirtualContext, type VirtualList, virtuosoProps } from './virtuoso-props.ts';

const UNMEASURED = 8;

function List({ context: { label, rowHeight }, style, ...props }: ComponentProps<'div'> & { context: VirtualContext }) {
  const sized = { ...style, '--card-height': `${rowHeight}px` } as CSSProperties;
  return <div {...props} style={sized} className={classes['cards']} role="list" aria-label={label} />;
}

function Item({
  context: { total, rowHeight },
  item: _item,
  style,
  ...props
}: ComponentProps<'div'> & { 'data-index': number; item?: unknown; context: VirtualContext }) {
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

interface VirtualCardsProps<Row> extends VirtualList<Row> {
  cardOf: (row: Row) => ReactNode;
}

/** Rows as cards, of which only those near the window are rendered. */
export function VirtualCards<Row extends { id: number }>({ cardOf, ...list }: VirtualCardsProps<Row>) {
  const cardAt = (index: number) => {
    const row = list.rows.rowAt(index);
    if (!row) return <Skeleton className={classes['card'] ?? ''} role="status" aria-label={statesStrings.loading} />;
    return (
      <article className={classes['card']}>
        <Fragment key={row.id}>{cardOf(row)}</Fragment>
      </article>
    );
  };
  return <Virtuoso {...virtuosoProps(list, UNMEASURED)} components={components} itemContent={cardAt} />;
}
