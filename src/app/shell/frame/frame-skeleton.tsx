import { tokenStorage } from '#api/storage.ts';
import { CartIcon, MenuIcon, SearchIcon } from '#ui/icons.tsx';
import { Button } from '#ui/native/button.tsx';
import { PageSkeleton, type PageShape } from '#ui/states/page-skeleton.tsx';
import headerClasses from '../header/header.module.css';
import classes from './shell-layout.module.css';
import { shellStrings } from '../shell.strings.ts';

/** The shop's name as the server has written it into the document; empty where it hasn't. */
const writtenName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';

/**
 * The layout of a page before its shop has loaded: the header, in which nothing can be pressed yet, and a page of this
 * shape.
 */
export function FrameSkeleton({ shape }: { shape: PageShape | undefined }) {
  const icon = headerClasses['blank'] ?? '';
  return (
    <div className={classes['frame']}>
      <header className={headerClasses['header']}>
        <div className={headerClasses['bar']}>
          <span className={icon}>
            <MenuIcon size={24} />
          </span>
          <span className={headerClasses['name']}>
            <span className={headerClasses['text']}>{writtenName()}</span>
          </span>
          <span className={`${icon} ${headerClasses['toggle']}`}>
            <SearchIcon size={24} />
          </span>
          {tokenStorage.read() === null && (
            <Button className={headerClasses['signInRoom']} variant="default">
              {shellStrings.signIn}
            </Button>
          )}
          <span className={`${icon} ${headerClasses['cart']}`}>
            <CartIcon size={24} />
          </span>
        </div>
      </header>
      <main className={classes['main']}>
        <PageSkeleton shape={shape} />
      </main>
    </div>
  );
}
