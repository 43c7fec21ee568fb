import type { DriverName } from '../options.ts';

/** A driver whose walks are tests of a project of vitest. */
export type TestDriver = Exclude<DriverName, 'node'>;

/** The tests that walk a machine on its real view, by the machine's name. */
const domWalks: Readonly<Record<string, string>> = {
  'auth/phone-login': 'tests/dom/auth/phone-login.test.tsx',
  'auth/social-login': 'tests/dom/auth/social-login.test.tsx',
  'cart/cart': 'tests/dom/cart/cart.test.tsx',
  'cart/cart-line': 'tests/dom/cart/line.test.tsx',
  'favourite/favourite': 'tests/dom/favourite/favourite.test.tsx',
  'favourite/favourites': 'tests/dom/favourite/favourite.test.tsx',
  'item-import/item-import': 'tests/dom/items/import-walk.test.tsx',
  'item/field-edit': 'tests/dom/items/field-edit.test.tsx',
  'item/field-edits': 'tests/dom/items/field-edit.test.tsx',
  'order/checkout': 'tests/dom/checkout/checkout.test.tsx',
  'order/line-edit': 'tests/dom/order/line-edit-walk.test.tsx',
  'order/photo-pricing': 'tests/dom/order/photo-pricing-walk.test.tsx',
  'order/placing-order': 'tests/dom/checkout/photo-order.test.tsx',
  'order/state-change': 'tests/dom/order/state-change.test.tsx',
  'payment/paying': 'tests/dom/account/paying.test.tsx',
  'payment/payment-decision': 'tests/dom/account/payment-decision.test.tsx',
  'purchase/mark-queue': 'tests/dom/purchase/mark-queue-walk.test.tsx',
  'shell/app-session': 'tests/dom/shell/session.test.tsx',
  'shell/bulk-action': 'tests/dom/order/bulk-walk.test.tsx',
  'shell/confirm': 'tests/dom/shell/confirm.test.tsx',
  'shell/connection': 'tests/dom/shell/offline-bar.test.tsx',
  'upload/upload': 'tests/dom/checkout/photo-upload.test.tsx',
  'upload/uploads': 'tests/dom/checkout/photo-upload.test.tsx',
};

/** The tests that walk a machine with its real flow, over a server whose answers they hold. */
const flowWalks: Readonly<Record<string, string>> = {
  'cart/cart-line': 'tests/dom/flows/cart-line.test.ts',
  'payment/payment-decision': 'tests/dom/flows/payment-decision.test.ts',
};

/** Machines that no view shows, with who runs them. */
const withoutView: Readonly<Record<string, string>> = {
  'order/order-line': 'the states of a line; the server obeys it',
  'order/placed-order': 'the states of an order; the server obeys it',
  'payment/payment': 'the states of a payment; the server obeys it',
  'purchase/purchase': 'the states of a purchase; the server obeys it',
  'shell/freshness': 'reads lists again when something has changed elsewhere; nothing of it is on the screen',
};

const lifecycles = ['order/order-line', 'order/placed-order', 'payment/payment', 'purchase/purchase'];

/** The tests that walk a lifecycle over the real server and its database. */
const serverWalks: Readonly<Record<string, string>> = {
  'order/order-line': 'tests/server/walks/order-line.test.ts',
  'order/placed-order': 'tests/server/walks/placed-order.test.ts',
  'payment/payment': 'tests/server/walks/payment.test.ts',
  'purchase/purchase': 'tests/server/walks/purchase.test.ts',
};

interface Walks {
  project: 'dom' | 'server';
  /** The file that walks a machine, by the machine's name. */
  files: Readonly<Record<string, string>>;
  /** Whether this driver has to walk a machine. */
  isDue: (machine: string) => boolean;
}

/** What each driver walks, besides node, which walks everything. */
export const testWalks: Readonly<Record<TestDriver, Walks>> = {
  dom: { project: 'dom', files: domWalks, isDue: (machine) => !(machine in withoutView) },
  server: { project: 'server', files: serverWalks, isDue: (machine) => machine in serverWalks },
  flow: { project: 'dom', files: flowWalks, isDue: (machine) => !lifecycles.includes(machine) },
};
