import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { Header } from '../header/header.tsx';
import { useScrollMemory } from '../../navigation/scroll-memory.ts';
import classes from './shell-layout.module.css';
import { shellStrings } from '../shell.strings.ts';
import { ToTopButton } from './to-top-button.tsx';
import { usePageFocus } from '../../navigation/use-page-focus.ts';

const MAIN_ID = 'main';

/** The layout of every page: header, menu, content, footer. */
export function ShellLayout({ children }: { children: ReactNode }) {
  useScrollMemory();
  const main = usePageFocus();
  return (
    <div className={classes['frame']}>
      <a href={`#${MAIN_ID}`} className={classes['skip']}>
        {shellStrings.skip}
      </a>
      <Header />
      <main id={MAIN_ID} ref={main} tabIndex={-1} className={classes['main']}>
        {children}
      </main>
      <Footer />
      <ToTopButton />
      <OfflineBar />
    </div>
  );
}
