import { headerSearch } from '#entities/shop/disclosures.ts';
import { useIsOpen } from '#ui/overlay/use-is-open.ts';
import { itemForms } from '#entities/item/goods.strings.ts';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { CATALOG_ORDERS, type CatalogOrder } from '#lib/catalog-address.ts';
import type { CatalogAddress } from '#lib/paths.ts';
import { plural } from '#lib/plural.ts';
import { NativeSelect, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ChangeCatalogAddress } from './catalog-address.ts';
import classes from './catalog-toolbar.module.css';
import { catalogueStrings, orderNames } from './catalogue.strings.ts';

const orders = CATALOG_ORDERS.map((value) => ({ value, label: orderNames[value] }));

interface CatalogToolbarProps {
  address: CatalogAddress;
  onChange: ChangeCatalogAddress;
  searchLabel: string;
  /** The number of items; undefined until it is known. */
  total: number | undefined;
  isBusy: boolean;
  /** The button that opens the filters. */
  filters: ReactNode;
}

/** Search, order and the number of items found. */
export function CatalogToolbar({ address, onChange, searchLabel, total, isBusy, filters }: CatalogToolbarProps) {
  const isSearchedInHeader = useIsOpen(headerSearch);
  return (
    <div className={classes['toolbar']}>
      <div className={classes['search']}>
        {!isSearchedInHeader && (
          <SearchInput
            value={address.search ?? ''}
            onSearch={(search) => onChange({ search })}
            label={searchLabel}
            isBusy={isBusy}
          />
        )}
      </div>
      <p className={classes['found']} role="status">
        {total === 0 ? (
          <VisuallyHidden>{catalogueStrings.nothingFound}</VisuallyHidden>
        ) : (
          total !== undefined && plural(total, itemForms)
        )}
      </p>
      {filters}
      <NativeSelect
        size="md"
        className={classes['order'] ?? ''}
        aria-label={catalogueStrings.order}
        data={orders}
        value={address.order ?? 'popular'}
        onChange={(event) => onChange({ order: event.currentTarget.value as CatalogOrder }, 'step')}
      />
    </div>
  );
}
