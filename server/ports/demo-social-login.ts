import { createHash } from 'node:crypto';
import { type SocialLogin, SocialLoginFailed, type SocialProvider } from './social-login.ts';

/** The page of demo mode that asks for leave. */
export const DEMO_CONSENT_PATH = '/demo/social-login/';

/** What the page hands over in its code: the name that was typed, and the digest that the request came with. */
export interface DemoLeave {
  name: string;
  challenge: string;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The code of a leave: nobody's secret, since demo mode lets anyone in as anybody. */
export function writeDemoCode({ name, challenge }: DemoLeave): string {
  return Buffer.from(JSON.stringify([name, challenge])).toString('base64url');
}

function readDemoCode(code: string): DemoLeave {
  try {
    const [name, challenge]: unknown[] = JSON.parse(Buffer.from(code, 'base64url').toString());
    if (typeof name === 'string' && typeof challenge === 'string') return { name, challenge };
  } catch {
    // What isn't JSON wasn't written by the page.
  }
  throw new SocialLoginFailed('The code is none of the demo page');
}

/** Demo mode's network: a page of the shop itself, where one chooses a name. The same name is the same person. */
export function createDemoSocialLogin(provider: SocialProvider): SocialLogin {
  return {
    authorizeUrl: async ({ redirectUri, state, verifier }) => {
      const url = new URL(DEMO_CONSENT_PATH, redirectUri);
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
