import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { unzipSync } from 'fflate';
import type { CsvDelimiter, ItemFileFormat, TextEncoding } from '#contract/types.ts';
import type { ItemImportProblem } from '../../db/schema/item-import.ts';
import { decode, encodingOf } from './encoding.ts';
import { titleKey } from './titles.ts';

const require = createRequire(import.meta.url);

/** Reading 20,000 rows takes seconds; what takes so long was made to overload the server. */
const WORK_MS = 60_000;
const MEMORY_MB = 512;
const MOST_ROWS = 20_000;
const MOST_COLUMNS = 60;
const MOST_UNPACKED = 200 * 1024 * 1024;
const MOST_PARTS = 1_000;

const signs = { semicolon: ';', comma: ',' } as const;

/**
 * Reads a table in a thread of its own. It is a text, because the server is built into one file that it can't be beside.
 * Numbers stand without the noise of binary fractions; control characters, which the database refuses in part, are left out.
 */
const work = `
const { parentPort, workerData } = require('node:worker_threads');
const { libraries, format, content, delimiter, most } = workerData;
const control = /[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ufffe\\uffff]|[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]/g;
function toText(cell) {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(Number(cell.toPrecision(12)));
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).replaceAll('\\r\\n', '\\n').replaceAll(control, '');
}
async function read() {
  if (format === 'xlsx') return require(libraries.xlsx).readSheet(Buffer.from(content));
  return require(libraries.csv).parse(content, { delimiter, relax_column_count: true, relax_quotes: true, to: most + 2 });
}
read().then(
  (rows) => {
    const cells = rows.slice(0, most + 2).map((row) => row.map(toText));
    parentPort.postMessage({ rows: cells });
  },
  () => parentPort.postMessage({ rows: null }),
);
`;

/** A file that can't be imported. */
class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly problem: ItemImportProblem;

  constructor(problem: ItemImportProblem) {
    super(`A file of items: ${problem}`);
    this.problem = problem;
  }
}

/** How a file was read, its titles, and its rows that aren't empty with their lines, where the titles are 1. */
export interface ParsedFile {
  encoding: TextEncoding | null;
  delimiter: CsvDelimiter | null;
  titles: string[];
  rows: { number: number; cells: string[] }[];
}

const isZip = (data: Buffer): boolean => data.subarray(0, 4).equals(Buffer.from('504b0304', 'hex'));

/** Whether it may be a table: an Excel file, or a text that is no page. */
export const isTable = (data: Buffer): boolean =>
  isZip(data) || (!data.includes(0) && !/^[\uFEFF\s]*</.test(data.toString('utf8', 0, 200)));

/** What kind of file it is, by its content. */
export const formatOf = (data: Buffer): ItemFileFormat => (isZip(data) ? 'xlsx' : 'csv');

/** The delimiter that the first line has more of outside of quotes. */
function delimiterOf(text: string): CsvDelimiter {
  const [line = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split('\n', 1);
  return line.split(',').length > line.split(';').length ? 'comma' : 'semicolon';
}

/** Throws for an Excel file that would unpack into more than one has. */
function checkUnpacked(data: Buffer): void {
  let parts = 0;
  let unpacked = 0;
  try {
    unzipSync(data, {
      filter: ({ originalSize }) => {
        parts += 1;
        unpacked += originalSize;
        return false;
      },
    });
  } catch {
    throw new UnreadableFile('unreadable');
  }
  if (parts > MOST_PARTS || unpacked > MOST_UNPACKED) throw new UnreadableFile('unreadable');
}

async function readTable(
  format: ItemFileFormat,
  content: Buffer | string,
  delimiter: CsvDelimiter | null,
): Promise<string[][]> {
  const libraries = { xlsx: require.resolve('read-excel-file/node'), csv: require.resolve('csv-parse/sync') };
  const worker = new Worker(work, {
    eval: true,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    workerData: { libraries, format, content, delimiter: delimiter && signs[delimiter], most: MOST_ROWS },
  });
  const timer = setTimeout(() => void worker.terminate(), WORK_MS);
  try {
    const { rows } = await new Promise<{ rows: string[][] | null }>((resolve) => {
      worker.once('message', resolve);
      // Its memory or its time is up, or the library failed.
      worker.once('error', () => resolve({ rows: null }));
      worker.once('exit', () => resolve({ rows: null }));
    });
    if (!rows) throw new UnreadableFile('unreadable');
    return rows;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** The titles, each another: a second «Фото» is «Фото (2)». */
function titlesOf(cells: readonly string[], width: number): string[] {
  /** Those that are taken, with the last number that stands behind one. */
  const taken = new Map<string, number>();
  return Array.from({ length: width }, (_, place) => {
    const title = (cells[place] ?? '').trim().slice(0, 200);
    const key = titleKey(title);
    let unique = title;
    let number = taken.get(key) ?? 1;
    while (taken.has(titleKey(unique))) {
      number += 1;
      unique = `${title} (${number})`;
    }
    taken.set(titleKey(unique), 1).set(key, number);
    return unique;
  });
}

/** Reads a file of items; throws UnreadableFile. What isn't asked for is found out. */
export async function parseFile(
  data: Buffer,
  asked: { format: ItemFileFormat; encoding: TextEncoding | null; delimiter: CsvDelimiter | null },
): Promise<ParsedFile> {
  const isText = asked.format === 'csv';
  if (!isText) checkUnpacked(data);
  const encoding = isText ? (asked.encoding ?? encodingOf(data)) : null;
  const text = encoding && decode(data, encoding);
  const delimiter = text === null ? null : (asked.delimiter ?? delimiterOf(text));
  const table = await readTable(asked.format, text ?? data, delimiter);
  const rows = table
    .map((cells, place) => ({ number: place + 1, cells }))
    .filter(({ cells, number }) => number === 1 || cells.some((cell) => cell.trim() !== ''));
  const [head, ...rest] = rows;
  if (!head || rest.length === 0) throw new UnreadableFile('empty');
  if (rest.length > MOST_ROWS) throw new UnreadableFile('too_many_rows');
  const width = Math.max(...rows.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1));
  if (width > MOST_COLUMNS) throw new UnreadableFile('too_many_columns');
  return { encoding, delimiter, titles: titlesOf(head.cells, width), rows: rest };
}
