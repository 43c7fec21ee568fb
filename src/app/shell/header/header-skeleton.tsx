import { tokenStorage } from '#api/storage.ts';
import { CartIcon, MenuIcon, SearchIcon } from '#ui/icons.tsx';
import { Button } from '#ui/native/button.tsx';
import { shellStrings } from '../shell.strings.ts';
import classes from './header.module.css';

/** The shop's name as the server has written it into the document; empty where it hasn't. */
const writtenName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';

/** The place of the header, in which nothing can be pressed yet. */
export function HeaderSkeleton({ isOffice }: { isOffice: boolean }) {
  const icon = classes['blank'] ?? '';
  return (
    <header className={classes['header']} data-office={isOffice || undefined}>
      <div className={classes['bar']}>
        <span className={icon}>
          <MenuIcon size={24} />
        </span>
        <span className={classes['name']}>
          <span className={classes['text']}>{writtenName()}</span>
        </span>
        <span className={`${icon} ${classes['toggle']}`}>
          <SearchIcon size={24} />
        </span>
        {tokenStorage.read() === null && (
          <Button className={classes['signInRoom']} variant="default">
            {shellStrings.signIn}
          </Button>
        )}
        <span className={`${icon} ${classes['cart']}`}>
          <CartIcon size={24} />
        </span>
      </div>
    </header>
  );
}
