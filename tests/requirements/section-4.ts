import { row, tests, type Requirement } from './requirement.ts';
import { orders } from './section-4-orders.ts';

const login = 'auth/phone-login';
const social = 'auth/social-login';
const entering = 'model/auth/phone-login-entering.test.ts';
const waiting = 'model/auth/phone-login-waiting.test.ts';
const popup = 'model/auth/social-login.test.ts';
const dialog = tests('dom/auth/phone-login.test.tsx', 'walks every path of the phone login on the real dialog');

/** The login dialog. */
const signIn: readonly Requirement[] = [
  { id: '4.1', text: 'The first step of the login dialog takes the phone', proof: dialog },
  {
    id: '4.2',
    text: 'The second step takes the four digits of a code after a call',
    proof: [...dialog, ...tests(entering, 'sends a code at its fourth digit by itself, once')],
  },
  {
    id: '4.3',
    text: 'The third step waits for the person to call a given number',
    proof: [...dialog, row(login, 'requestingReceiveCall', 'sendReceiveCall done', 'waitingForCall')],
  },
  {
    id: '4.4',
    text: 'The second step comes once the call is made',
    proof: [
      row(login, 'enterPhone', 'phone.submitted', 'requestingCall'),
      row(login, 'requestingCall', 'sendCall done', 'code.entry.enterCode'),
    ],
  },
  {
    id: '4.5',
    text: 'The first repeat calls again, the second leads to step 3',
    proof: [
      row(login, 'code.entry.enterCode', 'repeat.requested', 'repeatingCall'),
      row(login, 'code.entry.enterCode', 'repeat.requested', 'requestingReceiveCall'),
      ...tests(entering, 'repeats the call once, counts 60 seconds again, then offers the other way'),
    ],
  },
  {
    id: '4.6',
    text: 'Step 3 asks for the status every second, 120 times at most, and then closes',
    proof: [
      row(login, 'waitingForCall', 'after pollRest', 'checkingCall'),
      ...tests(waiting, 'asks 120 times, a second apart, then closes'),
    ],
  },
  {
    id: '4.7',
    text: 'status_code 1 signs in',
    proof: [
      row(login, 'checkingCall', 'getCallStatus done', 'exchangingCall'),
      ...tests(waiting, 'exchanges a confirmed call without a code'),
    ],
  },
  {
    id: '4.8',
    text: 'The link of the repeat is disabled for 60 seconds after each call',
    proof: tests(
      entering,
      'opens the repeat link after 60 seconds and not before',
      'repeats the call once, counts 60 seconds again, then offers the other way',
    ),
  },
  {
    id: '4.9',
    text: 'It says «Повторный запрос через: N», then «Повторный запрос», then «Другой способ»',
    proof: [...dialog, ...tests('unit/words.test.ts', '%s')],
  },
  {
    id: '4.10',
    text: 'After the exchange of the token the page loads anew',
    proof: [
      ...tests(
        'dom/favourite/effects.test.tsx',
        'asks them to sign in, and saves the favourite after the reload that follows',
      ),
      ...tests(
        'dom/auth/social-effects.test.ts',
        'reloads the page where the dialog was opened, and opens the cart for who was on the way to checkout',
      ),
    ],
  },
  {
    id: '4.11',
    text: 'Closing the dialog resets everything',
    proof: [
      row(login, '*', 'dialog.closed', 'closed'),
      ...tests(waiting, 'forgets everything: opened again it is as new'),
    ],
  },
  {
    id: '4.12',
    text: 'A social login opens a popup',
    proof: [
      row(social, 'idle', 'provider.chosen', 'away.opening'),
      ...tests('dom/auth/social-effects.test.ts', 'opens the popup of a network before the click is over'),
    ],
  },
  {
    id: '4.13',
    text: 'The popup is looked at every 200 ms until a code is in its address',
    proof: tests(popup, 'reads the popup every 200 ms, and not sooner'),
  },
  {
    id: '4.14',
    text: 'Then the popup closes and the code is exchanged',
    proof: [
      row(social, 'closing', 'closePopup done', 'exchanging'),
      ...tests(popup, 'closes the popup when the code is there, then exchanges it'),
      ...tests(
        'browser/social-login.test.ts',
        'reads the code off the popup, closes it and starts the page anew where it was',
      ),
    ],
  },
];

const session: readonly Requirement[] = [
  {
    id: '4.15',
    text: 'One is signed in while a token is in the local storage, under a key of the host',
    proof: [
      ...tests('dom/shell/storage.test.ts', 'keeps the token and the cart’s id by the host'),
      ...tests('dom/shell/menu.test.tsx', 'offers whoever has a token no way in, before it is known who they are'),
    ],
  },
  {
    id: '4.16',
    text: 'A token that is given is stored, and sent as bearer header',
    proof: [
      row(login, 'code.entry.exchangingCode', 'getToken done', 'signedIn'),
      ...tests('dom/shell/api.test.ts', 'carries the stored token, and none where none is stored'),
      ...tests(
        'dom/favourite/effects.test.tsx',
        'asks them to sign in, and saves the favourite after the reload that follows',
      ),
    ],
  },
  {
    id: '4.17',
    text: 'Where no token is given nobody is signed in',
    proof: [
      row(login, 'code.entry.exchangingCode', 'getToken failed', 'code.entry.enterCode'),
      row(login, 'exchangingCall', 'getToken failed', 'enterPhone'),
      row(social, 'exchanging', 'getToken failed', 'idle'),
    ],
  },
  {
    id: '4.18',
    text: 'Signing out forgets the token and loads the root page anew',
    proof: [
      row('shell/app-session', 'signedIn', 'logout.requested', 'endingToken'),
      ...tests('dom/shell/expiry.test.ts', 'forgets the token after a sign-out that was asked for, and says nothing'),
    ],
  },
];

/** Section 4: states and transitions. */
export const section4: readonly Requirement[] = [...signIn, ...session, ...orders];
