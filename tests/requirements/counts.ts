import type { Proof, Requirement } from './requirement.ts';

/** How a requirement stands. */
export type Standing = 'proved' | 'cannot' | 'missing';

/** Proved needs a test or a row; one part that is missing keeps the whole open. */
export function standingOf({ proof }: Pick<Requirement, 'proof'>): Standing {
  const has = (kind: 'missing' | 'cannot'): boolean => proof.some((one: Proof) => kind in one);
  if (proof.length === 0 || has('missing')) return 'missing';
  return proof.every((one) => 'cannot' in one) ? 'cannot' : 'proved';
}

/** How many requirements stand how. */
export function countRequirements(all: readonly Requirement[]): Record<'total' | Standing, number> {
  const among = (wanted: Standing): number => all.filter((one) => standingOf(one) === wanted).length;
  return { total: all.length, proved: among('proved'), cannot: among('cannot'), missing: among('missing') };
}
