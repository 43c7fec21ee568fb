import { defineOperation } from '../../contract/operation.ts';
import { insertImport } from '../../db/repositories/item-import/item-import.ts';
import { AppError } from '../kit/app-error.ts';
import { getItemImport } from './get-item-import.ts';
import { type ImportDeps, withPlace } from './import-state.ts';
import { formatOf, isMisnamed, isTable } from './parse-file.ts';
import { startReading } from './read-import.ts';

/**
 * Keeps a file and reads it in the background; throws file_empty, file_not_table, file_not_workbook or imports_busy.
 */
export const createItemImport = defineOperation(
  'createItemImport',
  async (deps: ImportDeps, { caller, body: { file, file_name: fileName, encoding, delimiter } }) => {
    if (file.length === 0) throw new AppError('file_empty');
    if (!isTable(file)) throw new AppError('file_not_table');
    if (isMisnamed(fileName, file)) throw new AppError('file_not_workbook');
    const { shop, customer } = caller;
    const at = deps.clock.now();
    return withPlace(caller, async (place) => {
      const id = await insertImport(deps.db.orm, {
        shopId: shop.id,
        authorId: customer.id,
        fileName,
        file,
        format: formatOf(file),
        createdAt: at,
        touchedAt: at,
        ...(encoding && { encoding }),
        ...(delimiter && { delimiter }),
      });
      await startReading(deps, caller, place, { id });
      return getItemImport(deps, { caller, path: { id } });
    });
  },
);
