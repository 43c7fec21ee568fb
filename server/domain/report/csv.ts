import { momentText } from './clock.ts';
import type { Cell, CellKind, Table } from './table.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const END = '\r\n';

/** A spreadsheet takes such a text for a formula, which may call out; an apostrophe before it makes it a text. */
const asText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cellText(cell: Cell, kind: CellKind): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return quoted(asText(cell));
  if (kind === 'moment') return momentText(cell);
  return kind === 'money' ? cell.toFixed(2).replace('.', ',') : String(cell);
}

/** The table as Excel opens it in Russian: UTF-8 with its mark, semicolons, a comma before kopecks. */
export async function writeCsv({ columns, portions }: Table): Promise<Buffer> {
  const parts = [`${BYTE_ORDER_MARK}${columns.map(({ title }) => quoted(title)).join(';')}${END}`];
  for await (const rows of portions)
    parts.push(
      rows
        .map((row) => `${row.map((cell, place) => cellText(cell, columns[place]?.kind ?? 'text')).join(';')}${END}`)
        .join(''),
    );
  return Buffer.from(parts.join(''));
}
