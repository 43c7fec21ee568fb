import { row, tests, type Requirement } from './requirement.ts';
import { routes } from './section-2-routes.ts';

const header = 'dom/shell/header.test.tsx';
const menu = 'dom/shell/menu.test.tsx';
const flags = 'dom/shell/menu-flags.test.tsx';

/** What stands around every page. */
const frame: readonly Requirement[] = [
  {
    id: '2.1',
    text: 'The header has the name of the shop, which leads to the main page',
    proof: tests(header, 'leads to the front page by the name of the shop'),
  },
  {
    id: '2.2',
    text: 'The header has a toggle of the search box',
    proof: tests(
      header,
      'opens the search when asked, ready to be typed into, and closes it with Escape',
      'searches by Enter, and in the catalogue as one types, each as one step of the history',
    ),
  },
  {
    id: '2.3',
    text: 'The button of the cart shows a dot when the cart has items',
    proof: tests(header, 'shows by a dot that the cart holds something, and says how many and for how much'),
  },
  {
    id: '2.4',
    text: 'There is a side menu',
    proof: tests(header, 'opens the menu and the cart'),
  },
  {
    id: '2.5',
    text: 'There is a dialog of signing in',
    proof: tests('dom/auth/phone-login.test.tsx', 'walks every path of the phone login on the real dialog'),
  },
  {
    id: '2.6',
    text: 'There is a dialog of a payment',
    proof: [
      ...tests(menu, 'opens the dialog of a payment by «%s» in its own place'),
      ...tests('dom/account/paying.test.tsx', 'walks every path of a top-up and a refund in their dialogs'),
    ],
  },
  {
    id: '2.7',
    text: 'There is a dialog that corrects a balance',
    proof: tests('browser/customers.test.ts', 'have a balance that is corrected with a reason'),
  },
  {
    id: '2.8',
    text: 'A dialog says that a payment is made',
    proof: tests('dom/account/paying.test.tsx', 'walks every path of a top-up and a refund in their dialogs'),
  },
  {
    id: '2.9',
    text: 'There is a dialog that asks to confirm',
    proof: tests('dom/shell/confirm.test.tsx', 'walks every path of the confirm dialog'),
  },
  {
    id: '2.10',
    text: 'There is a dialog that sends lines to a purchase',
    proof: tests('dom/order/send-to-purchase.test.tsx', 'asks for intermediary, purchase, album and lines'),
  },
  {
    id: '2.11',
    text: 'There is a dialog with the form of a placed order',
    proof: tests(
      'dom/order/order-form.test.tsx',
      'changes the way, which brings its price and asks for an address, and sends what differs alone',
    ),
  },
  {
    id: '2.12',
    text: 'There is a viewer of pictures',
    proof: tests('dom/catalogue/sharing.test.tsx', 'open in the viewer at the one that was pressed'),
  },
  {
    id: '2.13',
    text: 'There is a dialog that makes reports',
    proof: tests(
      'dom/order/report.test.tsx',
      'makes a file of what the filters leave, with the columns in one’s own order, which are remembered',
    ),
  },
  {
    id: '2.14',
    text: 'There is a drawer of the cart',
    proof: tests('dom/cart/cart.test.tsx', 'walks every path of the cart on the real drawer and the buttons of items'),
  },
  {
    id: '2.15',
    text: 'There is a drawer of what is done with many at once',
    proof: tests(
      'browser/bulk-orders.test.ts',
      'a named act runs once, and tells in the bar what became of it',
      'the sheet of an act on a phone gives the focus back to its button',
    ),
  },
  {
    id: '2.16',
    text: 'There is a control that scrolls to the top',
    proof: tests(
      'dom/shell/to-top.test.tsx',
      'is there as long as the page is far down, however long it rests',
      'isn’t there near the top',
    ),
  },
  {
    id: '2.17',
    text: 'There is a snackbar',
    proof: tests('dom/shell/notifier.test.tsx', 'shows the status and the detail, then what they hindered'),
  },
  {
    id: '2.18',
    text: 'What loads says «Загрузка...»',
    proof: [
      ...tests('unit/words.test.ts', '%s'),
      ...tests('dom/shell/session.test.tsx', 'walks every path of the session on the real page'),
    ],
  },
];

const behaviours: readonly Requirement[] = [
  {
    id: '2.51',
    text: 'Pages of one record carry where back leads',
    proof: [
      ...tests('dom/order/page.test.tsx', 'goes back to the list it was opened from, and does not open it anew'),
      ...tests('unit/branches.test.ts', 'stand in a branch that leads an order back to a list'),
    ],
  },
  {
    id: '2.52',
    text: 'The place of the scroll is kept by address in the session storage, and restored',
    proof: [
      ...tests(
        'dom/navigation/shell-scroll-memory.test.tsx',
        'writes where the page stands once it is %s, and not at each step of a scroll',
      ),
      ...tests(
        'browser/moving.test.ts',
        'returns by Back to the very cards that were left, where they were left',
        'stays where it was through a reload',
      ),
    ],
  },
  {
    id: '2.53',
    text: 'Lists of the catalogue, of customers and of orders are kept alive, one or two of a section',
    proof: [
      ...tests(
        'unit/keep-alive.test.ts',
        'keeps the latest page of the catalogue alone',
        'keeps the latest page of customers alone',
        'keeps the two latest pages of orders, and drops the one that was left first',
      ),
      ...tests(
        'dom/navigation/keep-alive.test.tsx',
        'stays as it was left, and keeps still while another page is shown',
      ),
    ],
  },
  {
    id: '2.54',
    text: 'Where the current shop does not load one is at 404',
    proof: [
      row('shell/app-session', 'loadingShop', 'getCurrentRetail failed', 'shopMissing'),
      row('shell/app-session', 'loadingShop', 'getCurrentRetail failed', 'shopUnreached'),
      ...tests('dom/shell/session.test.tsx', 'walks every path of the session on the real page'),
    ],
  },
];

const sideMenu: readonly Requirement[] = [
  {
    id: '2.55',
    text: 'The menu has «Главная», «Каталог», «Понравившиеся»',
    proof: tests(menu, 'offers a guest the shop and the way in'),
  },
  {
    id: '2.56',
    text: 'A guest who presses «Понравившиеся» is asked to sign in',
    proof: tests(menu, 'asks a guest to sign in before their favourites, and leads a customer there'),
  },
  {
    id: '2.57',
    text: 'Whoever is signed in also has «Мои заказы», «Платежи», «История баланса»',
    proof: tests(menu, 'shows a customer who they are, their balance and orders, and the way out'),
  },
  {
    id: '2.58',
    text: 'The second group is there by permissions: «Закупки» … «Настройки сайта»',
    proof: tests(flags, 'offers the holder of %s alone: %j'),
  },
  {
    id: '2.59',
    text: '«Группы заказов» has a badge of the orders that wait',
    proof: tests(menu, 'shows the orders of the shop to those who may see them, with how many wait'),
  },
  {
    id: '2.60',
    text: '«Платежи клиентов» has a badge of the payments that wait',
    proof: tests(menu, 'shows the payments of customers to those who may see them, with how many wait'),
  },
  {
    id: '2.61',
    text: 'A badge has the count, +99 above 99, and nothing at zero',
    proof: tests(menu, 'writes %i on a badge as %j'),
  },
  {
    id: '2.62',
    text: 'The head of the menu has avatar, names and «Выйти» of whoever is signed in',
    proof: tests(menu, 'shows a customer who they are, their balance and orders, and the way out'),
  },
  {
    id: '2.63',
    text: 'For others the head of the menu says «Гость» and «Войти»',
    proof: tests(menu, 'offers a guest the shop and the way in'),
  },
  {
    id: '2.64',
    text: 'Whoever is signed in sees «Баланс» with the amount',
    proof: tests(menu, 'shows a customer who they are, their balance and orders, and the way out'),
  },
  {
    id: '2.65',
    text: 'The buttons «Пополнить» and «Возврат денежных средств» stand below the balance',
    proof: tests(menu, 'opens the dialog of a payment by «%s» in its own place'),
  },
  {
    id: '2.66',
    text: 'No refund is offered of a balance of 0 or less',
    proof: tests(menu, 'offers no refund where none is possible, and says why: $why'),
  },
];

/** Section 2: screens and routes. */
export const section2: readonly Requirement[] = [...frame, ...routes, ...behaviours, ...sideMenu];
