import { readCatalogAddress } from '#lib/catalog-address.ts';
import { paths, type CatalogAddress } from '#lib/paths.ts';
import { headerSearch } from '#entities/shop/disclosures.ts';
import { useClosedByBack } from '#ui/open-overlays.ts';
import { SearchInput } from '#ui/search-input.tsx';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { shellStrings } from './shell.strings.ts';

interface SearchFieldProps {
  onClose: () => void;
}

/** Looks through the catalogue as one types; the text stands in the catalogue's address. Goes away with the page it was opened over. */
export function SearchField({ onClose }: SearchFieldProps) {
  const [location, navigate] = useLocation();
  const [params] = useSearchParams();
  const isCatalog = location.startsWith(paths.catalog.path);
  const { page: _page, ...kept }: CatalogAddress = isCatalog ? readCatalogAddress(params) : {};
  const value = isCatalog ? (params.get('search') ?? '') : '';
  // Once something is searched for, Back leads to where it was searched from.
  useClosedByBack(value === '', onClose);
  const shownAt = useRef(location);
  const isLeading = useRef(false);
  useLayoutEffect(() => {
    if (shownAt.current === location) return;
    shownAt.current = location;
    if (!isLeading.current) {
      // The page that has come takes the focus from nobody who types.
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
