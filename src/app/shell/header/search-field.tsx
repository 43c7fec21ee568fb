import { readCatalogAddress } from '#lib/catalog-address.ts';
import { paths, type CatalogAddress } from '#lib/paths.ts';
import { headerSearch } from '#entities/shop/disclosures.ts';
import { useClosedByBack } from '#ui/overlay/open-overlays.ts';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { shellStrings } from '../shell.strings.ts';

interface SearchFieldProps {
  onClose: () => void;
}

/**
 * Searches the catalogue while the person types; the text is in the catalogue's address. Closes when the page changes.
 */
export function SearchField({ onClose }: SearchFieldProps) {
  const [location, navigate] = useLocation();
  const [params] = useSearchParams();
  const isCatalog = location.startsWith(paths.catalog.path);
  const { page: _page, ...kept }: CatalogAddress = isCatalog ? readCatalogAddress(params) : {};
  const value = isCatalog ? (params.get('search') ?? '') : '';
  // Before the first search Back closes the field; after it, Back returns to the page where the search began.
  useClosedByBack(value === '', onClose);
  const shownAt = useRef(location);
  const isLeading = useRef(false);
  useLayoutEffect(() => {
    if (shownAt.current === location) return;
    shownAt.current = location;
    if (!isLeading.current) {
      // A new page never takes the focus from a field, so the field is blurred.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      headerSearch.close();
    }
    isLeading.current = false;
  }, [location]);
  const search = (text: string): void => {
    isLeading.current = !isCatalog;
    navigate(paths.catalog.getHref({ ...kept, search: text }), { replace: isCatalog });
  };
  return (
    <SearchInput
      label={shellStrings.searchPlaceholder}
      value={value}
      onSearch={search}
      isBusy={false}
      onClose={onClose}
    />
  );
}
