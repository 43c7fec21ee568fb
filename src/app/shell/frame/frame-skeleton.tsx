import { tokenStorage } from '#api/storage.ts';
import { sectionsFold } from '#entities/shop/sections-fold.ts';
import { PageSkeleton } from '#ui/states/page-skeleton.tsx';
import { HeaderSkeleton } from '../header/header-skeleton.tsx';
import classes from './shell-layout.module.css';
import type { Page } from '../../pages/pages.ts';
import { worksHereStorage } from './works-here.ts';

/**
 * The layout of a page before its shop has loaded: the header, in which nothing can be pressed yet, and what is like
 * the page.
 */
export function FrameSkeleton({ page }: { page: Page | undefined }) {
  const isOffice = page?.frame === undefined && tokenStorage.read() !== null && worksHereStorage.read() !== null;
  return (
    <div
      className={classes['frame']}
      data-frame={isOffice ? 'office' : 'storefront'}
      data-folded={(isOffice && sectionsFold.value.get()) || undefined}
    >
      <HeaderSkeleton isOffice={isOffice} />
      <main className={classes['main']}>
        <PageSkeleton shape={page?.shape} />
      </main>
    </div>
  );
}
