import type { KeptMutant, StandingResult } from '#tests/mutants/mutant-results.ts';

/** What was seen of the mutants of a file that has not changed since, but for `more`. */
export const mutantResult = (
  file: string,
  mutants: readonly KeptMutant[],
  more: Partial<StandingResult> = {},
): StandingResult => ({
  file,
  kind: 'unit',
  date: '2026-11-28T09:15:00Z',
  commit: 'def5678',
  needsHeavy: false,
  hash: '',
  isCurrent: true,
  mutants,
  ...more,
});
