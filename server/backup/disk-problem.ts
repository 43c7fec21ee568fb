import { causesOf, SQL_STATE, sqlState } from '../db/engine/sql-state.ts';
import { BackupError, type BackupProblem } from './manifest.ts';

const problems: Readonly<Record<string, BackupProblem>> = {
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  EACCES: 'no_access',
  EPERM: 'no_access',
  EROFS: 'no_access',
  ENOTDIR: 'no_folder',
};

/** What of an error is about the disk and can be helped by whoever runs the command; undefined for any other. */
export function diskProblem(error: unknown): BackupError | undefined {
  if (sqlState(error) === SQL_STATE.diskFull) return new BackupError('disk_full');
  for (const cause of causesOf(error)) {
    const problem = 'code' in cause ? problems[String(cause.code)] : undefined;
    if (problem) return new BackupError(problem, 'path' in cause ? String(cause.path) : '');
  }
  return undefined;
}
