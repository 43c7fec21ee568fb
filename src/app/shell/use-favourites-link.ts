import { usePageActor } from '#entities/page/page-context.tsx';
import { useCustomer } from '#entities/shop/shop-context.tsx';
import { paths } from '#lib/paths.ts';
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
