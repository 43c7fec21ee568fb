import { LoginIcon } from '#ui/icons.tsx';
import { Button } from '#ui/native/button.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { usePageActor } from '#page/page-context.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';

/** Shown in place of a page that requires a sign-in, until the person has signed in. */
export function SignInState({ title }: { title: string }) {
  const login = usePageActor('login');
  return (
    <MessageState isPage icon={<LoginIcon size={32} />} title={title} text={statesStrings.signInText}>
      <Button onClick={() => login.send({ type: 'dialog.opened', reason: 'menu' })}>{statesStrings.signIn}</Button>
    </MessageState>
  );
}
