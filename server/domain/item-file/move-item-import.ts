import type { ItemImportMove } from '#contract/types.ts';
import { defineOperation } from '../../contract/operation.ts';
import type { ItemImportRecord } from '../../db/repositories/item-import/item-import.ts';
import type { SignedInCaller } from '../access/caller.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { getItemImport } from './get-item-import.ts';
import { holdOwn, type ImportDeps, moveHeld, startJob, withPlace } from './import-state.ts';
import { countsOf } from './imports.ts';
import { writeImportRows } from './write-import.ts';

const fieldsOf = ({ columns }: ItemImportRecord) => columns.map(({ field }) => field);

type Move = ItemImportMove & { id: number };

/** Moves an own import to where the move says; returns what is to be written, or null where nothing is. */
function move(deps: DomainDeps, caller: SignedInCaller, { id, state, mode = 'good' }: Move) {
  const at = deps.clock.now();
  return deps.db.transaction(async (transaction) => {
    const held = await holdOwn(transaction, caller, id);
    // Again after a lost answer.
    if (held.state === state) return null;
    const run = { shopId: caller.shop.id, id, run: held.run + 1 };
    if (state === 'canceled') {
      await moveHeld(transaction, held, state, { at, run: run.run });
      return null;
    }
    const { counts } = await countsOf(transaction, id);
    const work = counts.create + counts.update;
    const facts = { hasWork: work > 0, hasErrors: counts.error > 0, isWhole: mode === 'all' };
    await moveHeld(transaction, held, state, { facts, at, run: run.run, mode, done: 0, total: work });
    return { run, fields: fieldsOf(held), mode };
  });
}

/**
 * Writes what an own import changes, in the background, or gives it up; throws not_found, imports_busy and what its
 * lifecycle refuses.
 */
export const moveItemImport = defineOperation(
  'moveItemImport',
  async (deps: ImportDeps, { caller, path: { id }, body }) => {
    const to = { ...body, id };
    if (to.state === 'canceled') await move(deps, caller, to);
    else
      await withPlace(caller, async (place) => {
        const moved = await move(deps, caller, to);
        if (moved) startJob(deps, place, moved.run, () => writeImportRows(deps, caller, moved));
      });
    return getItemImport(deps, { caller, path: { id } });
  },
);
