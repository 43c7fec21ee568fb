import { createDemoSocialLogin } from './ports/demo-social-login.ts';
import { createOkLogin } from './ports/ok-login.ts';
import { type SocialLogin, type SocialProvider, socialProviders } from './ports/social-login.ts';
import { createVkLogin } from './ports/vk-login.ts';
import type { Settings } from './settings.ts';

/** The networks that sign people in at a shop. */
export type SocialLoginChooser = (shop: { isDemo: boolean }) => ReadonlyMap<SocialProvider, SocialLogin>;

/** Demo shops get simulated networks, others those of the settings. */
export function makeSocialLoginChooser({ settings: { social } }: { settings: Pick<Settings, 'social'> }): SocialLoginChooser {
  const simulated = new Map(socialProviders.map((provider) => [provider, createDemoSocialLogin(provider)]));
  const real = new Map<SocialProvider, SocialLogin>();
  if (social.vk) real.set('vk-oauth2', createVkLogin(social.vk));
  if (social.ok) real.set('odnoklassniki-oauth2', createOkLogin(social.ok));
  return ({ isDemo }) => (isDemo ? simulated : real);
}
