import type { ItemImportProblem } from '../../db/schema/item-import.ts';

/** How large a table may be. */
export interface TableLimits {
  /** Rows with something in them, beside the titles. */
  rows: number;
  columns: number;
  /** Lines of a text file, empty ones too. */
  lines: number;
  /** Signs of all cells together. */
  text: number;
  /** Bytes of what an Excel file says in XML. */
  unpacked: number;
  /** Files within an Excel file. */
  parts: number;
}

/** What the thread answers: the cells, or why there are none. */
export interface TableAnswer {
  rows?: string[][];
  problem?: ItemImportProblem;
}

/**
 * Reads a table in a thread of its own. It is a text, because the server is built into one file that it can't be
 * beside.
 *
 * The size is read before the libraries read the cells, since both make a cell for each place up to the farthest: a row
 * ends at the first column that is one too many, and the work with it. An Excel file is unpacked to no more than it
 * says, and packed again for its library without empty cells and rows, which a format may leave at the far end of a
 * sheet, and without a sheet that is too large: if that was the one to read, the library says that it isn't there.
 *
 * Numbers stand without the noise of binary fractions; control characters, which the database refuses in part, are left
 * out.
 */
export const tableWork = String.raw`
const { parentPort, workerData } = require('node:worker_threads');
const { libraries, format, content, delimiter, most } = workerData;

class Refused extends Error {
  constructor(problem) {
    super(problem);
    this.problem = problem;
  }
}

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff\p{Surrogate}]/gu;
function toText(cell) {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(Number(cell.toPrecision(12)));
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).replaceAll('\r\n', '\n').replaceAll(control, '');
}

const signOf = (text) => text.charCodeAt(0);
const [QUOTE, FEED, RETURN] = ['"', '\n', '\r'].map(signOf);

// The text with each row cut behind its last column. Quotes are taken as csv-parse takes them with relax_quotes.
function cutRows(text) {
  const separator = signOf(delimiter);
  const kept = [];
  let [from, column, lines, filled] = [0, 0, 0, 0];
  let [isQuoted, isBeginning, isFilled, cutAt] = [false, true, false, -1];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (!isQuoted && sign === separator) {
      column += 1;
      isBeginning = true;
      if (column === most.columns) cutAt = at;
    } else if (!isQuoted && (sign === FEED || sign === RETURN)) {
      if (cutAt >= 0) {
        kept.push(text.slice(from, cutAt));
        from = at;
      }
      if (sign === RETURN && text.charCodeAt(at + 1) === FEED) at += 1;
      lines += 1;
      if (isFilled) filled += 1;
      if (filled > most.rows + 1 || lines > most.lines) throw new Refused('too_many_rows');
      [column, isBeginning, isFilled, cutAt] = [0, true, false, -1];
    } else if (sign === QUOTE && isQuoted) {
      if (text.charCodeAt(at + 1) === QUOTE) at += 1;
      else isQuoted = false;
    } else if (sign === QUOTE && isBeginning) {
      isQuoted = true;
      isBeginning = false;
    } else {
      if (column >= most.columns) throw new Refused('too_many_columns');
      isBeginning = false;
      isFilled = true;
    }
  }
  kept.push(text.slice(from, cutAt < 0 ? text.length : cutAt));
  return kept.join('');
}

const readCsv = () =>
  require(libraries.csv).parse(cutRows(content), {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
  });

const emptyCell = /<((?:[\w.-]+:)?c)(?:\s[^<>]*)?(?:\/>|(?<!\/)>\s*<\/\1\s*>)/g;
const emptyRow = /<((?:[\w.-]+:)?row)(?:\s[^<>]*)?(?:\/>|(?<!\/)>\s*<\/\1\s*>)/g;
const cellOrRow = /<(?:[\w.-]+:)?(c|row)(?=[\s>])([^<>]*)>/g;
const wellFormed = /^(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*$/;
const place = /[\s:]r\s*=\s*["']([^"']*)["']/g;

const columnOf = (letters) => [...letters].reduce((sum, letter) => sum * 26 + signOf(letter) - 64, 0);

// Why a sheet can't be read: a cell or a row with something in it stands too far, or doesn't say plainly where; null if
// it can.
function problemOf(xml) {
  for (const [, kind, attributes] of xml.matchAll(cellOrRow)) {
    const places = [...attributes.matchAll(place)].map(([, value]) => value);
    if (!wellFormed.test(attributes) || places.length > 1) return 'unreadable';
    const [value] = places;
    if (value === undefined && kind === 'row') continue;
    const [, letters = '', number] = /^([A-Z]{0,3})(\d{1,7})$/.exec(value ?? '') ?? [];
    if (number === undefined || (letters === '') !== (kind === 'row')) return 'unreadable';
    if (columnOf(letters) > most.columns) return 'too_many_columns';
    if (Number(number) > most.rows + 1) return 'too_many_rows';
  }
  return null;
}

async function readXlsx() {
  const { unzipSync, zipSync } = require(libraries.zip);
  const names = new Set();
  let [parts, unpacked] = [0, 0];
  unzipSync(content, {
    filter: ({ name, originalSize }) => {
      parts += 1;
      if (!/\.xml(?:\.rels)?$/.test(name)) return false;
      names.add(name);
      unpacked += originalSize;
      return false;
    },
  });
  if (parts > most.parts || unpacked > most.unpacked) throw new Refused('unreadable');
  const kept = {};
  const leftOut = new Map();
  for (const name of names) {
    const part = unzipSync(content, { filter: (file) => file.name === name })[name];
    const xml = new TextDecoder().decode(part);
    const full = xml.replace(emptyCell, '').replace(emptyRow, '');
    const problem = problemOf(full);
    if (problem) leftOut.set(name, problem);
    else kept[name] = full === xml ? part : new TextEncoder().encode(full);
  }
  try {
    return await require(libraries.xlsx).readSheet(Buffer.from(zipSync(kept, { level: 0 })));
  } catch (error) {
    for (const [name, problem] of leftOut) if (error.message.includes('"' + name + '"')) throw new Refused(problem);
    throw error;
  }
}

async function read() {
  let left = most.text;
  return (await (format === 'xlsx' ? readXlsx() : readCsv())).map((row) =>
    row.map((cell) => {
      const text = toText(cell);
      left -= text.length;
      if (left < 0) throw new Refused('too_much_text');
      return text;
    }),
  );
}
read().then(
  (rows) => parentPort.postMessage({ rows }),
  (error) => parentPort.postMessage({ problem: error instanceof Refused ? error.problem : 'unreadable' }),
);
`;
