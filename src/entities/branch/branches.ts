import type { Permission } from '#entities/shop/shop-context.tsx';

/** Whose records a branch shows. */
export type Scope = 'own' | 'customer' | 'shop' | 'group' | 'purchase';

/** A screen that stands in several branches. */
export type ScreenName = 'orders' | 'order' | 'orderHistory' | 'payments' | 'history';

/** The same screens under one prefix. */
export interface Branch {
  /** Begins the addresses of its screens; may name a `:customerId` or a `:purchaseId`. */
  prefix: string;
  scope: Scope;
  /** The permission to be led here. */
  flag?: Permission;
  /** The address of the list that an order leads back to. */
  back?: string;
  /** What follows the prefix: a path, and a query that the address has to hold. */
  screens: Partial<Record<ScreenName, string>>;
}

/** The person's own records, and what an order or a payment leads to where its branch has no screen for it. */
export const ownBranch = {
  prefix: '',
  scope: 'own',
  back: '/orders',
  screens: {
    orders: '/orders',
    order: '/orders/:orderId/',
    orderHistory: '/orders/:orderId/:customerId/balance-history/',
    payments: '/payments/:customerId/',
    history: '/balance-history/:customerId/',
  },
} as const satisfies Branch;

/** The same of a customer, for staff. */
export const customerBranch: Branch = {
  prefix: '',
  scope: 'customer',
  flag: 'get_strange_orders',
  screens: {
    orders: '/orders?customerId=:customerId',
    orderHistory: '/orders/:orderId/:customerId/balance-history/',
    payments: '/payments/:customerId/',
    history: '/balance-history/:customerId/',
  },
};

/** The orders of all customers, for staff. */
export const shopBranch: Branch = {
  prefix: '/orders',
  scope: 'shop',
  flag: 'get_strange_orders',
  back: '/orders?scope=shop',
  screens: { orders: '?scope=shop', order: '/:orderId/' },
};

/** All branches. An address belongs to the first that fits it and the person. */
export const branches: readonly Branch[] = [customerBranch, shopBranch, ownBranch];

/** Every screen of every branch with its address: a path, and a query that the address has to hold. */
export const branchScreens = branches.flatMap((branch) =>
  Object.entries(branch.screens).map(([screen, suffix]) => ({
    branch,
    screen: screen as ScreenName,
    pattern: branch.prefix + suffix,
  })),
);
