import { officePalette } from '#entities/shop/overlays.ts';
import { paths } from '#routes/paths.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { modKey } from '#ui/keys/page-keys.ts';
import { StoreIcon } from '#ui/later-icons.tsx';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { menuStrings } from './menu.strings.ts';
import classes from './office-tools.module.css';

/** The office's search, what can be made from anywhere, and the way to the storefront. */
export function OfficeTools({ create }: { create: ReactNode }) {
  return (
    <div className={classes['tools']}>
      <button
        type="button"
        className={classes['search']}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={officePalette.open}
      >
        <SearchIcon size={18} />
        <span className={classes['hint']}>{menuStrings.search}</span>
        <kbd>{`${modKey} K`}</kbd>
      </button>
      <RetryBoundary fallback={null}>{create}</RetryBoundary>
      <Link href={paths.main.getHref()} className={classes['shop']}>
        <StoreIcon size={20} />
        {menuStrings.toShop}
      </Link>
    </div>
  );
}
