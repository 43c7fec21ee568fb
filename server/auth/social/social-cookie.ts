import type { SocialProvider } from '../../ports/social-login.ts';

/** How long a sign-in through a network may take, in seconds. */
export const SOCIAL_COOKIE_SECONDS = 600;

const NAME = 'social-login';
const word = '[\\w-]{32,128}';
const onTheWay = new RegExp(`^([\\w-]+)\\.(${word})\\.(${word})$`);
const back = new RegExp(`^back\\.(${word})$`);

/** What the cookie holds while the person is at the network. */
export interface PendingLogin {
  provider: SocialProvider;
  state: string;
  verifier: string;
}

function readValue(header: string | undefined): string | undefined {
  const parts = (header ?? '').split(';').map((part) => part.trim());
  return parts.find((part) => part.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
}

function write(value: string, maxAge: number, isSecure: boolean): string {
  // Lax, because the return is a navigation from another site.
  return `${NAME}=${value}; Path=/api/auth/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The Set-Cookie value for a person who goes to a network. */
export function writePending({ provider, state, verifier }: PendingLogin, isSecure: boolean): string {
  return write(`${provider}.${state}.${verifier}`, SOCIAL_COOKIE_SECONDS, isSecure);
}

/** The pending sign-in through this network; null where there is none, or one through another network. */
export function readPending(header: string | undefined, provider: SocialProvider): PendingLogin | null {
  const [, kept, state, verifier] = onTheWay.exec(readValue(header) ?? '') ?? [];
  return kept === provider && state !== undefined && verifier !== undefined ? { provider, state, verifier } : null;
}

/** The Set-Cookie value for a person who has returned: the secret that their one-time code is bound to. */
export function writeBack(secret: string, isSecure: boolean): string {
  return write(`back.${secret}`, SOCIAL_COOKIE_SECONDS, isSecure);
}

/** The secret that this browser's one-time code is bound to. */
export function readBack(header: string | undefined): string | null {
  return back.exec(readValue(header) ?? '')?.[1] ?? null;
}

/** The Set-Cookie value that deletes the cookie. */
export function writeNone(isSecure: boolean): string {
  return write('', 0, isSecure);
}
