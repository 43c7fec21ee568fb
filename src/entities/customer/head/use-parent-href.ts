import { useLocation } from 'wouter';

const BELOW_LIST = /^(.*\/groups-orders|\/customers)\/\d/;

/**
 * The address of the list of customers that the current page of one of them belongs to; undefined where it stands
 * alone.
 */
export function useParentHref(): string | undefined {
  const [path] = useLocation();
  return BELOW_LIST.exec(path)?.[1];
}
