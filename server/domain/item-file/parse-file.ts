import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { CsvDelimiter, ItemFileFormat, TextEncoding } from '#contract/types.ts';
import type { ItemImportProblem } from '../../db/schema/item-import.ts';
import { decode, encodingOf } from './encoding.ts';
import { type TableAnswer, type TableLimits, tableWork } from './table-work.ts';
import { titleKey } from './titles.ts';

const require = createRequire(import.meta.url);

/** Reading 20,000 rows takes seconds; what takes so long was made to overload the server. */
const WORK_MS = 30_000;
/** Of the thread's heap. What it has outside is bounded by what is unpacked, and by the text of all cells. */
const MEMORY_MB = 512;
const most: TableLimits = {
  rows: 20_000,
  columns: 60,
  lines: 100_000,
  text: 50_000_000,
  unpacked: 100 * 1024 * 1024,
  parts: 1_000,
};
/** What a first line is told the delimiter by, at most. */
const HEAD = 65_536;

const libraries = {
  xlsx: require.resolve('read-excel-file/node'),
  csv: require.resolve('csv-parse/sync'),
  zip: require.resolve('fflate'),
};
const signs = { semicolon: ';', comma: ',' } as const;

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

/** Whether its name says Excel and it is something else: read as a text, it would be one column of rubbish. */
export const isMisnamed = (name: string, data: Buffer): boolean => /\.xlsx$/i.test(name.trim()) && !isZip(data);

/** What kind of file it is, by its content. */
export const formatOf = (data: Buffer): ItemFileFormat => (isZip(data) ? 'xlsx' : 'csv');

/** The delimiter that the first line has more of outside of quotes. */
function delimiterOf(text: string): CsvDelimiter {
  const [line = ''] = text
    .slice(0, HEAD)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split('\n', 1);
  return line.split(',').length > line.split(';').length ? 'comma' : 'semicolon';
}

async function readTable(
  format: ItemFileFormat,
  content: Buffer | string,
  delimiter: CsvDelimiter | null,
): Promise<string[][]> {
  const worker = new Worker(tableWork, {
    eval: true,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    workerData: { libraries, format, content, delimiter: delimiter && signs[delimiter], most },
  });
  const timer = setTimeout(() => void worker.terminate(), WORK_MS);
  try {
    const { rows, problem } = await new Promise<TableAnswer>((resolve) => {
      worker.once('message', resolve);
      // Its memory or its time is up, or the library failed.
      worker.once('error', () => resolve({ problem: 'unreadable' }));
      worker.once('exit', () => resolve({ problem: 'unreadable' }));
    });
    if (!rows) throw new UnreadableFile(problem ?? 'unreadable');
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
  const encoding = isText ? (asked.encoding ?? encodingOf(data)) : null;
  const text = encoding && decode(data, encoding);
  const delimiter = text === null ? null : (asked.delimiter ?? delimiterOf(text));
  const table = await readTable(asked.format, text ?? data, delimiter);
  const rows = table
    .map((cells, place) => ({ number: place + 1, cells }))
    .filter(({ cells, number }) => number === 1 || cells.some((cell) => cell.trim() !== ''));
  const [head, ...rest] = rows;
  if (!head || rest.length === 0) throw new UnreadableFile('empty');
  if (rest.length > most.rows) throw new UnreadableFile('too_many_rows');
  const width = Math.max(...rows.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1));
  return { encoding, delimiter, titles: titlesOf(head.cells, width), rows: rest };
}
