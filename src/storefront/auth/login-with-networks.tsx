import { socialLoginFlow } from '#storefront/auth/flows/social-login.flow.ts';
import { useFlow } from '#entities/page/use-flow.ts';
import { usePageActor } from '#entities/page/page-context.tsx';
import { useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { LoginDialog } from './login-dialog.tsx';
import { SocialLogin } from './social-login.tsx';

/** Sign-in by a phone call or through a social network, whose popup closes with the step that offers it. */
export function LoginWithNetworks({ aside }: { aside?: ReactNode }) {
  const login = usePageActor('login');
  const social = useFlow(socialLoginFlow, {});
  // Left open, it could sign in as somebody else while the code of a call is waited for.
  const isOffered = useSelector(login, (snapshot) => snapshot.hasTag('step1'));
  useEffect(() => {
    if (!isOffered) social.send({ type: 'dialog.closed' });
  }, [isOffered, social]);
  return <LoginDialog aside={aside} otherWays={<SocialLogin actor={social} />} />;
}
