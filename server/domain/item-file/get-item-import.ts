import { isItemImportRunning } from '#machines/item-import/item-import.machine.ts';
import { defineOperation } from '../../contract/operation.ts';
import { countImportPictures } from '../../db/repositories/item-import/item-import.ts';
import { importProblems } from '../../texts/item-files.strings.ts';
import { endRun } from './import-state.ts';
import { countsOf, findOwn } from './imports.ts';

/** A process that works on an import touches it more often. */
const SILENT_MS = 180_000;

/** An own import as it is; throws not_found. One whose process has died is told as interrupted. */
export const getItemImport = defineOperation('getItemImport', async (deps, { caller, path: { id } }) => {
  let found = await findOwn(deps, caller, id);
  if (isItemImportRunning(found.state) && deps.clock.now().getTime() - found.touchedAt.getTime() > SILENT_MS) {
    await endRun(deps, found, 'failed', { problem: 'interrupted' });
    found = await findOwn(deps, caller, id);
  }
  const { state, format, encoding, delimiter, columns, total, done, mode, problem } = found;
  const { orm } = deps.db;
  return {
    id,
    state,
    format,
    encoding,
    delimiter,
    columns,
    total,
    done,
    mode,
    ...(await countsOf(orm, id)),
    file_name: found.fileName,
    pictures: await countImportPictures(orm, id),
    problem: problem && importProblems[problem],
    created_at: found.createdAt.toISOString(),
    changed_at: found.touchedAt.toISOString(),
  };
});
