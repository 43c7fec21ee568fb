import { readName } from '#lib/read-address.ts';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { NativeSelect } from '@mantine/core';
import { inBarOrder, type ChoiceFilter, type Filter, type Parameters } from './filters.ts';
import { PeriodFilter } from './period-filter.tsx';
import type { ListPage, RowsState } from '../rows-state.ts';

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

function FilterField({ filter, ...props }: FieldProps) {
  const { name, params, onChange, isBusy } = props;
  switch (filter.kind) {
    case 'choice':
      return <ChoiceField {...props} filter={filter} />;
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
  list: Pick<RowsState<ListPage>, 'filters' | 'params' | 'filter' | 'result'>;
  className: string;
}

/** The fields of a list's filters. */
export function FilterBar({ list: { filters, params, filter, result }, className }: FilterBarProps) {
  return (
    <div className={className}>
      {inBarOrder(filters).map(([name, one]) => (
        <div key={name} data-filter={one.kind}>
          <FilterField
            name={name}
            filter={one}
            params={params}
            onChange={(parameters) => filter(name, parameters)}
            isBusy={result.isPlaceholderData}
          />
        </div>
      ))}
    </div>
  );
}
