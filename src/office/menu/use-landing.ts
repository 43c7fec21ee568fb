import { landingStorage } from '#api/storage.ts';
import { openOverlays } from '#ui/overlay/overlays.ts';
import { headerSearch } from '#entities/shop/overlays.ts';
import { paths } from '#routes/paths.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** Leads from the front page, where this person has just signed in, to what waits for them. */
export function useLanding(): void {
  const [path, navigate] = useLocation();
  useEffect(() => {
    if (landingStorage.read() === null) return;
    landingStorage.clear();
    // Whoever has opened something meanwhile knows where they go; the search of a wide header is open by itself.
    const isBusy = openOverlays.get().length > (headerSearch.isOpen.get() ? 1 : 0);
    if (path === paths.main.getHref() && !isBusy) navigate(paths.today.getHref(), { replace: true });
  }, [path, navigate]);
}
