import { tokenStorage } from '#api/storage.ts';
import { usePageActor } from '#page/page-context.tsx';
import { useCustomer } from '#page/shop-context.tsx';
import { Button } from '#ui/native/button.tsx';
import { useIsHydrated } from '#ui/loading/use-is-hydrated.ts';
import classes from './header.module.css';
import { shellStrings } from '../shell.strings.ts';

/** Lets a guest sign in. Whoever has a token is no guest, before it is known who they are too. */
export function SignInButton() {
  const login = usePageActor('login');
  const isHydrated = useIsHydrated();
  const isGuest = useCustomer() === null && !(isHydrated && tokenStorage.read() !== null);
  if (!isGuest) return null;
  return (
    <Button
      className={classes['signIn']}
      variant="default"
      onClick={() => login.send({ type: 'dialog.opened', reason: 'menu' })}
    >
      {shellStrings.signIn}
    </Button>
  );
}
