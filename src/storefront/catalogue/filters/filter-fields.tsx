import type { CatalogueAddress } from '#routes/paths.ts';
import { filterStrings } from '#ui/filters/filters.strings.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { PlainButton } from '#ui/native/plain-button.tsx';
import { filtersStrings } from './filters.strings.ts';
import classes from './filters.module.css';
import { PriceRange } from './price-range.tsx';

/** The filters of the catalogue, other than the category and the search. */
export type Filters = Pick<CatalogueAddress, 'priceMin' | 'priceMax' | 'discount' | 'isNew'>;

/** All filters cleared. */
export const noFilters: Required<Filters> = {
  priceMin: undefined,
  priceMax: undefined,
  discount: undefined,
  isNew: undefined,
};

const flags = ['discount', 'isNew'] as const;

/** The number of active filters; a range of prices counts as one. */
export function countFilters({ priceMin, priceMax, discount, isNew }: Filters): number {
  return [priceMin ?? priceMax, discount, isNew].filter((filter) => filter !== undefined).length;
}

interface FilterFieldsProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** The fields of the filters. */
export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  return (
    <div className={classes['fields']}>
      <PriceRange value={filters} onChange={onChange} />
      <div className={classes['flags']}>
        {flags.map((flag) => (
          <PlainButton
            key={flag}
            className={classes['flag']}
            aria-pressed={filters[flag] === 1}
            onClick={() => onChange({ [flag]: filters[flag] ? undefined : 1 })}
          >
            {filters[flag] && <CheckIcon size={16} />}
            {filtersStrings[flag]}
          </PlainButton>
        ))}
      </div>
    </div>
  );
}

/** The filters in the column beside the items, on wide screens. */
export function SideFilters(props: FilterFieldsProps) {
  return (
    <section className={classes['side']} aria-label={filterStrings.title}>
      <FilterFields {...props} />
    </section>
  );
}
