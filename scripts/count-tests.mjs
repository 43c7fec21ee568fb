import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './stamp.mjs';

/** Where Vitest writes its report of a project. */
export const reportOf = (project) => join(root, 'reports/vitest', `${project}.json`);

/** What Vitest's report says: how many tests passed and failed, and for each file with skipped tests how many. */
export function countTests(project) {
  const file = reportOf(project);
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: [] };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const skipped = testResults.map(({ name, assertionResults }) => ({
    file: relative(root, name),
    count: assertionResults.filter(({ status }) => !['passed', 'failed'].includes(status)).length,
  }));
  return { passed: numPassedTests, failed: numFailedTests, skipped: skipped.filter(({ count }) => count > 0) };
}
