import { itemForms } from '#entities/item/goods.strings.ts';
import { plural } from '#lib/plural.ts';
import { FilterButton } from '#ui/filters/filter-button.tsx';
import { catalogueStrings } from '../catalogue.strings.ts';
import { countFilters, FilterFields, noFilters, type Filters } from './filter-fields.tsx';
import { filtersStrings } from './filters.strings.ts';
import classes from './filters.module.css';

interface CatalogFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** The number of items; undefined while it is not known. */
  total: number | undefined;
  /** Whether the items are being counted. */
  isCounting: boolean;
}

const found = (total: number): string =>
  total === 0 ? catalogueStrings.nothingFound : filtersStrings.show(plural(total, itemForms));

/** The button of the filters, on narrow screens. */
export function CatalogFilters({ filters, onChange, total, isCounting }: CatalogFiltersProps) {
  return (
    <FilterButton
      className={classes['open']}
      count={countFilters(filters)}
      onReset={() => onChange(noFilters)}
      found={total === undefined ? undefined : found(total)}
      isCounting={isCounting}
    >
      <FilterFields filters={filters} onChange={onChange} />
    </FilterButton>
  );
}
