import type { SocialProvider } from '../../ports/social-login.ts';

/** How long a sign-in through a network may take. */
export const SOCIAL_COOKIE_SECONDS = 600;

const NAME = 'social-login';
const word = '[\\w-]{32,128}';
const onTheWay = new RegExp(`^([\\w-]+)\\.(${word})\\.(${word})$`);
const back = new RegExp(`^back\\.(${word})$`);

/** What a browser keeps while its person is away at a network. */
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
  // Lax, since the way back is a navigation from another site.
  return `${NAME}=${value}; Path=/api/auth/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The cookie of a person on the way to a network. */
export function writePending({ provider, state, verifier }: PendingLogin, isSecure: boolean): string {
  return write(`${provider}.${state}.${verifier}`, SOCIAL_COOKIE_SECONDS, isSecure);
}

/** What the browser kept for this network; null where it is on the way to none, or to another. */
export function readPending(header: string | undefined, provider: SocialProvider): PendingLogin | null {
  const [, kept, state, verifier] = onTheWay.exec(readValue(header) ?? '') ?? [];
  return kept === provider && state !== undefined && verifier !== undefined ? { provider, state, verifier } : null;
}

/** The cookie of a person who is back: what their one-time code is bound to. */
export function writeBack(secret: string, isSecure: boolean): string {
  return write(`back.${secret}`, SOCIAL_COOKIE_SECONDS, isSecure);
}

/** What the one-time code of this browser is bound to. */
export function readBack(header: string | undefined): string | null {
  return back.exec(readValue(header) ?? '')?.[1] ?? null;
}

/** Takes the cookie back. */
export function writeNone(isSecure: boolean): string {
  return write('', 0, isSecure);
}
