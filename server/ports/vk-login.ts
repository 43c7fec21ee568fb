import {
  exchangeCode,
  type OAuthSide,
  readAnswer,
  readPerson,
  SOCIAL_TIMEOUT_MS,
  withinTime,
  writeAuthorizeUrl,
} from './oauth.ts';
import { type SocialLogin, SocialLoginFailed } from './social-login.ts';

/** The shop's registration at VK ID. */
export interface VkSettings {
  clientId: string;
  /** The origin of VK ID. */
  url: string;
}

/** VK ID: OAuth 2.1 with PKCE and without a client secret; codes belong to a device. */
export function createVkLogin({ clientId, url }: VkSettings, timeoutMs = SOCIAL_TIMEOUT_MS): SocialLogin {
  const side: OAuthSide = { clientId, authorizeUrl: `${url}/authorize`, tokenUrl: `${url}/oauth2/auth` };

  const readUser = async (token: string, signal: AbortSignal) => {
    const body = new URLSearchParams({ client_id: clientId, access_token: token });
    const { user } = await readAnswer(
      await fetch(`${url}/oauth2/user_info`, { method: 'POST', body, signal, redirect: 'error' }),
    );
    if (typeof user !== 'object' || user === null) throw new SocialLoginFailed('VK ID described nobody');
    return readPerson({ ...user }, 'user_id');
  };

  return {
    authorizeUrl: (request) => writeAuthorizeUrl(side, request, { scope: 'vkid.personal_info' }),
    findPerson: (request, answer) =>
      withinTime(timeoutMs, async (signal) => {
        const { deviceId } = answer;
        if (deviceId === undefined) throw new SocialLoginFailed('VK ID named no device');
        const token = await exchangeCode(side, request, answer, {
          signal,
          more: { device_id: deviceId, state: request.state },
        });
        return readUser(token, signal);
      }),
  };
}
