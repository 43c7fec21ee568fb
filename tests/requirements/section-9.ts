import { tests, type Requirement } from './requirement.ts';

const constants = tests('unit/constants.test.ts', 'keeps the constants of the specification');
const quantity = 'dom/catalogue/quantity-input.test.tsx';
const defaults = tests(
  'unit/contract-examples.test.ts',
  'begins lists at the first page, albums by twenty, customers by their last names',
);
const widths = tests('browser/senses.test.ts', 'the menu is 320 px wide, the cart 340, the login dialog 280 at most');
const made = tests(
  'server/shop/manage-shops.test.ts',
  'have one person, who may do everything, and a group for everybody new',
);
const storage = tests('dom/shell/storage.test.ts', 'keeps the token and the cart’s id by the host');

/** Section 9: constants and limits. */
export const section9: readonly Requirement[] = [
  {
    id: '9.1',
    text: 'A repeated call waits for 60 s',
    proof: [
      ...constants,
      ...tests('model/auth/phone-login-entering.test.ts', 'opens the repeat link after 60 seconds and not before'),
    ],
  },
  {
    id: '9.2',
    text: 'The status of a call is asked for every second, 120 times at most',
    proof: [
      ...constants,
      ...tests('model/auth/phone-login-waiting.test.ts', 'asks 120 times, a second apart, then closes'),
    ],
  },
  {
    id: '9.3',
    text: 'The popup is looked at every 200 ms',
    proof: [...constants, ...tests('model/auth/social-login.test.ts', 'reads the popup every 200 ms, and not sooner')],
  },
  {
    id: '9.4',
    text: 'The cart waits for 800 ms of rest',
    proof: [...constants, ...tests('unit/cart-line.test.ts', 'sends nothing for 799 ms of rest and one call at 800')],
  },
  {
    id: '9.5',
    text: 'The prefix of phones is 7',
    proof: [...constants, ...tests('unit/lib-phone.test.ts', 'sends 7 and the digits')],
  },
  { id: '9.6', text: 'A masked phone has 15 characters', proof: constants },
  { id: '9.7', text: 'A code has 4 digits', proof: constants },
  {
    id: '9.8',
    text: 'A quantity is 1 at least and by default 999 at most',
    proof: [...constants, ...tests(quantity, 'keeps to its range at both ends')],
  },
  { id: '9.9', text: 'A quantity has 3 digits at most', proof: tests(quantity, 'takes of %j only three digits: %j') },
  { id: '9.10', text: 'A badge ends at +99', proof: tests('dom/shell/menu.test.tsx', 'writes %i on a badge as %j') },
  { id: '9.11', text: 'The currency is ₽ by default', proof: made },
  {
    id: '9.12',
    text: 'The currency may be changed',
    proof: [
      ...tests('server/shop/settings.test.ts', 'are changed one by one, and each change counts from the next request'),
      ...tests('unit/lib-texts.test.ts', 'keeps an amount and its currency on one line'),
    ],
  },
  {
    id: '9.13',
    text: 'Amounts are rounded to 2 decimals, with a space between thousands',
    proof: tests('unit/lib-texts.test.ts', 'writes the amount %d'),
  },
  {
    id: '9.14',
    text: 'Dates are written D MMM YYYY by default',
    proof: tests('unit/lib-texts.test.ts', 'writes dates in Russian', 'shortens the month of $day to $month'),
  },
  {
    id: '9.15',
    text: 'A request is given up after 3 minutes',
    proof: [...constants, ...tests('dom/shell/api.test.ts', 'gives up a call that takes too long')],
  },
  { id: '9.16', text: 'Lists begin at page 1', proof: defaults },
  { id: '9.17', text: 'A page of albums has 20', proof: defaults },
  {
    id: '9.18',
    text: 'Customers are ordered by fio',
    proof: [
      ...defaults,
      ...tests(
        'server/customer/customer-list.test.ts',
        'is by last and first name, the other way round, or newest first',
      ),
    ],
  },
  {
    id: '9.19',
    text: 'A message of an error stays for 6 s',
    proof: tests('dom/shell/notifier.test.tsx', 'shows a message for six seconds'),
  },
  {
    id: '9.20',
    text: 'A profile that fails signs out after 6000 ms',
    proof: [
      ...constants,
      ...tests('model/shell/app-session-timing.test.ts', 'logs out 6 seconds after the profile failed, and not before'),
    ],
  },
  { id: '9.21', text: 'The login dialog is 280 px wide at most', proof: widths },
  { id: '9.22', text: 'A drawer is 340 px wide', proof: widths },
  { id: '9.23', text: 'The menu is 320 px wide', proof: widths },
  {
    id: '9.24',
    text: 'The primary colour is #0074E0',
    proof: [...made, ...tests('unit/brand-color.test.ts', "leaves the theme's own colour alone")],
  },
  {
    id: '9.25',
    text: 'The popup of sharing is 626 × 436 px',
    proof: [
      ...tests('browser/catalogue.test.ts', 'the share popup is 626 × 436'),
      ...tests('dom/catalogue/sharing.test.tsx', 'opens a popup of 626 × 436 at %s'),
    ],
  },
  {
    id: '9.26',
    text: 'Lists render 200 px beyond the window',
    proof: [...constants, ...tests('unit/virtual-lists.test.ts', 'render 200 px beyond the window')],
  },
  {
    id: '9.27',
    text: 'Lists keep 1000 items at most',
    proof: [
      ...constants,
      ...tests('dom/catalogue/pages.test.tsx', 'keeps about a thousand items however far the list is scrolled'),
    ],
  },
  {
    id: '9.28',
    text: 'The session storage has the places of scrolls',
    proof: tests(
      'dom/navigation/shell-scroll-memory.test.tsx',
      'writes where the page stands once it is %s, and not at each step of a scroll',
    ),
  },
  { id: '9.29', text: 'The local storage has the token and the id of the cart, by the host', proof: storage },
];
