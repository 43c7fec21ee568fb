import { itemForms } from '#entities/item/goods.strings.ts';
import { plural } from '#lib/plural.ts';
import { FilterButton } from '#ui/filters/filter-button.tsx';
import { useRef } from 'react';
import type { ChangeCatalogueAddress } from '../catalogue-address.ts';
import { catalogueStrings } from '../catalogue.strings.ts';
import { countFilters, FilterFields, noFilters, type Filters } from './filter-fields.tsx';
import { filtersStrings } from './filters.strings.ts';
import classes from './filters.module.css';

interface CatalogueFiltersProps {
  filters: Filters;
  onChange: ChangeCatalogueAddress;
  /** The number of items; undefined while it is not known. */
  total: number | undefined;
  /** Whether the items are being counted. */
  isCounting: boolean;
}

const found = (total: number): string =>
  total === 0 ? catalogueStrings.nothingFound : filtersStrings.show(plural(total, itemForms));

/**
 * The button of the filters, on narrow screens. All that is chosen until they are closed is one step of the history.
 */
export function CatalogueFilters({ filters, onChange, total, isCounting }: CatalogueFiltersProps) {
  const hasChosen = useRef(false);
  const choose = (chosen: Filters): void => {
    onChange(chosen, hasChosen.current ? 'inPlace' : 'step');
    hasChosen.current = true;
  };
  return (
    <FilterButton
      className={classes['open']}
      count={countFilters(filters)}
      onOpen={() => {
        hasChosen.current = false;
      }}
      onReset={() => choose(noFilters)}
      found={total === undefined ? undefined : found(total)}
      isCounting={isCounting}
    >
      <FilterFields filters={filters} onChange={choose} />
    </FilterButton>
  );
}
