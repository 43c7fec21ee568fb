import { row, tests, type Requirement } from './requirement.ts';

const api = 'dom/shell/api.test.ts';
const notifier = 'dom/shell/notifier.test.tsx';
const told = tests('dom/shell/failure-notices.test.ts', 'says why, and «%s»');
const named = tests(api, 'names the status %i');

const statuses: readonly Requirement[] = [
  { id: '8.1', text: '400 is Bad Request', proof: named },
  { id: '8.2', text: '401 is Unauthorized', proof: named },
  { id: '8.3', text: '403 is Forbidden', proof: named },
  { id: '8.4', text: '404 is Not Found', proof: named },
  { id: '8.5', text: '500 is Internal Server Error', proof: named },
  { id: '8.6', text: '502 is Bad Gateway', proof: named },
  { id: '8.7', text: '503 is Service Unavailable', proof: named },
  { id: '8.8', text: '422 is Validation Error', proof: named },
  {
    id: '8.9',
    text: 'Any other status is a generic error with status, its text and the body',
    proof: tests(api, 'makes a generic error of any other status'),
  },
  { id: '8.10', text: 'A cancelled request is «Request aborted»', proof: tests(api, 'tells a cancelled call') },
];

const messages: readonly Requirement[] = [
  {
    id: '8.11',
    text: 'A failed call shows a message for 6 seconds',
    proof: tests(notifier, 'shows a message for six seconds'),
  },
  {
    id: '8.12',
    text: 'The message has the status and the server’s detail',
    proof: tests(notifier, 'shows the status and the detail, then what they hindered'),
  },
  {
    id: '8.13',
    text: 'Without a detail it says «Ошибка сервера»',
    proof: tests(notifier, 'blames the server where it gives no detail'),
  },
  {
    id: '8.14',
    text: 'Without an answer it has the message of the error',
    proof: tests(notifier, 'shows the error itself where there was no answer'),
  },
  {
    id: '8.15',
    text: 'A line says what was hindered',
    proof: tests(notifier, 'shows the status and the detail, then what they hindered'),
  },
  {
    id: '8.16',
    text: '«Не удалось авторизоваться»',
    proof: [
      ...told,
      row('auth/phone-login', 'code.entry.exchangingCode', 'getToken failed', 'code.entry.enterCode'),
      ...tests('browser/social-login.test.ts', 'says so when the person refuses, and lets them try again'),
    ],
  },
  {
    id: '8.17',
    text: '«Не удалось отправить код»',
    proof: [...told, row('auth/phone-login', 'requestingCall', 'sendCall failed', 'enterPhone')],
  },
  {
    id: '8.18',
    text: '«Не удалось проверить звонок»',
    proof: [...told, row('auth/phone-login', 'checkingCall', 'getCallStatus failed', 'waitingForCall')],
  },
  {
    id: '8.19',
    text: '«Не удалось получить клиента»',
    proof: tests(
      'dom/customer/customer-page.test.tsx',
      'says that a customer could not be read, and takes it back when they are',
    ),
  },
  {
    id: '8.20',
    text: '«Не удалось оформить заказ»',
    proof: [...told, row('order/checkout', 'sending', 'checkoutCart failed', 'filling')],
  },
  {
    id: '8.21',
    text: '«Не удалось сменить статус заказа»',
    proof: [
      ...tests('unit/words.test.ts', '%s'),
      row('order/state-change', 'saving', 'updatePlacedOrderState failed', 'idle'),
      ...tests('dom/order/page.test.tsx', 'undoes a refused transition and fetches the order'),
    ],
  },
  {
    id: '8.22',
    text: '«Не удалось удалить товар»',
    proof: [...told, row('cart/cart', 'ready', 'line.deleteFailed')],
  },
  {
    id: '8.23',
    text: '«Не удалось загрузить файл»',
    proof: tests(
      'dom/shell/notices.test.tsx',
      'shows no message for a refused picture, but one for a server error or no connection',
    ),
  },
  {
    id: '8.24',
    text: '«Не удалось получить корзину»',
    proof: [
      ...told,
      row('cart/cart', 'loading', 'getCart failed', 'failed'),
      ...tests(
        'dom/cart/effects.test.ts',
        'keeps the id when the cart cannot be fetched, says so and tries again when asked',
      ),
    ],
  },
  {
    id: '8.25',
    text: '«Не удалось получить список категорий»',
    proof: tests('dom/catalogue/catalogue.test.tsx', 'says that categories could not be fetched'),
  },
  {
    id: '8.26',
    text: '«Ошибка авторизации. Не удалось получить данные вашего профиля»; the customer is cleared',
    proof: [
      row('shell/app-session', 'loadingCustomer', 'getCurrentCustomer failed', 'profileFailed'),
      ...tests('dom/shell/expiry.test.ts', 'forgets the customer whose profile could not be loaded, and says so'),
    ],
  },
  {
    id: '8.27',
    text: 'Then one is signed out after 6 seconds',
    proof: [
      row('shell/app-session', 'profileFailed', 'after logoutDelay', 'endingToken'),
      ...tests('model/shell/app-session-timing.test.ts', 'logs out 6 seconds after the profile failed, and not before'),
    ],
  },
  {
    id: '8.28',
    text: 'Nothing is said of a cancelled update of the cart',
    proof: [
      row('cart/cart-line', 'saving', 'count.changed', 'editing'),
      ...tests(
        'unit/cart-line.test.ts',
        'keeps an edit that is made while saving: aborts in silence, rests and saves both',
      ),
      ...tests(notifier, 'says nothing of a cancelled call'),
    ],
  },
  {
    id: '8.29',
    text: 'Nothing is said of a cancelled call of a favourite',
    proof: tests(
      'dom/favourite/effects.test.tsx',
      'changes at once, and is saved in a numbered call that outlives the page',
    ),
  },
  {
    id: '8.30',
    text: 'Where a network’s token is not given, its button stops loading and nothing is said',
    proof: [
      row('auth/social-login', 'exchanging', 'getToken failed', 'idle'),
      ...tests('model/auth/social-login.test.ts', 'shows no message when the exchange fails, and can be started again'),
      ...tests('browser/social-login.test.ts', 'stops loading and says nothing when the exchange fails'),
    ],
  },
  {
    id: '8.31',
    text: 'A shop that is not there leads to 404',
    proof: [
      row('shell/app-session', 'loadingShop', 'getCurrentRetail failed', 'shopMissing'),
      ...tests('browser/session.test.ts', 'leads to 404, and to nothing to try again, where there is no shop'),
    ],
  },
  {
    id: '8.32',
    text: 'What was asked for is refused to whoever asked, besides the message',
    proof: [
      row('order/checkout', 'flushing', 'flushCart failed', 'filling'),
      ...named,
      ...tests('dom/cart/effects.test.ts', 'is refused when an edit is'),
    ],
  },
];

/** Section 8: errors. */
export const section8: readonly Requirement[] = [...statuses, ...messages];
