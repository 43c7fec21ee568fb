import { compilePattern } from './pattern.ts';
import { screenNames, type ScreenName } from './screens.ts';

/** Whose records a branch shows. */
export type Scope = 'own' | 'customer' | 'shop' | 'group' | 'purchase';

/** The same screens under one prefix. */
export interface Branch {
  /** The start of the addresses of its screens; may contain `:customerId` or `:purchaseId`. */
  prefix: string;
  scope: Scope;
  /** The address of the list behind the back link of an order. */
  back?: string;
  /** Whether nobody has records of their own here: without the screen's permission there is no such page. */
  isForStaff?: boolean;
  /** What follows the prefix: a path, and a query that the address must contain. */
  screens: Partial<Record<ScreenName, string>>;
}

/** The person's own records. Links from other branches lead here if their branch has no such screen. */
export const ownBranch = {
  prefix: '',
  scope: 'own',
  back: '/orders',
  screens: {
    orders: '/orders',
    order: '/orders/:orderId/',
    orderHistory: '/orders/:orderId/:customerId/balance-history/',
    payments: '/payments/:customerId/',
    payment: '/payments/:customerId/:paymentId/',
    history: '/balance-history/:customerId/',
  },
} as const satisfies Branch;

/** The records of one customer, for staff. */
export const customerBranch: Branch = {
  prefix: '',
  scope: 'customer',
  screens: {
    orders: '/orders?customerId=:customerId',
    orderHistory: '/orders/:orderId/:customerId/balance-history/',
    payments: '/payments/:customerId/',
    payment: '/payments/:customerId/:paymentId/',
    history: '/balance-history/:customerId/',
  },
};

/** The orders of all customers, for staff. */
export const shopBranch: Branch = {
  prefix: '/orders',
  scope: 'shop',
  back: '/orders?scope=shop',
  screens: { orders: '?scope=shop', order: '/:orderId/' },
};

/** The payments of all customers, for staff. */
export const shopPaymentsBranch: Branch = {
  prefix: '/payments/all',
  scope: 'shop',
  isForStaff: true,
  screens: { payments: '/', payment: '/:paymentId/' },
};

/** The lines of all customers' orders, for staff. */
export const linesBranch: Branch = {
  prefix: '/list-orders',
  scope: 'shop',
  back: '/list-orders',
  isForStaff: true,
  screens: { lines: '', order: '/:orderId/', orderHistory: '/:orderId/:customerId/balance-history/' },
};

/** The customers with orders in work, for staff. */
export const groupsBranch: Branch = {
  prefix: '/groups-orders',
  scope: 'group',
  back: '/groups-orders',
  isForStaff: true,
  screens: {
    groups: '',
    order: '/:orderId/',
    orderHistory: '/:orderId/:customerId/balance-history/',
    payments: '/:customerId/payments/',
    payment: '/:customerId/payments/:paymentId/',
    history: '/:customerId/balance-history/',
  },
};

/** The orders of one of these customers. */
const groupBranch: Branch = {
  prefix: '/groups-orders/:customerId',
  scope: 'customer',
  back: '/groups-orders/:customerId/orders/',
  isForStaff: true,
  screens: { orders: '/orders/', order: '/orders/:orderId/', orderHistory: '/orders/:orderId/balance-history/' },
};

/** The shop's customers, for staff. */
export const customersBranch: Branch = {
  prefix: '/customers',
  scope: 'group',
  back: '/customers',
  isForStaff: true,
  screens: {
    customers: '',
    customer: '/:customerId/edit/',
    payments: '/:customerId/payments/',
    payment: '/:customerId/payments/:paymentId/',
    history: '/:customerId/balance-history/',
  },
};

/** The orders of one of them. */
const customerOrdersBranch: Branch = {
  ...groupBranch,
  prefix: '/customers/:customerId',
  back: '/customers/:customerId/orders/',
};

/** The purchases of the shop, for staff. */
export const purchasesBranch: Branch = {
  prefix: '/purchases',
  scope: 'shop',
  back: '/purchases',
  isForStaff: true,
  screens: { purchases: '', albums: '/albums/' },
};

/** The lines of one purchase, and their orders. */
const purchaseBranch: Branch = {
  prefix: '/purchases/:purchaseId/list-orders',
  scope: 'purchase',
  back: '/purchases/:purchaseId/list-orders/',
  isForStaff: true,
  screens: { purchase: '/', order: '/:orderId/', orderHistory: '/:orderId/:customerId/balance-history/' },
};

/** The customers with lines in one purchase, as `groupsBranch` has those with orders in work. */
const purchaseGroupsBranch: Branch = {
  ...groupsBranch,
  prefix: '/purchases/:purchaseId/groups-orders',
  scope: 'purchase',
  back: '/purchases/:purchaseId/groups-orders/',
  screens: { ...groupsBranch.screens, groups: '/' },
};

/** The orders of one of these customers that have a line in the purchase. */
const purchaseGroupBranch: Branch = {
  ...groupBranch,
  prefix: '/purchases/:purchaseId/groups-orders/:customerId',
  back: '/purchases/:purchaseId/groups-orders/:customerId/orders/',
};

/** All branches in order of precedence: an address belongs to the first that matches it and its viewer. */
export const branches: readonly Branch[] = [
  shopPaymentsBranch,
  customerBranch,
  shopBranch,
  linesBranch,
  groupsBranch,
  groupBranch,
  customersBranch,
  customerOrdersBranch,
  purchasesBranch,
  purchaseBranch,
  purchaseGroupsBranch,
  purchaseGroupBranch,
  ownBranch,
];

/** Every screen of every branch with its address: a path, and a query that the address must contain. */
export const branchScreens = branches.flatMap((branch) =>
  screenNames.flatMap((screen) => {
    const suffix = branch.screens[screen];
    if (suffix === undefined) return [];
    const pattern = branch.prefix + suffix;
    return { branch, screen, pattern, match: compilePattern(pattern) };
  }),
);
