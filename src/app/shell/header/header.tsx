import { cartQuery } from '#entities/cart/cart.queries.ts';
import { paths } from '#lib/paths.ts';
import { cartDrawer, headerSearch, menuDrawer } from '#entities/shop/disclosures.ts';
import { useIsOpen } from '#ui/overlay/use-is-open.ts';
import { CartIcon, CloseIcon, MenuIcon, SearchIcon } from '#ui/icons.tsx';
import { useShop } from '#entities/shop/shop-context.tsx';
import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import classes from './header.module.css';
import { MainLinks } from './main-links.tsx';
import { SearchField } from './search-field.tsx';
import { shellStrings } from '../shell.strings.ts';

const button = { variant: 'subtle', color: 'gray', size: 44, radius: 'xl' } as const;

function CartButton() {
  const isOpen = useIsOpen(cartDrawer);
  const { data: hasItems = false } = useQuery({
    ...cartQuery,
    enabled: false,
    select: (cart) => cart.items.length > 0,
  });
  return (
    <ActionIcon
      {...button}
      className={classes['cart']}
      data-filled={hasItems || undefined}
      aria-label={hasItems ? shellStrings.openFilledCart : shellStrings.openCart}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={cartDrawer.open}
    >
      <CartIcon size={24} />
    </ActionIcon>
  );
}

/** Here the search is open to begin with, and the main links stand beside it. */
const WIDE = '(min-width: 75em)';

/** The header of every page: the shop's name, the search and the cart. */
export function Header() {
  const { name, logo } = useShop();
  const isMenuOpen = useIsOpen(menuDrawer);
  const isSearching = useIsOpen(headerSearch);
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
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
    if (isWide) headerSearch.open();
  }, [isWide]);

  const closeSearch = (): void => {
    headerSearch.close();
    toggle.current?.focus();
  };

  return (
    <header className={classes['header']}>
      <div className={classes['bar']} data-searching={isSearching || undefined}>
        <ActionIcon
          {...button}
          aria-label={shellStrings.openMenu}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={menuDrawer.open}
        >
          <MenuIcon size={24} />
        </ActionIcon>
        <Link href={paths.main.getHref()} className={classes['name']}>
          {logo && <img src={logo.sources[0]?.url ?? logo.url} alt="" className={classes['logo']} />}
          <span className={classes['text']}>{name}</span>
        </Link>
        {isWide && <MainLinks />}
        <div className={classes['search']}>
          {isSearching && <SearchField isLasting={isWide} onClose={isWide && !isAsked ? undefined : closeSearch} />}
        </div>
        <ActionIcon
          {...button}
          ref={toggle}
          aria-label={isSearching ? shellStrings.closeSearch : shellStrings.openSearch}
          aria-expanded={isSearching}
          onClick={() => {
            setAsked(!isSearching);
            (isSearching ? headerSearch.close : headerSearch.open)();
          }}
        >
          {isSearching ? <CloseIcon size={24} /> : <SearchIcon size={24} />}
        </ActionIcon>
        <CartButton />
      </div>
    </header>
  );
}
