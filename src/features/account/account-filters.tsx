import { readName } from '#lib/read-address.ts';
import { PeriodFilter } from '#ui/period-filter.tsx';
import { NativeSelect } from '@mantine/core';
import type { AccountFilters } from './account-address.ts';
import classes from './account-page.module.css';

interface Choice<Name extends string> {
  label: string;
  /** What is chosen while nothing is. */
  any: string;
  names: Readonly<Record<Name, string>>;
}

interface NameSelectProps<Name extends string> extends Choice<Name> {
  value: Name | undefined;
  onChange: (value: Name | undefined) => void;
}

function NameSelect<Name extends string>({ label, any, names, value, onChange }: NameSelectProps<Name>) {
  const data = [{ value: '', label: any }, ...Object.entries<string>(names).map(([name, text]) => ({ value: name, label: text }))];
  return (
    <NativeSelect
      aria-label={label}
      size="md"
      data={data}
      value={value ?? ''}
      onChange={(event) => onChange(readName(names, event.currentTarget.value))}
    />
  );
}

interface AccountFiltersProps<Type extends string, State extends string> {
  filters: AccountFilters<Type, State>;
  onChange: (part: AccountFilters<Type, State>) => void;
  types: Choice<Type>;
  states?: Choice<State>;
}

/** Kind, state and period of what is listed. */
export function AccountFilterBar<Type extends string, State extends string = never>(props: AccountFiltersProps<Type, State>) {
  const { filters, onChange, types, states } = props;
  return (
    <div className={classes['filters']}>
      <NameSelect {...types} value={filters.type} onChange={(type) => onChange({ type })} />
      {states && <NameSelect {...states} value={filters.state} onChange={(state) => onChange({ state })} />}
      <div className={classes['period']}>
        <PeriodFilter period={{ since: filters.since, until: filters.until }} onChange={onChange} />
      </div>
    </div>
  );
}
