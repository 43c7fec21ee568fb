import { Button } from '@mantine/core';
import { LoginIcon } from './icons.tsx';
import { MessageState } from './message-state.tsx';
import { useRunningActor } from './running-actors.tsx';
import { statesStrings } from './states.strings.ts';

/** A page that is for those who are signed in; it shows itself once they are. */
export function SignInState({ title }: { title: string }) {
  const login = useRunningActor('login');
  return (
    <MessageState isPage icon={<LoginIcon size={32} />} title={title} text={statesStrings.signInText}>
      <Button onClick={() => login.send({ type: 'dialog.opened', reason: 'menu' })}>{statesStrings.signIn}</Button>
    </MessageState>
  );
}
