import { defineOperation } from '../../contract/operation.ts';
import { AppError } from '../kit/app-error.ts';
import { getItemImport } from './get-item-import.ts';
import { type ImportDeps, withPlace } from './import-state.ts';
import { findOwn } from './imports.ts';
import { startReading } from './read-import.ts';
import { titleKey } from './titles.ts';

/**
 * Reads an own import again in another way; throws not_found, validation, imports_busy, and what its lifecycle refuses.
 */
export const updateItemImport = defineOperation(
  'updateItemImport',
  async (deps: ImportDeps, { caller, path: { id }, body: { fields, ...settings } }) => {
    const { columns } = await findOwn(deps, caller, id);
    const named = fields?.filter((field) => field !== null) ?? [];
    if (new Set(named).size < named.length) throw new AppError('validation', {}, { fields: 'taken' });
    // The mapping is by titles, so that the next file of this kind has it too.
    const said = columns.map(({ title, field }, place) => ({
      title: titleKey(title),
      field: fields?.[place] === undefined ? field : fields[place],
    }));
    await withPlace(caller, (place) => startReading(deps, caller, place, { id, ...settings }, fields ? said : []));
    return getItemImport(deps, { caller, path: { id } });
  },
);
