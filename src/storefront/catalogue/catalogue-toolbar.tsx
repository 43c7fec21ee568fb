import { lastSearches } from '#entities/item/last-searches.ts';
import { headerSearch } from '#entities/shop/overlays.ts';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { CATALOGUE_ORDERS, type CatalogueOrder } from '#routes/catalogue-address.ts';
import { paths, type CatalogueAddress } from '#routes/paths.ts';
import { Select } from '#ui/native/select.tsx';
import { useIsHydrated } from '#ui/loading/use-is-hydrated.ts';
import { useAtom } from '@xstate/store-react';
import type { ReactNode } from 'react';
import type { ChangeCatalogueAddress } from './catalogue-address.ts';
import classes from './catalogue-toolbar.module.css';
import { catalogueStrings, orderNames } from './catalogue.strings.ts';

const orders = CATALOGUE_ORDERS.map((value) => ({ value, label: orderNames[value] }));

interface CatalogueToolbarProps {
  address: CatalogueAddress;
  onChange: ChangeCatalogueAddress;
  searchLabel: string;
  /** Whether the header's search looks for the same, so that one field is enough, and a phone needs none here. */
  isSearchedInHeader: boolean;
  isBusy: boolean;
  /** The button that opens the filters. */
  filters: ReactNode;
}

/** Search, filters and order; on phones one row that stays below the header. */
export function CatalogueToolbar({
  address,
  onChange,
  searchLabel,
  isSearchedInHeader,
  isBusy,
  filters,
}: CatalogueToolbarProps) {
  // Drawn for any width: in a wide window the search of the header is open.
  const isForAnyWidth = !useIsHydrated();
  const isHeaderSearching = useAtom(headerSearch.isOpen) && !isForAnyWidth;
  return (
    <div
      className={classes['toolbar']}
      data-in-header={isSearchedInHeader || undefined}
      data-searching={isHeaderSearching || undefined}
      data-any-width={isForAnyWidth || undefined}
    >
      <div className={classes['search']}>
        {!(isSearchedInHeader && isHeaderSearching) && (
          <SearchInput
            value={address.search ?? ''}
            onSearch={(search, how) => onChange({ search }, how)}
            onEnter={isSearchedInHeader ? lastSearches.add : undefined}
            label={searchLabel}
            action={isSearchedInHeader ? paths.catalog.getHref() : undefined}
            isBusy={isBusy}
          />
        )}
      </div>
      {filters}
      <Select
        className={classes['order']}
        fieldClass={classes['orderField']}
        aria-label={catalogueStrings.order}
        options={orders}
        value={address.order ?? 'popular'}
        onChange={(event) => onChange({ order: event.currentTarget.value as CatalogueOrder }, 'step')}
      />
    </div>
  );
}
