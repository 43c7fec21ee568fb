import { execFileSync } from 'node:child_process';

/** What is planted in: the last commit, and whether anything has changed since. */
export const describeCommit = (): string =>
  execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=12'], { encoding: 'utf8' }).trim();
