import { defineOperation } from '../../contract/operation.ts';
import {
  findRows,
  type ItemImportRecord,
  type ItemImportRowRecord,
} from '../../db/repositories/item-import/item-import.ts';
import { mapPage } from '../kit/pages.ts';
import { findOwn, titleOf } from './imports.ts';
import { cellOf } from './judge.ts';

type Columns = ItemImportRecord['columns'];

function toRow(columns: Columns) {
  const fields = columns.map(({ field }) => field);
  return ({ itemId, isWritten, cells, problems, changes, number, verdict }: ItemImportRowRecord) => ({
    number,
    verdict,
    changes,
    item_id: itemId,
    is_written: isWritten,
    article: cellOf(cells, fields, 'article'),
    name: cellOf(cells, fields, 'name'),
    problems: problems.map(({ field, detail, missingCategory }) => ({
      column: titleOf(columns, field),
      detail,
      ...(missingCategory !== undefined && { missing_category: missingCategory }),
    })),
  });
}

/** A page of the rows of an own import; throws not_found. */
export const listItemImportRows = defineOperation(
  'listItemImportRows',
  async (deps, { caller, path: { id }, query }) => {
    const { columns } = await findOwn(deps, caller, id);
    return mapPage(await findRows(deps.db.orm, { ...query, importId: id }), toRow(columns));
  },
);
