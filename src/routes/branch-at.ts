import { branchScreens, type Branch } from '#common/routes/branches.ts';
import { screenRoutes, type ScreenName } from '#common/routes/screens.ts';
import { readBranchParams, type BranchParams } from './branch-params.ts';
import type { Customer } from '#page/shop-context.tsx';

/** The branch and the screen of an address, with the ids that the address names. */
export interface Place {
  branch: Branch;
  screen: ScreenName;
  params: BranchParams;
  /** Whether each id in the address is a valid one. */
  isReadable: boolean;
}

/** The person who looks at the page: null for a guest, undefined until the profile has loaded. */
export type Viewer = Pick<Customer, 'id' | 'permissions'> | null | undefined;

interface Match extends Place {
  /** Whether the address chooses the branch, such as by `?scope=…`. */
  isAskedFor: boolean;
}

function fits({ branch, screen, isAskedFor }: Match, viewer: Viewer, ownerId: number | undefined): boolean {
  if (branch.scope === 'own') return !viewer || ownerId === undefined || ownerId === viewer.id;
  if (viewer === undefined) return isAskedFor;
  // A guest may hold the flag once signed in.
  if (viewer === null && branch.isForStaff) return true;
  const holdsFlag = viewer?.permissions.includes(screenRoutes[screen].permission) ?? false;
  return holdsFlag && (isAskedFor || ownerId === undefined || ownerId !== viewer?.id);
}

/**
 * The branch of an address for this viewer; undefined where the address is not of a branch's screen. `ownerId` is the
 * customer whose record is shown, where the address doesn't name them.
 */
export function branchAt(
  { path, query }: { path: string; query: URLSearchParams },
  viewer: Viewer,
  ownerId?: number,
): Place | undefined {
  const matches = branchScreens.flatMap(({ branch, screen, pattern, match }): Match[] => {
    const texts = match(path, query);
    if (!texts) return [];
    const params = readBranchParams(texts);
    const isReadable = Object.keys(params).length === pattern.split(':').length - 1;
    return [{ branch, screen, params, isReadable, isAskedFor: branch.isForStaff ?? pattern.includes('?') }];
  });
  return matches.find((match) => fits(match, viewer, ownerId ?? match.params.customerId)) ?? matches[0];
}
