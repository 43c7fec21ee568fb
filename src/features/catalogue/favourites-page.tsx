import { useCustomer } from '#ui/shop-context.tsx';
import { usePageTitle } from '#ui/page-title.ts';
import { SignInState } from '#ui/sign-in-state.tsx';
import { CatalogPage } from './catalog-page.tsx';
import { catalogueStrings } from './catalogue.strings.ts';

function GuestsFavourites() {
  usePageTitle(catalogueStrings.favourites);
  return <SignInState title={catalogueStrings.favourites} />;
}

/** The catalogue over what the customer has marked. */
export function FavouritesPage() {
  return useCustomer() === null ? <GuestsFavourites /> : <CatalogPage isFavourites />;
}
