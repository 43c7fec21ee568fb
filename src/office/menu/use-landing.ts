import { landingStorage } from '#api/storage.ts';
import { paths } from '#routes/paths.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** Leads from the front page, where this person has just signed in, to what waits for them. */
export function useLanding(): void {
  const [path, navigate] = useLocation();
  useEffect(() => {
    if (landingStorage.read() === null) return;
    landingStorage.clear();
    if (path === paths.main.getHref()) navigate(paths.today.getHref(), { replace: true });
  }, [path, navigate]);
}
