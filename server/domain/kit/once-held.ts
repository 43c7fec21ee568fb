import type { Transaction } from '../../db/engine/types.ts';
import type { SignedInCaller } from '../access/caller.ts';

/**
 * What else a change by this caller checks once its record is held, in its transaction, so that nobody changes
 * meanwhile what was checked; throws to refuse.
 */
export type OnceHeld = (transaction: Transaction, caller: SignedInCaller) => Promise<void>;
