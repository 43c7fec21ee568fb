import { socialLoginFlow } from '#storefront/auth/flows/social-login.flow.ts';
import { useFlow } from '#page/use-flow.ts';
import { usePageActor } from '#page/page-context.tsx';
import { useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { LoginDialog } from './login-dialog.tsx';
import { SocialLogin } from './social-login.tsx';

/** The login dialog with social networks on its first step. Leaving that step closes the popup of a network. */
export function LoginWithNetworks({ aside }: { aside?: ReactNode }) {
  const login = usePageActor('login');
  const social = useFlow(socialLoginFlow, {});
  // An open popup could sign another person in while this one enters the code of a call.
  const isOffered = useSelector(login, (snapshot) => snapshot.hasTag('step1'));
  useEffect(() => {
    if (!isOffered) social.send({ type: 'dialog.closed' });
  }, [isOffered, social]);
  return <LoginDialog aside={aside} otherWays={<SocialLogin actor={social} />} />;
}
