import { readName } from '#lib/read-address.ts';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { Button, NativeSelect, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ChoiceFilter, Filter, IdFilter } from './filters.ts';
import type { Parameters } from './address-form.ts';
import { PeriodFilter } from './period/period-filter.tsx';
import { useFieldSize } from './use-field-size.ts';

// Loaded after the bar: few lists have them.
const ChoicesField = lazyPart(() => import('./choices-field.tsx'), 'ChoicesField');
const AmountsField = lazyPart(() => import('./amounts-field.tsx'), 'AmountsField');
const FlagField = lazyPart(() => import('./flag-field.tsx'), 'FlagField');

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
      size={useFieldSize().size}
      data={[{ value: '', label: any }, ...Object.entries(names).map(([value, text]) => ({ value, label: text }))]}
      value={filter.read(params, name) ?? ''}
      onChange={(event) => onChange(filter.write(readName(names, event.currentTarget.value), name))}
    />
  );
}

/** What a link has narrowed the list to; takes it back. */
function Narrowed({ children, onClear }: { children: ReactNode; onClear: () => void }) {
  const { height } = useFieldSize();
  return (
    <Button variant="light" h={height} maw="100%" fw={500} rightSection={<CloseIcon size={18} />} onClick={onClear}>
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

/** The field of a filter. */
export function FilterField({ filter, ...props }: FieldProps) {
  const { name, params, onChange, isBusy } = props;
  const { height } = useFieldSize();
  switch (filter.kind) {
    case 'choice':
      return <ChoiceField {...props} filter={filter} />;
    case 'choices':
      return (
        <RetryBoundary fallback={<Skeleton h={height} />}>
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
        <RetryBoundary fallback={<Skeleton h={height} />}>
          <AmountsField
            label={filter.label}
            amounts={filter.read(params, name) ?? {}}
            onChange={(amounts) => onChange(filter.write(amounts, name))}
          />
        </RetryBoundary>
      );
    case 'flag':
      return (
        <RetryBoundary fallback={<Skeleton h={height} />}>
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
          isBroken={filter.isBroken(params)}
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
