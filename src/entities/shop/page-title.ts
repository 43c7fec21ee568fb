import { useEffect } from 'react';
import { useShop } from './shop-context.tsx';

/** Titles the window: the shop's name, after the page's own name where it has one. */
export function usePageTitle(page?: string): void {
  const { name } = useShop();
  useEffect(() => {
    document.title = page ? `${page} — ${name}` : name;
  }, [page, name]);
}
