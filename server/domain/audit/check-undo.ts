import type { Orm } from '../../db/engine/types.ts';
import { type AuditEntryRow, isChangedSince } from '../../db/repositories/audit/audit.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import { flagsToUndo } from './undoable.ts';

/** Throws undo_not_possible, forbidden without the record's own permissions, or undo_too_late. */
export async function checkUndo(orm: Orm, { customer }: SignedInCaller, entry: AuditEntryRow): Promise<void> {
  const needed = flagsToUndo(entry);
  if (needed === null) throw new AppError('undo_not_possible');
  if (!needed.every((flag) => customer.flags.has(flag))) throw new AppError('forbidden');
  if (await isChangedSince(orm, entry)) throw new AppError('undo_too_late');
}

/**
 * Undoes something; throws undo_not_possible where what was before refers to what is gone, such as a category or a
 * group.
 */
export async function orNotPossible<T>(undo: () => Promise<T>): Promise<T> {
  try {
    return await undo();
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation') throw new AppError('undo_not_possible');
    throw error;
  }
}
