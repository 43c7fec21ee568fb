import type { ReactNode } from 'react';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { Header } from '../header/header.tsx';
import { useScrollMemory } from '../../navigation/scroll-memory.ts';
import classes from './shell-layout.module.css';
import { shellStrings } from '../shell.strings.ts';
import { ToTopButton } from './to-top-button.tsx';
import { usePageFocus } from '../../navigation/use-page-focus.ts';

// Loaded separately: it begins below the window.
const Footer = lazyPart(() => import('./footer.tsx'), 'Footer');

const MAIN_ID = 'main';

interface ShellLayoutProps {
  /** Whether there is the content alone, as on a page that is made for paper. */
  isBare?: boolean;
  children: ReactNode;
}

/** The layout of every page: header, menu, content, footer. */
export function ShellLayout({ isBare = false, children }: ShellLayoutProps) {
  useScrollMemory();
  const main = usePageFocus();
  return (
    <div className={isBare ? undefined : classes['frame']}>
      {!isBare && (
        <>
          <a href={`#${MAIN_ID}`} className={classes['skip']}>
            {shellStrings.skip}
          </a>
          <Header />
        </>
      )}
      <main id={MAIN_ID} ref={main} tabIndex={-1} className={isBare ? classes['bare'] : classes['main']}>
        {children}
      </main>
      {!isBare && (
        <>
          <RetryBoundary fallback={null}>
            <Footer />
          </RetryBoundary>
          <ToTopButton />
        </>
      )}
      <OfflineBar />
    </div>
  );
}
