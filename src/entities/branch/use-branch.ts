import { useCustomer, type Permission } from '#entities/shop/shop-context.tsx';
import type { Place } from './branch-at.ts';
import { getBackHref, getBranchHref } from './branch-href.ts';
import { ownBranch, type Scope, type ScreenName } from './branches.ts';
import type { BranchParams } from './match-pattern.ts';
import { usePlace } from './use-place.ts';

/** The permission to see other people's records on a screen. */
const strangeFlags: Readonly<Record<ScreenName, Permission>> = {
  orders: 'get_strange_orders',
  order: 'get_strange_orders',
  orderHistory: 'get_strange_balance_history',
  payments: 'get_strange_payments',
  history: 'get_strange_balance_history',
};

/** The branch that a screen stands in. */
export interface CurrentBranch extends Omit<Place, 'branch'> {
  scope: Scope;
  /** The address of a screen of this branch, with these ids besides those of this address. */
  getHref: (screen: ScreenName, params?: BranchParams) => string;
  /** The list that an order leads back to. */
  backHref: string;
  /** Whether the person may see this branch's records on a screen. */
  canSee: (screen: ScreenName) => boolean;
}

const nowhere: Place = { branch: ownBranch, screen: 'orders', params: {}, isReadable: true };

/** The branch of this address. `ownerId` is the customer whose record is shown, where the address doesn't name them. */
export function useBranch(ownerId?: number): CurrentBranch {
  const customer = useCustomer();
  const { branch, ...place } = usePlace(ownerId) ?? nowhere;
  return {
    ...place,
    scope: branch.scope,
    getHref: (screen, given) => getBranchHref(branch, screen, given, place.params),
    backHref: getBackHref(branch, place.params),
    canSee: (screen) => branch.scope === 'own' || (customer?.permissions.includes(strangeFlags[screen]) ?? false),
  };
}
