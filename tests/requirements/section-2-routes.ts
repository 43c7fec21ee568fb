import { tests, type Requirement } from './requirement.ts';

/** A real browser opens these addresses, and waits for what stands there. */
const opened = tests('browser/axe.test.ts', 'on $name');
const read = tests('dom/navigation/page-addresses.test.ts', 'is read alike by the server and the client: %s is %s');
const screens = tests('unit/branches.test.ts', 'is at %s for %s: %s, %s');
const lists = tests('unit/branch-links.test.ts', 'of a customer’s lists: from %s to %s at %s');
const rows = tests('unit/branch-links.test.ts', 'of a row: from %s to the %s at %s');
const history = tests('unit/branches.test.ts', 'of the balance of the order at %s is under it: %s');
const groups = 'dom/order/order-groups.test.tsx';
const purchases = 'dom/purchase/purchases.test.tsx';

/** Which page stands at which address. */
export const routes: readonly Requirement[] = [
  { id: '2.19', text: 'main: /', proof: opened },
  { id: '2.20', text: 'catalog: /catalog/', proof: opened },
  {
    id: '2.21',
    text: 'favourites: /favourites/, the same page of items',
    proof: [
      ...opened,
      ...tests(
        'dom/favourite/favourites-page.test.tsx',
        "is the catalogue of the customer's favourites, without categories",
      ),
    ],
  },
  {
    id: '2.22',
    text: 'item-new: /item/new/',
    proof: [
      ...read,
      ...tests(
        'dom/items/item-form.test.tsx',
        'makes an item of all that was typed, and leads back to the list with a way to it',
      ),
    ],
  },
  {
    id: '2.23',
    text: 'item-edit: /item/{id}/edit/',
    proof: [
      ...opened,
      ...tests('dom/items/item-form.test.tsx', 'sends what was changed and the version that was seen'),
    ],
  },
  {
    id: '2.24',
    text: 'item-detail: /item/{id}/',
    proof: [
      ...opened,
      ...tests(
        'dom/catalogue/item.test.tsx',
        'shows name, description, prices, the way to its category and others of it',
      ),
    ],
  },
  { id: '2.25', text: 'customers: /customers', proof: opened },
  { id: '2.26', text: 'customer-new: /customers/new/', proof: opened },
  { id: '2.27', text: 'customer-edit: /customers/{id}/edit/', proof: opened },
  {
    id: '2.28',
    text: 'customer-payments and customer-balance-history: below /customers/{customerId}/',
    proof: [...lists, ...tests('browser/customers.test.ts', 'have a balance that is corrected with a reason')],
  },
  {
    id: '2.29',
    text: 'customer-orders and customer-orders-detail: below /customers/{customerId}/',
    proof: [...lists, ...rows],
  },
  {
    id: '2.30',
    text: 'The balance history of an order is at /customers/{customerId}/orders/{id}/balance-history/',
    proof: [...rows, ...tests('unit/branches.test.ts', 'stay within the branch where it has the screen')],
  },
  {
    id: '2.31',
    text: 'settings: /settings, with main/, delivery/, delivery-points/ and permissions-group/ below it',
    proof: [
      ...opened,
      ...tests('dom/settings/main-settings.test.tsx', 'leads to the first tab that the person may open'),
    ],
  },
  {
    id: '2.32',
    text: 'checkout-complete: /checkout-complete/',
    proof: [...opened, ...tests('dom/order/page.test.tsx', 'shows the order that was just made, found by its address')],
  },
  {
    id: '2.33',
    text: 'placed-orders: /orders, with customerId in the query',
    proof: [
      ...opened,
      ...screens,
      ...tests(
        'dom/order/orders.test.tsx',
        'asks for orders by everything that the address names, and says what they come to',
      ),
    ],
  },
  { id: '2.34', text: 'placed-orders-detail: /orders/{id}/', proof: opened },
  {
    id: '2.35',
    text: 'Its balance history: /orders/{id}/{customerId}/balance-history/',
    proof: [
      ...opened,
      ...tests('dom/account/account.test.tsx', 'shows an order’s part of the balance, and leads back to it'),
    ],
  },
  {
    id: '2.36',
    text: 'groups-orders: /groups-orders',
    proof: [
      ...opened,
      ...tests(groups, 'leads from a customer to their orders, lines, balance and payments (wide: %s)'),
    ],
  },
  { id: '2.37', text: 'groups-orders-detail: /groups-orders/{id}/', proof: screens },
  {
    id: '2.38',
    text: 'groups-orders: payments, balance history and orders of a customer below {customerId}/',
    proof: [
      ...screens,
      ...tests(
        groups,
        'names the customer whose orders it shows, and leads back to the list',
        'says at %s that there is no such customer, and leads back to the list',
      ),
    ],
  },
  { id: '2.39', text: 'groups-orders: the balance history of an order at {id}/{customerId}/', proof: screens },
  { id: '2.40', text: 'groups-orders: an order of a customer at {customerId}/orders/{id}/', proof: screens },
  {
    id: '2.41',
    text: 'list-orders: /list-orders',
    proof: [
      ...opened,
      ...tests(
        'dom/order/line-list.test.tsx',
        'has a row with what staff need of each line, which leads to it in its order',
      ),
    ],
  },
  {
    id: '2.42',
    text: 'list-orders: an order at {id}/, its balance history at {id}/{customerId}/balance-history/',
    proof: [...screens, ...tests('dom/order/page.test.tsx', 'marks the line that the address names')],
  },
  {
    id: '2.43',
    text: 'site-payments: /payments/all/',
    proof: [
      ...opened,
      ...tests(
        'dom/account/staff-payments.test.tsx',
        'lists the payments of all customers, those that wait first, with who asked and who decided',
      ),
    ],
  },
  {
    id: '2.44',
    text: 'payments: /payments/{customerId}/',
    proof: [
      ...opened,
      ...tests('dom/account/account.test.tsx', 'lists one’s own payments with a word, a sign and a state for each'),
    ],
  },
  {
    id: '2.45',
    text: 'purchases: /purchases',
    proof: [...opened, ...tests(purchases, 'lists purchases with their states and sums')],
  },
  {
    id: '2.46',
    text: 'purchases-groups-orders: /purchases/{id}/groups-orders/, with orders and balance histories below',
    proof: [...screens, ...tests(groups, 'are those of a purchase, and lead to what they have there (wide: %s)')],
  },
  {
    id: '2.47',
    text: 'purchases-list-orders: /purchases/{id}/list-orders/, with its children',
    proof: [...opened, ...history, ...tests(purchases, 'shows its lines with their orders, and what has happened')],
  },
  {
    id: '2.48',
    text: 'balance-history: /balance-history/{customerId}/',
    proof: [
      ...opened,
      ...tests(
        'dom/account/account.test.tsx',
        'shows what changed the balance, where it came from and what it was after each',
      ),
    ],
  },
  {
    id: '2.49',
    text: 'Any other path shows 404, «Страница не найдена» and a link «На главную»',
    proof: [
      ...opened,
      ...read,
      ...tests('dom/shell/not-found.test.tsx', 'says that there is no such page, with the way to the main one'),
    ],
  },
  {
    id: '2.50',
    text: 'SiteOrdersPage, PlacedOrdersPage, OrdersPage and PlacedOrderDetailPage are names of pages in lists',
    proof: [{ cannot: 'names within another program: nobody sees them, and no call has them' }],
  },
];
