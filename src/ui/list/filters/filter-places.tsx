import { divideFilters, isByLink, type Filters } from './filters.ts';
import { useFieldSize } from './use-field-size.ts';
import { useIsPhone } from './use-is-phone.ts';

interface FilterPlacesProps {
  filters: Filters;
  className: string;
}

/** Reserves the space of the filters until they have loaded. */
export function FilterPlaces({ filters, className }: FilterPlacesProps) {
  const { height } = useFieldSize();
  const { inBar, behind } = divideFilters(filters, useIsPhone());
  return (
    <div className={className}>
      {inBar
        .filter(([, filter]) => !isByLink(filter))
        .map(([name, { kind }]) => (
          <div key={name} data-filter={kind} style={{ height }} />
        ))}
      {behind.length > 0 && <div data-filter="more" style={{ height }} />}
    </div>
  );
}
