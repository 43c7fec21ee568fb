import { useProvidedActor } from '#ui/provided-machines.tsx';
import { useRunningActor } from '#ui/running-actors.tsx';
import { useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { LoginDialog } from './login-dialog.tsx';
import { SocialLogin } from './social-login.tsx';

/** Sign-in by a phone call or through a social network, whose popup closes with the dialog. */
export function LoginWithNetworks({ aside }: { aside?: ReactNode }) {
  const login = useRunningActor('login');
  const social = useProvidedActor('socialLogin', {});
  const isClosed = useSelector(login, (snapshot) => snapshot.matches('closed'));
  useEffect(() => {
    if (isClosed) social.send({ type: 'dialog.closed' });
  }, [isClosed, social]);
  return <LoginDialog aside={aside} otherWays={<SocialLogin actor={social} />} />;
}
