import { pageRoutes } from '#common/routes/pages.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { usePageTitle } from '#page/page-title.ts';
import { SignInState } from '#entities/shop/sign-in-state.tsx';
import { CataloguePage } from './catalogue-page.tsx';

function GuestsFavourites() {
  usePageTitle(pageRoutes.favourites.label);
  return <SignInState title={pageRoutes.favourites.label} />;
}

/** The catalogue of the customer's favourites. */
export function FavouritesPage() {
  return useCustomer() === null ? <GuestsFavourites /> : <CataloguePage isFavourites />;
}
