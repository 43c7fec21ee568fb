import { diskProblem } from '#server/backup/disk-problem.ts';
import { expect, it } from 'vitest';

const fault = (code: string, path?: string) => Object.assign(new Error(code), { code, ...(path && { path }) });

it.each([
  ['ENOSPC', 'disk_full'],
  ['EDQUOT', 'disk_full'],
  ['EACCES', 'no_access'],
  ['EROFS', 'no_access'],
  ['ENOTDIR', 'no_folder'],
])('tells of %s what a person can help, and where', (code, problem) => {
  expect(diskProblem(fault(code, '/backups/monday'))).toMatchObject({ problem, about: '/backups/monday' });
});

it("finds a full disk below a database's error", () => {
  const wrapped = new Error('Failed query', { cause: fault('53100') });
  expect(diskProblem(wrapped)).toMatchObject({ problem: 'disk_full', about: '' });
});

it('leaves other errors alone', () => {
  expect(diskProblem(fault('EIO', '/x'))).toBeUndefined();
  expect(diskProblem(null)).toBeUndefined();
});
