import { storedText } from '#lib/storage.ts';
import { headerSearch } from '#entities/shop/overlays.ts';
import { SearchIcon, SearchOffIcon } from '#ui/icons.tsx';
import { IconButton } from '#ui/native/icon-button.tsx';
import { useIsHydrated } from '#ui/loading/use-is-hydrated.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useAtom } from '@xstate/store-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { CartButton, MenuButton, ShopName } from './header-parts.tsx';
import classes from './header.module.css';
import { MainLinks } from './main-links.tsx';
import { SearchField } from './search-field.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { shellStrings } from '../shell.strings.ts';

/** Whether the person closed the search of the wide header. */
const closedSearch = storedText('wide-search-closed');

/** Here the search is open to begin with, and the main links stand beside it. */
const WIDE = '(min-width: 75em)';

/** The header of every page: the shop's name, the search and the cart. */
export function Header() {
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
    <header className={classes['header']}>
      <div className={classes['bar']} data-searching={isSearching || isForAnyWidth || undefined}>
        <MenuButton />
        <ShopName />
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
          variant="subtle"
          size={44}
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
