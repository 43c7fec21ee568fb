import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';

type Flags = SignedInCaller['customer']['flags'];

/** Throws forbidden where the list would show who was deleted to somebody who may not recover them. */
export function checkMayList(flags: Flags, { is_deleted: isDeleted }: { is_deleted: boolean }): void {
  if (isDeleted && !flags.has('recovery_customers')) throw new AppError('forbidden');
}
