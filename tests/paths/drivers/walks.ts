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
  'auth/phone-login': 'tests/dom/flows/phone-login.test.ts',
  'auth/social-login': 'tests/dom/flows/social-login.test.ts',
  'cart/cart': 'tests/dom/flows/cart.test.ts',
  'cart/cart-line': 'tests/dom/flows/cart-line.test.ts',
  'favourite/favourite': 'tests/dom/flows/favourite.test.ts',
  'favourite/favourites': 'tests/dom/flows/favourites.test.ts',
  'item/field-edit': 'tests/dom/flows/field-edit.test.ts',
  'item/field-edits': 'tests/dom/flows/field-edits.test.ts',
  'order/checkout': 'tests/dom/flows/checkout.test.ts',
  'order/line-edit': 'tests/dom/flows/line-edit.test.ts',
  'order/photo-pricing': 'tests/dom/flows/photo-pricing.test.ts',
  'order/placing-order': 'tests/dom/flows/placing-order.test.ts',
  'order/state-change': 'tests/dom/flows/state-change.test.ts',
  'payment/paying': 'tests/dom/flows/paying.test.ts',
  'payment/payment-decision': 'tests/dom/flows/payment-decision.test.ts',
  'purchase/mark-queue': 'tests/dom/flows/mark-queue.test.ts',
  'shell/app-session': 'tests/dom/flows/session.test.ts',
  'shell/confirm': 'tests/dom/flows/confirm.test.ts',
  'shell/connection': 'tests/dom/flows/connection.test.ts',
  'shell/freshness': 'tests/dom/flows/freshness.test.ts',
  'upload/uploads': 'tests/dom/flows/uploads.test.ts',
};

/** Machines that no view shows, with who runs them. */
const withoutView: Readonly<Record<string, string>> = {
  'order/order-line': 'the states of a line; the server obeys it',
  'order/placed-order': 'the states of an order; the server obeys it',
  'payment/payment': 'the states of a payment; the server obeys it',
  'purchase/purchase': 'the states of a purchase; the server obeys it',
  'shell/freshness': 'reads lists again when something has changed elsewhere; nothing of it is on the screen',
};

/** Machines whose flow sends nothing that this walk could answer. */
const withoutFlow: Readonly<Record<string, string>> = {
  'item-import/item-import': 'the states of an import; the server obeys it',
  'order/order-line': 'the states of a line; the server obeys it',
  'order/placed-order': 'the states of an order; the server obeys it',
  'payment/payment': 'the states of a payment; the server obeys it',
  'purchase/purchase': 'the states of a purchase; the server obeys it',
  'shell/bulk-action': 'its lists send by functions of their own',
  'upload/upload': 'sends by XMLHttpRequest, since fetch reports no progress',
};

/** The tests that walk a lifecycle over the real server and its database. */
const serverWalks: Readonly<Record<string, string>> = {
  'order/order-line': 'tests/server/walks/order-line.test.ts',
  'order/placed-order': 'tests/server/walks/placed-order.test.ts',
  'payment/payment': 'tests/server/walks/payment.test.ts',
  'purchase/purchase': 'tests/server/walks/purchase.test.ts',
};

/** The tests that walk a machine on the built application in Chromium, over the real server. */
const browserWalks: Readonly<Record<string, string>> = {
  'auth/phone-login': 'tests/browser/walks/phone-login.test.ts',
  'auth/social-login': 'tests/browser/walks/social-login.test.ts',
  'cart/cart': 'tests/browser/walks/cart.test.ts',
  'cart/cart-line': 'tests/browser/walks/cart-line.test.ts',
  'favourite/favourite': 'tests/browser/walks/favourite.test.ts',
  'favourite/favourites': 'tests/browser/walks/favourites.test.ts',
  'item/field-edit': 'tests/browser/walks/field-edit.test.ts',
  'item/field-edits': 'tests/browser/walks/field-edit.test.ts',
  'order/checkout': 'tests/browser/walks/checkout.test.ts',
  'order/line-edit': 'tests/browser/walks/line-edit.test.ts',
  'order/photo-pricing': 'tests/browser/walks/photo-pricing.test.ts',
  'order/placing-order': 'tests/browser/walks/placing-order.test.ts',
  'order/state-change': 'tests/browser/walks/state-change.test.ts',
  'payment/paying': 'tests/browser/walks/paying.test.ts',
  'payment/payment-decision': 'tests/browser/walks/payment-decision.test.ts',
  'shell/app-session': 'tests/browser/walks/app-session.test.ts',
  'shell/bulk-action': 'tests/browser/walks/bulk-action.test.ts',
  'shell/confirm': 'tests/browser/walks/confirm.test.ts',
  'shell/connection': 'tests/browser/walks/connection.test.ts',
  'upload/upload': 'tests/browser/walks/uploads.test.ts',
  'upload/uploads': 'tests/browser/walks/uploads.test.ts',
};

interface Walks {
  project: 'dom' | 'server' | 'browser';
  /** The file that walks a machine, by the machine's name. */
  files: Readonly<Record<string, string>>;
  /** Whether this driver has to walk a machine. */
  isDue: (machine: string) => boolean;
}

/** What each driver walks, besides node, which walks everything. */
export const testWalks: Readonly<Record<TestDriver, Walks>> = {
  dom: { project: 'dom', files: domWalks, isDue: (machine) => !(machine in withoutView) },
  server: { project: 'server', files: serverWalks, isDue: (machine) => machine in serverWalks },
  browser: { project: 'browser', files: browserWalks, isDue: (machine) => machine in browserWalks },
  flow: { project: 'dom', files: flowWalks, isDue: (machine) => !(machine in withoutFlow) },
};
