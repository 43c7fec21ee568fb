import { defineOperation } from '../../contract/operation.ts';
import { findRows } from '../../db/repositories/item-import/item-import.ts';
import { itemFileTexts } from '../../texts/item-files.strings.ts';
import { guardText, readGuarded } from './guard.ts';
import { findOwn, titleOf } from './imports.ts';

const MOST_ERRORS = 20_000;

/** The wrong rows of an own import as the file had them, with what is wrong; throws not_found. */
export const getItemImportErrors = defineOperation('getItemImportErrors', async (deps, { caller, path: { id } }) => {
  const { columns, fileName } = await findOwn(deps, caller, id);
  const { result } = await findRows(deps.db.orm, { importId: id, verdict: 'error', page: 1, limit: MOST_ERRORS });
  const quoted = (cell: string) => {
    // What clears stays bare, and what is guarded already isn't guarded twice: the file is read back as it was.
    const text = cell.trim() === '-' ? cell : guardText(readGuarded(cell));
    return /["\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const head = [...columns.map(({ title }) => title), itemFileTexts.line, itemFileTexts.whatIsWrong];
  const lines = result.map(({ cells, number, problems }) => {
    const wrong = problems
      .map(({ field, detail }) => [titleOf(columns, field), detail].filter(Boolean).join(': '))
      .join(' ');
    return [...columns.map((_, place) => cells[place] ?? ''), String(number), wrong];
  });
  const text = [head, ...lines].map((line) => `${line.map(quoted).join(';')}\r\n`).join('');
  const name = `${itemFileTexts.errorsName(fileName.replace(/\.\w+$/, ''))}.csv`;
  return { name, type: 'text/csv; charset=utf-8', data: Buffer.from(`\uFEFF${text}`) };
});
