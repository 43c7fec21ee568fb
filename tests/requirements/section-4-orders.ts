import { row, tests, type Requirement } from './requirement.ts';

const line = 'cart/cart-line';
const effects = 'dom/cart/effects.test.ts';
const sending = tests(
  'dom/checkout/sending.test.ts',
  'is one call however often the button is pressed, and empties the cart',
);
const colors = tests('dom/order/state-colors.test.tsx', 'an order that is %s is %s');
const newOrders = 'server/order/new-orders.test.ts';

/** The cart, the states of orders, and favourites. */
export const orders: readonly Requirement[] = [
  {
    id: '4.19',
    text: 'Edits of comment and count are sent after 800 ms of rest',
    proof: [
      row(line, 'editing', 'after editIdle', 'saving'),
      ...tests(
        'unit/cart-line.test.ts',
        'sends nothing for 799 ms of rest and one call at 800',
        'sends many edits of count and comment as one call, 800 ms after the last',
      ),
    ],
  },
  {
    id: '4.20',
    text: 'A line is deleted after a question alone',
    proof: [
      row(line, 'asking', 'confirmDeletion done', 'deleting'),
      ...tests('unit/cart-line.test.ts', 'deletes only after a yes'),
      ...tests(effects, 'deletes a line only after a yes in the dialog'),
    ],
  },
  {
    id: '4.21',
    text: 'After a checkout the cart is empty, its drawer closes and one is at checkout-complete',
    proof: [row('order/checkout', 'sending', 'checkoutCart done', 'closed'), ...sending],
  },
  {
    id: '4.22',
    text: 'Once the cart of an account is loaded the stored id of a cart is removed',
    proof: tests(effects, "sends the kept id at sign-in, and removes it once the account's cart is there"),
  },
  {
    id: '4.23',
    text: 'The id of a guest’s cart is stored',
    proof: tests(effects, "keeps a guest's cart id, so that the cart survives a reload"),
  },
  { id: '4.24', text: 'Cancelled and rejected orders are red', proof: colors },
  { id: '4.25', text: 'Accepted, done and completed orders are green', proof: colors },
  { id: '4.26', text: 'Collected orders and those on their way are blue', proof: colors },
  { id: '4.27', text: 'Orders that wait for payment are orange', proof: colors },
  { id: '4.28', text: 'Orders in any other state are grey', proof: colors },
  {
    id: '4.29',
    text: 'W is grey, C is red, P, O and F are green; their meaning is not said',
    proof: tests('dom/order/page.test.tsx', 'shows the state of each line in words, by its colour'),
  },
  {
    id: '4.30',
    text: 'Which transitions are allowed is not said: a table by hand has them',
    proof: tests(
      'model/order/placed-order-table.test.ts',
      'covers each pair of states',
      'from $from to $to is open to those the table names: $word',
    ),
  },
  {
    id: '4.31',
    text: 'The state of an order is changed by a call of its own',
    proof: [
      row('order/state-change', 'idle', 'state.chosen', 'saving'),
      ...tests('dom/order/page.test.tsx', "shows the server's order after a transition"),
    ],
  },
  {
    id: '4.32',
    text: 'An order may be answered with FORCE_REQUIRED',
    proof: tests(newOrders, 'is answered 202 over HTTP while no order is made'),
  },
  {
    id: '4.33',
    text: 'Then no list has the order, and who has sent it decides what follows',
    proof: [
      row('order/placing-order', 'sending', 'createPlacedOrder done', 'askingForce'),
      row('order/placing-order', 'askingForce', 'force.confirmed', 'sending'),
      ...tests(
        'dom/order/new-order.test.tsx',
        'is placed for a customer who was found, after a yes to its warnings, and opens',
      ),
    ],
  },
  {
    id: '4.34',
    text: 'A favourite changes at once, and back if the call fails',
    proof: [
      row('favourite/favourite', 'idle', 'favourite.toggled', 'saving'),
      row('favourite/favourite', 'saving', 'saveFavourite failed', 'idle'),
      ...tests(
        'dom/favourite/effects.test.tsx',
        'changes at once, and is saved in a numbered call that outlives the page',
        'rolls back with a message when the call fails, and fetches the list',
      ),
    ],
  },
  {
    id: '4.35',
    text: 'A second change of the same item cancels the call of the first',
    proof: [
      row('favourite/favourite', 'saving', 'favourite.toggled', 'saving'),
      ...tests(
        'unit/favourites.test.ts',
        'send twenty fast taps, abort all but the last, and end with the value of the last',
      ),
    ],
  },
];
