import { defineFlow } from '#page/define-flow.ts';
import { socialLoginMachine, type PopupReading, type SocialProvider } from '#machines/auth/social-login.machine.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { fromPromise } from 'xstate';
import { enter, getToken } from './get-token.ts';
import { loginFlowStrings } from './login.flow.strings.ts';

const NAME = 'social-login';
const SIZE = { width: 600, height: 640 };
/** The path that the server redirects the popup to after the network has answered. */
const END_PATH = '/social-login/';
/** The server only redirects from these paths, so a page that stays here is a refusal. */
const PASSING_PATH = '/api/';

/** The features of `window.open`: a popup in the middle of the page's window, where the browser allows it. */
function writeFeatures(): string {
  const left = Math.round(window.screenX + (window.outerWidth - SIZE.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - SIZE.height) / 2);
  return `popup,width=${SIZE.width},height=${SIZE.height},left=${Math.max(0, left)},top=${Math.max(0, top)}`;
}

/** The result in the popup's address. A popup on another origin can't be read, so it counts as waiting. */
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

/** The effects on the popup. All three work on the same window. */
export function definePopup() {
  let popup: Window | null = null;
  return {
    openPopup: fromPromise<{ isOpen: boolean }, { provider: SocialProvider }>(({ input: { provider } }) => {
      // Must run within the click handler: a browser blocks popups that open later.
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
    // The login dialog knows why it was opened and where to go after sign-in.
    'socialLogin.signedIn': ({ token }) => enter(token, actor('login').getSnapshot().context, navigation),
  }),
});
