import { useEffect } from 'react';
import { useShop } from './shop-context.tsx';

/** Sets the window's title: the page's name, if it has one, and the shop's. */
export function usePageTitle(page?: string): void {
  const { name } = useShop();
  useEffect(() => {
    document.title = page ? `${page} — ${name}` : name;
  }, [page, name]);
}
