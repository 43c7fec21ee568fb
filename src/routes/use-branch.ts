import { useCustomer } from '#page/shop-context.tsx';
import type { Place } from './branch-at.ts';
import { getBackHref, getBranchHref } from './branch-href.ts';
import { ownBranch, type Scope } from '#common/routes/branches.ts';
import { screenRoutes, type ScreenName } from '#common/routes/screens.ts';
import type { BranchParams } from './branch-params.ts';
import { usePlace } from './use-place.ts';

/** The branch of the current address. */
export interface CurrentBranch extends Omit<Place, 'branch'> {
  scope: Scope;
  /** The address of a screen of this branch; ids that are not given are taken from the current address. */
  getHref: (screen: ScreenName, params?: BranchParams) => string;
  /** The address of the list behind the back link of an order. */
  backHref: string;
  /** Whether the person may see this branch's records on a screen. */
  canSee: (screen: ScreenName) => boolean;
}

const nowhere: Place = { branch: ownBranch, screen: 'orders', params: {}, isReadable: true };

/**
 * The branch of the current address. `ownerId` is the customer whose record is shown, where the address doesn't name
 * them.
 */
export function useBranch(ownerId?: number): CurrentBranch {
  const customer = useCustomer();
  const { branch, ...place } = usePlace(ownerId) ?? nowhere;
  return {
    ...place,
    scope: branch.scope,
    getHref: (screen, given) => getBranchHref(branch, screen, given, place.params),
    backHref: getBackHref(branch, place.params),
    canSee: (screen) =>
      branch.scope === 'own' || (customer?.permissions.includes(screenRoutes[screen].permission) ?? false),
  };
}
