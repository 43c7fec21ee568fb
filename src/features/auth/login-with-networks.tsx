import { useProvidedActor } from '#ui/provided-machines.tsx';
import { useRunningActor } from '#ui/running-actors.tsx';
import { useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { LoginDialog } from './login-dialog.tsx';
import { SocialLogin } from './social-login.tsx';

/** Sign-in by a phone call or through a social network, whose popup closes with the step that offers it. */
export function LoginWithNetworks({ aside }: { aside?: ReactNode }) {
  const login = useRunningActor('login');
  const social = useProvidedActor('socialLogin', {});
  // Left open, it could sign in as somebody else while the code of a call is waited for.
  const isOffered = useSelector(login, (snapshot) => snapshot.hasTag('step1'));
  useEffect(() => {
    if (!isOffered) social.send({ type: 'dialog.closed' });
  }, [isOffered, social]);
  return <LoginDialog aside={aside} otherWays={<SocialLogin actor={social} />} />;
}
