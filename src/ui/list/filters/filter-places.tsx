import { inBarOrder, type Filters } from './filters.ts';

/** The height of every filter field, in pixels. */
const HEIGHT = 42;

interface FilterPlacesProps {
  filters: Filters;
  className: string;
}

/** Reserves the space of the filters until they have loaded. */
export function FilterPlaces({ filters, className }: FilterPlacesProps) {
  return (
    <div className={className}>
      {inBarOrder(filters).map(([name, { kind }]) => (
        <div key={name} data-filter={kind} style={{ height: HEIGHT }} />
      ))}
    </div>
  );
}
