import { useCallback, useState } from 'react';

/** The place beside a page's title for its list's head, and the ref that makes an element this place. */
export function useHeadPlace() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // Kept while the page is hidden: whoever returns finds the rows where they were, before the place is told of anew.
  const ref = useCallback((element: HTMLElement | null) => {
    if (element) setPlace(element);
  }, []);
  return { place, ref };
}
