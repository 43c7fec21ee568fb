import { readCatalogAddress } from '#lib/catalog-address.ts';
import { paths, type CatalogAddress } from '#lib/paths.ts';
import { SearchInput } from '#ui/search-input.tsx';
import { useLocation, useSearchParams } from 'wouter';
import { shellStrings } from './shell.strings.ts';

interface SearchFieldProps {
  onClose: () => void;
}

/** Looks through the catalogue as one types; the text stands in the catalogue's address. */
export function SearchField({ onClose }: SearchFieldProps) {
  const [location, navigate] = useLocation();
  const [params] = useSearchParams();
  const isCatalog = location.startsWith(paths.catalog.path);
  const { page: _page, ...kept } : CatalogAddress = isCatalog ? readCatalogAddress(params) : {};
  return (
    <SearchInput
      label={shellStrings.searchPlaceholder}
      value={isCatalog ? (params.get('search') ?? '') : ''}
      onSearch={(search) => navigate(paths.catalog.getHref({ ...kept, search }), { replace: isCatalog })}
      isBusy={false}
      onClose={onClose}
    />
  );
}
