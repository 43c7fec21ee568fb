import { branchScreens, type Branch, type ScreenName } from './branches.ts';
import { matchPattern, type BranchParams } from './match-pattern.ts';
import type { Customer } from '#entities/shop/shop-context.tsx';

/** Where an address stands in the table of branches. */
export interface Place {
  branch: Branch;
  screen: ScreenName;
  params: BranchParams;
  /** Whether every id that the address has a place for can be read. */
  isReadable: boolean;
}

/** Whoever looks: null for a guest, undefined until it is known. */
export type Viewer = Pick<Customer, 'id' | 'permissions'> | null | undefined;

interface Match extends Place {
  /** Whether the address's query asks for this branch. */
  isAskedFor: boolean;
}

function fits({ branch, isAskedFor }: Match, viewer: Viewer, ownerId: number | undefined): boolean {
  if (branch.scope === 'own') return !viewer || ownerId === undefined || ownerId === viewer.id;
  if (viewer === undefined) return isAskedFor;
  const holdsFlag = branch.flag === undefined || (viewer?.permissions.includes(branch.flag) ?? false);
  return holdsFlag && (isAskedFor || ownerId === undefined || ownerId !== viewer?.id);
}

/**
 * The branch of an address for whoever looks; undefined where no screen stands there.
 * `ownerId` is the customer whose record is shown, where the address doesn't name them.
 */
export function branchAt(
  { path, query }: { path: string; query: URLSearchParams },
  viewer: Viewer,
  ownerId?: number,
): Place | undefined {
  const matches = branchScreens.flatMap(({ branch, screen, pattern }): Match[] => {
    const params = matchPattern(pattern, path, query);
    if (!params) return [];
    const isReadable = Object.keys(params).length === pattern.split(':').length - 1;
    return [{ branch, screen, params, isReadable, isAskedFor: pattern.includes('?') }];
  });
  return matches.find((match) => fits(match, viewer, ownerId ?? match.params.customerId)) ?? matches[0];
}
