import { screenRoutes } from '#common/routes/screens.ts';
import { pageRoutes } from '#common/routes/pages.ts';
import { getOwnHref } from '#routes/branch-href.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { Link, useLocation, useSearch } from 'wouter';
import { worksHere } from '../../office.ts';
import { shellStrings } from '../shell.strings.ts';
import { useFavouritesLink } from '../use-favourites-link.ts';
import classes from './header.module.css';

/** The sections that shoppers use most, beside the search; for whoever works here the way back to work. */
export function MainLinks() {
  const [location] = useLocation();
  const search = useSearch();
  const customer = useCustomer();
  const favourites = useFavouritesLink();
  const links = [
    { href: paths.catalog.getHref(), label: pageRoutes.catalog.label },
    { ...favourites, label: pageRoutes.favourites.label },
    ...(customer ? [{ href: getOwnHref('orders'), label: screenRoutes.orders.label }] : []),
    ...(worksHere(customer) ? [{ href: paths.today.getHref(), label: pageRoutes.today.label }] : []),
  ];
  return (
    <nav className={classes['links']} aria-label={shellStrings.sections}>
      {links.map(({ label, ...link }) => (
        <Link
          key={label}
          {...link}
          className={classes['link']}
          // The orders of the shop have the address of one's own, with a scope.
          aria-current={location === link.href && !new URLSearchParams(search).has('scope') ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
