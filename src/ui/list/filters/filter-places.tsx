import { inBarOrder, type Filters } from './filters.ts';

/** Pixels: every field of a filter is as high. */
const HEIGHT = 42;

interface FilterPlacesProps {
  filters: Filters;
  className: string;
}

/** Keeps the room of the filters until they have loaded. */
export function FilterPlaces({ filters, className }: FilterPlacesProps) {
  return (
    <div className={className}>
      {inBarOrder(filters).map(([name, { kind }]) => (
        <div key={name} data-filter={kind} style={{ height: HEIGHT }} />
      ))}
    </div>
  );
}
