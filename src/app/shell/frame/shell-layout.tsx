import type { PageRoute } from '#common/routes/pages.ts';
import { sectionsFold } from '#entities/shop/sections-fold.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { useAtom } from '@xstate/store-react';
import { useEffect, type ReactNode } from 'react';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { Header } from '../header/header.tsx';
import { HeaderSkeleton } from '../header/header-skeleton.tsx';
import { useScrollMemory } from '../../navigation/scroll-memory.ts';
import { OfficeSections, worksHere } from '../../office.ts';
import { worksHereStorage } from './works-here.ts';
import classes from './shell-layout.module.css';
import { shellStrings } from '../shell.strings.ts';
import { ToTopButton } from './to-top-button.tsx';
import { usePageFocus } from '../../navigation/use-page-focus.ts';

// Loaded separately: it begins below the window.
const Footer = lazyPart(() => import('./footer.tsx'), 'Footer');

// For its people alone.
const OfficeHeader = lazyPart(() => import('../header/office-header.tsx'), 'OfficeHeader');

const MAIN_ID = 'main';

interface ShellLayoutProps {
  /** What the page says of what stands around it. */
  frame?: PageRoute['frame'] | undefined;
  children: ReactNode;
}

/** What stands around a page: header, content and footer; for the office's people header, sections and content. */
export function ShellLayout({ frame, children }: ShellLayoutProps) {
  useScrollMemory();
  const main = usePageFocus();
  const isOfOffice = worksHere(useCustomer());
  // The next page begins with the frame that its person has.
  useEffect(() => {
    if (isOfOffice) worksHereStorage.write('1');
  }, [isOfOffice]);
  const shown = frame ?? (isOfOffice ? 'office' : 'storefront');
  const isFolded = useAtom(sectionsFold.value);
  const isFramed = shown !== 'none';
  // One tree for all frames: the pages that are kept alive stay in it.
  return (
    <div
      className={isFramed ? classes['frame'] : undefined}
      data-frame={shown}
      data-folded={(shown === 'office' && isFolded) || undefined}
    >
      {isFramed && (
        <a href={`#${MAIN_ID}`} className={classes['skip']}>
          {shellStrings.skip}
        </a>
      )}
      {shown === 'storefront' && <Header />}
      {shown === 'office' && (
        <RetryBoundary fallback={<HeaderSkeleton isOffice />}>
          <OfficeHeader />
        </RetryBoundary>
      )}
      {shown === 'office' && (
        <RetryBoundary fallback={null}>
          <OfficeSections />
        </RetryBoundary>
      )}
      <main id={MAIN_ID} ref={main} tabIndex={-1} className={isFramed ? classes['main'] : classes['bare']}>
        {children}
      </main>
      {shown === 'storefront' && (
        <RetryBoundary fallback={null}>
          <Footer />
        </RetryBoundary>
      )}
      {isFramed && <ToTopButton />}
      <OfflineBar />
    </div>
  );
}
