import { readName } from '#lib/read-address.ts';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { isForPage, isSlash, usePageKeys, type KeyGroup } from '#ui/keys/page-keys.ts';
import { FilterButton } from '#ui/filters/filter-button.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { CloseIcon } from '#ui/icons.tsx';
import { useRef, type ReactNode } from 'react';
import classes from './filter-bar.module.css';
import { inBarOrder, isDrawn, type ChoiceFilter, type Filter, type IdFilter, type Parameters } from './filters.ts';
import { PeriodFilter } from './period-filter.tsx';
import { useIsPhone } from './use-is-phone.ts';
import { listsStrings } from '../lists.strings.ts';
import type { ListPage, RowsState } from '../rows-state.ts';

// Loaded after the bar: few lists have them.
const ChoicesField = lazyPart(() => import('./choices-field.tsx'), 'ChoicesField');
const AmountsField = lazyPart(() => import('./amounts-field.tsx'), 'AmountsField');
const FlagField = lazyPart(() => import('./flag-field.tsx'), 'FlagField');

const HEIGHT = 42;
const SEARCH = '[data-filter=search] input';

const searchKeys: KeyGroup = { title: listsStrings.list, keys: { '/': listsStrings.focusSearch } };

interface FieldProps<One extends Filter = Filter> {
  name: string;
  filter: One;
  params: URLSearchParams;
  onChange: (parameters: Parameters) => void;
  isBusy: boolean;
}

function ChoiceField({ name, filter, params, onChange }: FieldProps<ChoiceFilter<string>>) {
  const { label, any, names } = filter;
  return (
    <NativeSelect
      aria-label={label}
      size="md"
      data={[{ value: '', label: any }, ...Object.entries(names).map(([value, text]) => ({ value, label: text }))]}
      value={filter.read(params, name) ?? ''}
      onChange={(event) => onChange(filter.write(readName(names, event.currentTarget.value), name))}
    />
  );
}

/** What a link has narrowed the list to; takes it back. */
function Narrowed({ children, onClear }: { children: ReactNode; onClear: () => void }) {
  return (
    <Button variant="light" h={HEIGHT} fw={500} rightSection={<CloseIcon size={18} />} onClick={onClear}>
      {children}
    </Button>
  );
}

function IdField({ name, filter, params, onChange }: FieldProps<IdFilter>) {
  const { label, Label } = filter;
  const id = filter.read(params, name);
  return (
    id !== undefined && (
      <Narrowed onClear={() => onChange(filter.write(undefined, name))}>
        {Label ? <Label id={id} otherwise={label(id)} /> : label(id)}
      </Narrowed>
    )
  );
}

function FilterField({ filter, ...props }: FieldProps) {
  const { name, params, onChange, isBusy } = props;
  switch (filter.kind) {
    case 'choice':
      return <ChoiceField {...props} filter={filter} />;
    case 'choices':
      return (
        <RetryBoundary fallback={<Skeleton h={HEIGHT} />}>
          <ChoicesField
            label={filter.label}
            any={filter.any}
            names={filter.names}
            chosen={filter.read(params, name) ?? []}
            onChange={(chosen) => onChange(filter.write(chosen, name))}
          />
        </RetryBoundary>
      );
    case 'amounts':
      return (
        <RetryBoundary fallback={<Skeleton h={HEIGHT} />}>
          <AmountsField
            label={filter.label}
            amounts={filter.read(params, name) ?? {}}
            onChange={(amounts) => onChange(filter.write(amounts, name))}
          />
        </RetryBoundary>
      );
    case 'flag':
      return (
        <RetryBoundary fallback={<Skeleton h={HEIGHT} />}>
          <FlagField
            label={filter.label}
            isOn={filter.read(params, name) ?? false}
            onChange={(isOn) => onChange(filter.write(isOn || undefined, name))}
          />
        </RetryBoundary>
      );
    case 'id':
      return <IdField {...props} filter={filter} />;
    case 'uuid':
      return <Narrowed onClear={() => onChange(filter.write(undefined, name))}>{filter.label}</Narrowed>;
    case 'record':
      return <filter.Field value={filter.read(params, name)} onChange={(id) => onChange(filter.write(id, name))} />;
    case 'period':
      return (
        <PeriodFilter
          period={filter.read(params, name) ?? {}}
          onChange={(period) => onChange(filter.write(period, name))}
        />
      );
    case 'search':
      return (
        <SearchInput
          value={filter.read(params, name) ?? ''}
          onSearch={(text) => onChange(filter.write(text, name))}
          label={filter.label}
          isBusy={isBusy}
        />
      );
  }
}

interface FilterBarProps {
  list: Pick<RowsState<ListPage>, 'filters' | 'params' | 'filter' | 'clearFilters' | 'result'>;
  className: string;
}

/** The fields of a list's filters: a row, on phones a drawer behind one button, with the search before it. */
export function FilterBar({ list, className }: FilterBarProps) {
  const { filters, params, filter, result } = list;
  const isPhone = useIsPhone();
  const shown = inBarOrder(filters).filter(
    ([name, one]) => (one.kind !== 'id' && one.kind !== 'uuid') || one.read(params, name) !== undefined,
  );
  const fields = shown.map(([name, one]) => ({
    name,
    isInDrawer: isPhone && isDrawn(one),
    isActive: one.read(params, name) !== undefined,
    field: (
      <div key={name} data-filter={one.kind}>
        <FilterField
          name={name}
          filter={one}
          params={params}
          onChange={(parameters) => filter(name, parameters)}
          isBusy={result.isPlaceholderData}
        />
      </div>
    ),
  }));
  const inDrawer = fields.filter(({ isInDrawer }) => isInDrawer);
  const total = result.isPlaceholderData ? undefined : result.data?.total;
  const bar = useRef<HTMLDivElement>(null);
  usePageKeys(shown.some(([, one]) => one.kind === 'search') ? searchKeys : null, (event) => {
    const field = isSlash(event) && isForPage(event) && bar.current?.querySelector<HTMLInputElement>(SEARCH);
    if (!field) return false;
    field.focus();
    field.select();
    return true;
  });
  return (
    <div className={className} ref={bar}>
      {fields.filter(({ isInDrawer }) => !isInDrawer).map(({ field }) => field)}
      {inDrawer.length > 0 && (
        <div>
          <FilterButton
            count={inDrawer.filter(({ isActive }) => isActive).length}
            onReset={() => list.clearFilters(inDrawer.map(({ name }) => name))}
            found={total === undefined ? undefined : listsStrings.show(total)}
            isCounting={total === undefined && !result.isError}
          >
            <div className={classes['fields']}>{inDrawer.map(({ field }) => field)}</div>
          </FilterButton>
        </div>
      )}
    </div>
  );
}
