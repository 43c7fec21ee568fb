import { createHash } from 'node:crypto';
import { type SocialLogin, SocialLoginFailed, type SocialProvider, socialProviders } from '../../ports/social-login.ts';

/** The path of the consent page. */
export const CONSENT_PATH = '/demo/social-login/';

/** The content of the page's code: the name that was typed, and the digest from the request. */
export interface DemoConsent {
  name: string;
  challenge: string;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Writes the code of a consent. It is no secret: demo mode signs anyone in as anybody. */
export function writeDemoCode({ name, challenge }: DemoConsent): string {
  return Buffer.from(JSON.stringify([name, challenge])).toString('base64url');
}

function readDemoCode(code: string): DemoConsent {
  try {
    const [name, challenge]: unknown[] = JSON.parse(Buffer.from(code, 'base64url').toString());
    if (typeof name === 'string' && typeof challenge === 'string') return { name, challenge };
  } catch {
    // Not written by the page.
  }
  throw new SocialLoginFailed('The code is none of the demo page');
}

/** A simulated network: the consent page asks for a name, and the same name is the same person. */
function createDemoSocialLogin(provider: SocialProvider): SocialLogin {
  return {
    authorizeUrl: async ({ redirectUri, state, verifier }) => {
      const url = new URL(CONSENT_PATH, redirectUri);
      url.search = new URLSearchParams({ provider, state, challenge: digest(verifier) }).toString();
      return url.href;
    },
    findPerson: async ({ verifier }, { code }) => {
      const { name, challenge } = readDemoCode(code);
      if (challenge !== digest(verifier)) throw new SocialLoginFailed('The code was given to another request');
      const [firstName = '', ...rest] = name.trim().split(/\s+/);
      return { subject: digest(name.trim().toLowerCase()), firstName, lastName: rest.join(' ') };
    },
  };
}

/** The networks of a demo shop. */
export const simulatedNetworks: ReadonlyMap<SocialProvider, SocialLogin> = new Map(
  socialProviders.map((provider) => [provider, createDemoSocialLogin(provider)]),
);
