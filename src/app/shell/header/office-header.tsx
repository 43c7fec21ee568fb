import { officePalette } from '#entities/shop/overlays.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { IconButton } from '#ui/native/icon-button.tsx';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { useAtom } from '@xstate/store-react';
import { OfficeTools } from '../../office.ts';
import { shellStrings } from '../shell.strings.ts';
import { CartButton, MenuButton, ShopName } from './header-parts.tsx';
import classes from './header.module.css';

/** The header of the office's pages: its search and what can be made, then what every header has. */
export function OfficeHeader() {
  const isSearching = useAtom(officePalette.isOpen);
  return (
    <header className={classes['header']} data-office>
      <div className={classes['bar']}>
        <MenuButton />
        <ShopName />
        <div className={classes['tools']}>
          <RetryBoundary fallback={null}>
            <OfficeTools />
          </RetryBoundary>
        </div>
        <IconButton
          variant="subtle"
          size={44}
          className={classes['toggle']}
          aria-label={shellStrings.openSearch}
          aria-haspopup="dialog"
          aria-expanded={isSearching}
          onClick={officePalette.open}
        >
          <SearchIcon size={24} />
        </IconButton>
        <CartButton />
      </div>
    </header>
  );
}
