import { PAGE_HEADER_ID } from '#common/drawing.ts';
import { cartQuery } from '#entities/cart/cart.queries.ts';
import { formatMoney } from '#lib/money.ts';
import { paths } from '#routes/paths.ts';
import { storedText } from '#lib/storage.ts';
import { cartDrawer, headerSearch, menuDrawer } from '#entities/shop/overlays.ts';
import { CartIcon, MenuIcon, SearchIcon, SearchOffIcon } from '#ui/icons.tsx';
import { IconButton } from '#ui/native/icon-button.tsx';
import { useIsHydrated } from '#ui/loading/use-is-hydrated.ts';
import { useShop } from '#page/shop-context.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from '@xstate/store-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import classes from './header.module.css';
import { MainLinks } from './main-links.tsx';
import { SearchField } from './search-field.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { shellStrings } from '../shell.strings.ts';

const button = { variant: 'subtle', size: 44 } as const;

function CartButton() {
  const isOpen = useAtom(cartDrawer.isOpen);
  const { currency } = useShop();
  const isHydrated = useIsHydrated();
  const { data } = useQuery({ ...cartQuery, enabled: false });
  const cart = isHydrated ? data : undefined;
  const count = cart?.items.length ?? 0;
  const label =
    cart && count > 0 ? shellStrings.filledCart(count, formatMoney(cart.total, currency)) : shellStrings.openCart;
  return (
    <IconButton
      {...button}
      className={classes['cart']}
      data-filled={count > 0 || undefined}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={cartDrawer.open}
    >
      <CartIcon size={24} />
    </IconButton>
  );
}

/** Whether the person closed the search of the wide header. */
const closedSearch = storedText('wide-search-closed');

/** Here the search is open to begin with, and the main links stand beside it. */
const WIDE = '(min-width: 75em)';

/** The header of every page: the shop's name, the search and the cart. */
export function Header() {
  const { name, logo } = useShop();
  const isMenuOpen = useAtom(menuDrawer.isOpen);
  const isSearching = useAtom(headerSearch.isOpen);
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  // What the server draws is for any width: it has both, and the style sheet hides what is for wide windows.
  const isForAnyWidth = !useIsHydrated();
  // Whether the person opened the search at this width.
  const [isAsked, setAsked] = useState(false);
  const [knownWide, setKnownWide] = useState(isWide);
  if (knownWide !== isWide) {
    setKnownWide(isWide);
    setAsked(false);
  }
  const toggle = useRef<HTMLButtonElement>(null);
  // Before the first paint, so that nothing moves.
  // In a narrowed window the field closes itself, unless it holds a text.
  useLayoutEffect(() => {
    if (isWide && closedSearch.read() === null) headerSearch.open();
  }, [isWide]);

  const keepClosed = (isClosed: boolean): void => {
    if (!isWide) return;
    if (isClosed) closedSearch.write('1');
    else closedSearch.clear();
  };
  const closeSearch = (): void => {
    keepClosed(true);
    headerSearch.close();
    toggle.current?.focus();
  };

  return (
    <header id={PAGE_HEADER_ID} className={classes['header']}>
      <div className={classes['bar']} data-searching={isSearching || isForAnyWidth || undefined}>
        <IconButton
          {...button}
          aria-label={shellStrings.openMenu}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={menuDrawer.open}
        >
          <MenuIcon size={24} />
        </IconButton>
        <Link href={paths.main.getHref()} className={classes['name']}>
          {logo && <img src={logo.sources[0]?.url ?? logo.url} alt="" className={classes['logo']} />}
          <span className={classes['text']}>{name}</span>
        </Link>
        {(isWide || isForAnyWidth) && <MainLinks />}
        <div className={classes['search']} data-wide={isForAnyWidth || undefined}>
          {(isSearching || isForAnyWidth) && (
            <SearchField
              isLasting={isWide || isForAnyWidth}
              onClose={isForAnyWidth || (isWide && !isAsked) ? undefined : closeSearch}
            />
          )}
        </div>
        <IconButton
          {...button}
          ref={toggle}
          className={classes['toggle']}
          aria-label={isSearching ? shellStrings.closeSearch : shellStrings.openSearch}
          aria-expanded={isSearching}
          onClick={() => {
            setAsked(!isSearching);
            keepClosed(isSearching);
            (isSearching ? headerSearch.close : headerSearch.open)();
          }}
        >
          {/* Not a cross: the field has one, which clears it. */}
          {isSearching ? <SearchOffIcon size={24} /> : <SearchIcon size={24} />}
        </IconButton>
        {(isWide || isForAnyWidth) && <SignInButton />}
        <CartButton />
      </div>
    </header>
  );
}
