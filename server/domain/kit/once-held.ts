import type { Transaction } from '../../db/engine/types.ts';

/** What else a change checks once its record is held, in its transaction, so that nobody changes meanwhile what was checked; throws to refuse. */
export type OnceHeld = (transaction: Transaction) => Promise<void>;
