import { FilterButton } from '#ui/filters/filter-button.tsx';
import { isForPage, isSlash, usePageKeys, type KeyGroup } from '#ui/keys/page-keys.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { Skeleton } from '@mantine/core';
import { useRef } from 'react';
import classes from './filter-bar.module.css';
import { FilterField } from './filter-field.tsx';
import { divideFilters, isByLink, type Filter } from './filters.ts';
import { useFieldSize } from './use-field-size.ts';
import { useIsPhone } from './use-is-phone.ts';
import { listsStrings } from '../lists.strings.ts';
import type { ListPage, RowsState } from '../rows-state.ts';

// Loaded after the bar: few lists have it.
const MoreFilters = lazyPart(() => import('./more-filters.tsx'), 'MoreFilters');

const SEARCH = '[data-filter=search] input';

const searchKeys: KeyGroup = { title: listsStrings.list, keys: { '/': listsStrings.focusSearch } };

interface FilterBarProps {
  list: Pick<RowsState<ListPage>, 'filters' | 'params' | 'filter' | 'clearFilters' | 'result'>;
  className: string;
}

/** The fields of a list's filters: a row with a button for the rest, which on phones is all but the search. */
export function FilterBar({ list, className }: FilterBarProps) {
  const { filters, params, filter, result } = list;
  const isPhone = useIsPhone();
  const { height } = useFieldSize();
  const { inBar, behind } = divideFilters(filters, isPhone);
  const isActive = (name: string, one: Filter): boolean => one.read(params, name) !== undefined;
  const fieldOf = (name: string, one: Filter, onDone?: () => void) => (
    <FilterField
      name={name}
      filter={one}
      params={params}
      onChange={(parameters) => {
        if (one.kind === 'choice' || one.kind === 'record') onDone?.();
        filter(name, parameters);
      }}
      isBusy={result.isPlaceholderData}
    />
  );
  const fieldsOf = (some: typeof inBar) =>
    some
      .filter(([name, one]) => !isByLink(one) || isActive(name, one))
      .map(([name, one]) => (
        <div key={name} data-filter={one.kind}>
          {fieldOf(name, one)}
        </div>
      ));
  const reset = (): void => list.clearFilters(behind.map(([name]) => name));
  const total = result.isPlaceholderData ? undefined : result.data?.total;
  const bar = useRef<HTMLDivElement>(null);
  const hasSearch = inBar.some(([, one]) => one.kind === 'search');
  usePageKeys(hasSearch ? searchKeys : null, (event) => {
    const field = isSlash(event) && isForPage(event) && bar.current?.querySelector<HTMLInputElement>(SEARCH);
    if (!field) return false;
    field.focus();
    field.select();
    return true;
  });
  return (
    <div className={className} ref={bar}>
      {fieldsOf(inBar)}
      {behind.length > 0 && isPhone && (
        <div data-filter="more">
          <FilterButton
            count={behind.filter(([name, one]) => isActive(name, one)).length}
            onReset={reset}
            found={total === undefined ? undefined : listsStrings.show(total)}
            isCounting={total === undefined && !result.isError}
          >
            <div className={classes['fields']}>{fieldsOf(behind)}</div>
          </FilterButton>
        </div>
      )}
      {behind.length > 0 && !isPhone && (
        <RetryBoundary fallback={<Skeleton data-filter="more" h={height} w={100} />}>
          <MoreFilters filters={behind} params={params} onChange={filter} onReset={reset} fieldOf={fieldOf} />
        </RetryBoundary>
      )}
    </div>
  );
}
