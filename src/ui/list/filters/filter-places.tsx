import { inBarOrder, isDrawn, type Filters } from './filters.ts';
import { useIsPhone } from './use-is-phone.ts';

/** The height of every filter field, in pixels. */
const HEIGHT = 42;

interface FilterPlacesProps {
  filters: Filters;
  className: string;
}

/** Reserves the space of the filters until they have loaded. */
export function FilterPlaces({ filters, className }: FilterPlacesProps) {
  const isPhone = useIsPhone();
  const inBar = inBarOrder(filters).filter(([, filter]) => filter.kind !== 'id' && (!isPhone || !isDrawn(filter)));
  return (
    <div className={className}>
      {inBar.map(([name, { kind }]) => (
        <div key={name} data-filter={kind} style={{ height: HEIGHT }} />
      ))}
      {/* The button of the drawer. */}
      {isPhone && <div style={{ height: HEIGHT }} />}
    </div>
  );
}
