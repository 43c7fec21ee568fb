import { usePageActor } from '#page/page-context.tsx';
import { useCustomer } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import type { MouseEvent } from 'react';

/** A link to the favourites; a guest signs in first, and is led there afterwards. */
export function useFavouritesLink() {
  const login = usePageActor('login');
  const isGuest = useCustomer() === null;
  const href = paths.favourites.getHref();
  return {
    href,
    onClick: (event: MouseEvent): void => {
      if (!isGuest) return;
      event.preventDefault();
      login.send({ type: 'dialog.opened', reason: 'favourite', after: href });
    },
  };
}
