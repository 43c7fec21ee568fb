import { FullAnswer, type RequestCaller } from '../../contract/operation.ts';
import { AppError } from '../../domain/kit/app-error.ts';
import { popupHeaders } from '../../http/popup-headers.ts';
import type { SocialLogin, SocialProvider } from '../../ports/social-login.ts';
import type { AuthDeps } from '../deps.ts';

/** A redirect, with a Set-Cookie value where the cookie changes. */
export const redirect = (location: string, cookie?: string) =>
  new FullAnswer(302, {
    headers: { ...popupHeaders, location, ...(cookie !== undefined && { 'set-cookie': cookie }) },
  });

/** Whether the browser came by https. */
export const isSecure = ({ origin }: RequestCaller): boolean => origin.startsWith('https:');

/** Where a network sends people back to. */
export function redirectUriOf({ origin }: RequestCaller, provider: SocialProvider): string {
  return `${origin}/api/auth/callback/${provider}/`;
}

/** The network of the caller's shop; throws not_found where the shop isn't registered at it. */
export function networkOf({ socialLoginOf }: AuthDeps, { shop }: RequestCaller, provider: SocialProvider): SocialLogin {
  const network = socialLoginOf(shop).get(provider);
  if (!network) throw new AppError('not_found');
  return network;
}
