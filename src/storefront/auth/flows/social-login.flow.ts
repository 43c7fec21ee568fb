import { defineFlow } from '#entities/page/define-flow.ts';
import { socialLoginMachine, type PopupReading, type SocialProvider } from '#machines/auth/social-login.machine.ts';
import { notifyFailure } from '#ui/notifier.ts';
import { fromPromise } from 'xstate';
import { enter, getToken } from './get-token.ts';
import { loginFlowStrings } from './login.flow.strings.ts';

const NAME = 'social-login';
const SIZE = { width: 600, height: 640 };
/** Where the server leads the popup when the network has answered. */
const END_PATH = '/social-login/';
/** The server only sends on from here: what stands here is its refusal. */
const PASSING_PATH = '/api/';

/** In the middle of the page's own window, as far as the browser lets the page choose. */
function writeFeatures(): string {
  const left = Math.round(window.screenX + (window.outerWidth - SIZE.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - SIZE.height) / 2);
  return `popup,width=${SIZE.width},height=${SIZE.height},left=${Math.max(0, left)},top=${Math.max(0, top)}`;
}

/** What the address of a popup says; one that stands elsewhere can't be read, and is waited for. */
function read(popup: Window | null): PopupReading {
  if (!popup || popup.closed) return { state: 'closed' };
  try {
    const { origin, pathname, searchParams } = new URL(popup.location.href);
    if (origin !== window.location.origin) return { state: 'waiting' };
    if (pathname.startsWith(PASSING_PATH)) return { state: 'error' };
    if (pathname !== END_PATH) return { state: 'waiting' };
    const code = searchParams.get('code');
    return code === null ? { state: 'error' } : { state: 'code', code };
  } catch {
    return { state: 'waiting' };
  }
}

/** The effects on the popup; they share one. */
export function definePopup() {
  let popup: Window | null = null;
  return {
    openPopup: fromPromise<{ isOpen: boolean }, { provider: SocialProvider }>(({ input: { provider } }) => {
      // At once, within the click: a browser blocks what opens later.
      popup = window.open(`/api/auth/token/?provider=${provider}`, NAME, writeFeatures());
      popup?.focus();
      return Promise.resolve({ isOpen: popup !== null && !popup.closed });
    }),
    readPopup: fromPromise<PopupReading, void>(() => Promise.resolve(read(popup))),
    closePopup: fromPromise<void, void>(() => {
      popup?.close();
      popup = null;
      return Promise.resolve();
    }),
  };
}

/** Sign-in through a social network. */
export const socialLoginFlow = defineFlow(socialLoginMachine, {
  effects: () => ({ ...definePopup(), getToken }),
  on: ({ navigation, actor }) => ({
    'socialLogin.blocked': () => notifyFailure(loginFlowStrings.blocked),
    'socialLogin.refused': () => notifyFailure(loginFlowStrings.refused),
    // The dialog around it knows what it was opened for.
    'socialLogin.signedIn': ({ token }) => enter(token, actor('login').getSnapshot().context, navigation),
  }),
});
