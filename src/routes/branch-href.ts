import { branches, customerBranch, ownBranch, type Branch } from '#common/routes/branches.ts';
import type { ScreenName } from '#common/routes/screens.ts';
import { fillPattern, PARAM } from '#common/routes/pattern.ts';
import type { BranchParams } from './branch-params.ts';

const isUnder = ({ prefix: inner }: Branch, { prefix: outer }: Branch): boolean =>
  outer !== '' && inner.startsWith(`${outer}/`);

/**
 * The branches where a link from this one may lead, the preferred first: itself, branches under its prefix, those that
 * it is under (the nearest first), then a customer's or one's own.
 */
function nearby(branch: Branch): Branch[] {
  const within = branches.filter((other) => isUnder(other, branch));
  const around = branches
    .filter((other) => isUnder(branch, other))
    .toSorted((one, other) => other.prefix.length - one.prefix.length);
  return [branch, ...within, ...around, branch.scope === 'own' ? ownBranch : customerBranch, ownBranch];
}

/**
 * The address of a screen in this branch or in a related one. It must name all `given` ids; missing ids are taken from
 * `current`. Throws if no branch has such an address.
 */
export function getBranchHref(
  branch: Branch,
  screen: ScreenName,
  given: BranchParams = {},
  current: BranchParams = {},
): string {
  const params = { ...current, ...given };
  for (const { prefix, screens } of nearby(branch)) {
    const suffix = screens[screen];
    if (suffix === undefined) continue;
    const pattern = prefix + suffix;
    const named = [...pattern.matchAll(PARAM)].map(([, name = '']) => name);
    if (named.every((name) => name in params) && Object.keys(given).every((name) => named.includes(name)))
      return fillPattern(pattern, { ...params });
  }
  throw new Error(`No address of ${screen} names ${Object.keys(given).join(', ')}`);
}

/** The address of one of the person's own screens. */
export const getOwnHref = (screen: ScreenName, params: BranchParams = {}): string =>
  getBranchHref(ownBranch, screen, params);

/** The address of the list behind the back link of an order. */
export const getBackHref = (branch: Branch, params: BranchParams): string =>
  fillPattern(branch.back ?? ownBranch.back, { ...params });
