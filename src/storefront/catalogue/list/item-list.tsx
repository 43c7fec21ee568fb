import { FIRST_SCREEN_ID } from '#common/drawing.ts';
import { useCartLineIds } from '#entities/cart/use-cart-line-ids.ts';
import { CATALOGUE_PAGE_SIZE, type ItemListParams } from '#entities/item/item.queries.ts';
import type { components } from '#contract/types.ts';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useIsNear } from '#ui/loading/use-is-near.ts';
import { hashKey } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { ItemCell } from './item-cell.tsx';
import classes from './item-grid.module.css';
import { ItemGridSkeleton } from './item-grid.tsx';
import { heightOf, readGeometry } from './list-geometry.ts';

const RestOfItems = lazyPart(() => import('./rest-of-items.tsx'), 'RestOfItems');

const SKELETONS = 12;
/** Whole rows of two, three, four and six. */
const FIRST_SCREEN = 12;
const REST_AHEAD_PX = 1_200;

interface ItemListProps {
  params: ItemListParams;
  /** The first page. */
  first: components['schemas']['ItemList'];
  /** Whether `first` belongs to other parameters, since the right page is loading. */
  isStale: boolean;
  /** The page number in the address. */
  page: number;
  onPage: (page: number) => void;
}

/** The list of items: its first page is rendered at once, the rest is virtual. */
export function ItemList({ params, first, isStale, page, onPage }: ItemListProps) {
  const lineIds = useCartLineIds();
  const firstRows = useRef<HTMLDivElement>(null);
  const [end, isNear] = useIsNear(page > 1, REST_AHEAD_PX);
  const rest = isStale ? 0 : Math.max(0, first.total - CATALOGUE_PAGE_SIZE);
  const hasMore = rest > 0;
  const lastOfScreen = Math.min(FIRST_SCREEN, first.result.length) - 1;
  const [restHeight, setRestHeight] = useState(0);
  // Reserves the height of the rest until it loads, so that the footer doesn't move and a scroll position can be
  // restored.
  useLayoutEffect(() => {
    const geometry = readGeometry(firstRows.current);
    setRestHeight(geometry ? heightOf(rest, geometry) : 0);
  }, [rest]);
  return (
    <div role="list" className={classes['place']} data-stale={isStale || undefined}>
      <div className={classes['grid']} ref={firstRows}>
        {first.result.map((item, index) => (
          <div
            key={item.id}
            id={index === lastOfScreen ? FIRST_SCREEN_ID : undefined}
            role="listitem"
            aria-posinset={index + 1}
            aria-setsize={first.total}
            className={classes['cell']}
          >
            <ItemCell item={item} index={index} lineIds={lineIds} />
          </div>
        ))}
      </div>
      <div ref={end} style={isNear || !hasMore ? undefined : { height: restHeight }} />
      {hasMore && isNear && (
        <RetryBoundary
          fallback={
            <div className={classes['reserve']} style={{ height: restHeight }}>
              <div className={classes['rest']}>
                <ItemGridSkeleton count={SKELETONS} />
              </div>
            </div>
          }
        >
          <RestOfItems
            key={hashKey([params])}
            params={params}
            first={first}
            lineIds={lineIds}
            firstRows={firstRows}
            page={page}
            onPage={onPage}
          />
        </RetryBoundary>
      )}
    </div>
  );
}
