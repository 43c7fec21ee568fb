import { branches, customerBranch, ownBranch, type Branch, type ScreenName } from './branches.ts';
import { PARAM, type BranchParams } from './match-pattern.ts';

function fill(pattern: string, params: BranchParams): string {
  const ids = new Map(Object.entries(params));
  return pattern.replace(PARAM, (_, name: string) => String(ids.get(name)));
}

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
      return fill(pattern, params);
  }
  throw new Error(`No address of ${screen} names ${Object.keys(given).join(', ')}`);
}

/** The address of one of the person's own screens. */
export const getOwnHref = (screen: ScreenName, params: BranchParams = {}): string =>
  getBranchHref(ownBranch, screen, params);

/** The address of the list behind the back link of an order. */
export const getBackHref = (branch: Branch, params: BranchParams): string =>
  fill(branch.back ?? ownBranch.back ?? '/', params);
