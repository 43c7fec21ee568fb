import { isBack } from '#ui/navigation/navigation-type.ts';
import { ErrorBoundary } from '#ui/states/error-boundary.tsx';
import { PageSkeleton, type PageShape } from '#ui/states/page-skeleton.tsx';
import {
  Activity,
  createContext,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Router, useRouter, type RouterOptions } from 'wouter';
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location';
import type { KeepAliveEntry } from './keep-alive.ts';

/** The address of a hidden page, since the current address belongs to the shown page; null for the shown page. */
const LeftAddress = createContext<KeepAliveEntry | null>(null);

const useKeptLocation = (options?: Pick<RouterOptions, 'ssrPath'>): ReturnType<typeof useBrowserLocation> => {
  const [path, navigate] = useBrowserLocation(options);
  return [useContext(LeftAddress)?.path ?? path, navigate];
};

const useKeptSearch = (options?: Pick<RouterOptions, 'ssrSearch'>): string => {
  const search = useSearch(options);
  return useContext(LeftAddress)?.search ?? search;
};

const keptRouter = { hook: useKeptLocation, searchHook: useKeptSearch };

/** When the person returns to the page, focuses the element that was focused when they left it. */
function useKeptFocus(isShown: boolean): void {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!isShown) return;
    if (isBack() && last.current instanceof HTMLElement) last.current.focus({ preventScroll: true });
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.closest('main')) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [isShown]);
}

interface KeptPageViewProps {
  page: KeepAliveEntry;
  isShown: boolean;
  /** What stands in its place while it loads. */
  shape: PageShape | undefined;
  children: ReactNode;
}

/** A page that stays mounted while another is shown: hidden, without effects, and not in the accessibility tree. */
export function KeepAlivePage({ page, isShown, shape, children }: KeptPageViewProps) {
  // A router with hooks of its own takes nothing from the one around it.
  const { aroundNav, ssrPath, ssrSearch = '' } = useRouter();
  const drawnAt = ssrPath === undefined ? {} : { ssrPath, ssrSearch };
  const boundary = useRef<ErrorBoundary>(null);
  const [life, setLife] = useState(0);
  useKeptFocus(isShown);
  // A page that failed is mounted again, so that it works at the next visit.
  useEffect(() => {
    if (!isShown && boundary.current?.state.isBroken) setLife((lives) => lives + 1);
  }, [isShown]);
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <LeftAddress value={isShown ? null : page}>
        <Router {...keptRouter} {...drawnAt} aroundNav={aroundNav}>
          <ErrorBoundary key={life} ref={boundary}>
            <Suspense fallback={<PageSkeleton shape={shape} />}>{children}</Suspense>
          </ErrorBoundary>
        </Router>
      </LeftAddress>
    </Activity>
  );
}
