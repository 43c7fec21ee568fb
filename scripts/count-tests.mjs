import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './stamp.mjs';

/** Where Vitest writes its report of a project. */
export const reportOf = (project) => join(root, 'reports/vitest', `${project}.json`);

/**
 * What Vitest's report says: how many tests passed and failed, each failure, for each file with skipped tests how many,
 * and how long each file took.
 */
export function countTests(project) {
  const file = reportOf(project);
  if (!existsSync(file)) return { passed: 0, failed: 0, failures: [], skipped: [], files: [] };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const skipped = testResults.map(({ name, assertionResults }) => ({
    file: relative(root, name),
    count: assertionResults.filter(({ status }) => !['passed', 'failed'].includes(status)).length,
  }));
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const file = relative(root, name);
    // A file that can't be read has no tests to name.
    if (failed.length === 0) return message ? [{ test: file, message }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${file} > ${fullName}`,
      message: failureMessages.join('\n'),
    }));
  });
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures,
    skipped: skipped.filter(({ count }) => count > 0),
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}
