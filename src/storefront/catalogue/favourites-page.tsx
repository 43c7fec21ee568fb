import { useCustomer } from '#page/shop-context.tsx';
import { usePageTitle } from '#page/page-title.ts';
import { SignInState } from '#entities/shop/sign-in-state.tsx';
import { CatalogPage } from './catalog-page.tsx';
import { catalogueStrings } from './catalogue.strings.ts';

function GuestsFavourites() {
  usePageTitle(catalogueStrings.favourites);
  return <SignInState title={catalogueStrings.favourites} />;
}

/** The catalogue of the customer's favourites. */
export function FavouritesPage() {
  return useCustomer() === null ? <GuestsFavourites /> : <CatalogPage isFavourites />;
}
