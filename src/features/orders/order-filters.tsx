import { readName } from '#lib/read-address.ts';
import { orderStateNames } from '#ui/order-states.strings.ts';
import { PeriodFilter } from '#ui/period-filter.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { NativeSelect } from '@mantine/core';
import type { OrdersAddress } from './orders-address.ts';
import classes from './orders-page.module.css';
import { ordersStrings } from './orders.strings.ts';

const states = [
  { value: '', label: ordersStrings.anyState },
  ...Object.entries(orderStateNames).map(([value, label]) => ({ value, label })),
];

interface OrderFiltersProps {
  address: OrdersAddress;
  onChange: (part: Pick<OrdersAddress, 'state' | 'search' | 'since' | 'until'>) => void;
  isBusy: boolean;
  /** Whether there are orders of others, to search by whose they are. */
  withSearch: boolean;
}

/** Search among orders, their state and the days when they were made. */
export function OrderFilters({ address, onChange, isBusy, withSearch }: OrderFiltersProps) {
  return (
    <div className={classes['filters']} data-search={withSearch || undefined}>
      {withSearch && (
        <SearchInput value={address.search ?? ''} onSearch={(search) => onChange({ search })} label={ordersStrings.search} isBusy={isBusy} />
      )}
      <NativeSelect
        aria-label={ordersStrings.state}
        size="md"
        data={states}
        value={address.state ?? ''}
        onChange={(event) => onChange({ state: readName(orderStateNames, event.currentTarget.value) })}
      />
      <PeriodFilter period={address} onChange={onChange} />
    </div>
  );
}
