import { createOkLogin } from '../../ports/ok-login.ts';
import type { SocialLogin, SocialProvider } from '../../ports/social-login.ts';
import { createVkLogin } from '../../ports/vk-login.ts';
import type { Settings } from '../../start/settings.ts';

/** The networks that a shop offers for sign-in. */
export type SocialLoginChooser = (shop: { isDemo: boolean }) => ReadonlyMap<SocialProvider, SocialLogin>;

/** Demo shops get the simulated networks, others those of the settings. */
export function makeSocialLoginChooser(
  { social }: Pick<Settings, 'social'>,
  { simulated }: { simulated: ReadonlyMap<SocialProvider, SocialLogin> },
): SocialLoginChooser {
  const real = new Map<SocialProvider, SocialLogin>();
  if (social.vk) real.set('vk-oauth2', createVkLogin(social.vk));
  if (social.ok) real.set('odnoklassniki-oauth2', createOkLogin(social.ok));
  return ({ isDemo }) => (isDemo ? simulated : real);
}
