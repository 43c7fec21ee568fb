import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Table, TableColumn } from './table.ts';

const require = createRequire(import.meta.url);

/** Making the file of 50,000 lines takes seconds; one that takes so long has hung. */
const WORK_MS = 120_000;

/**
 * Takes the rows in portions and answers the file. It is a text, because the server is built into one file that it
 * can't be beside. A text keeps its type, so that none is taken for a formula, and loses what XML can't hold.
 */
const work = `
const { parentPort, workerData: { library, columns, sheet } } = require('node:worker_threads');
const formats = { count: '0', money: '#,##0.00', moment: 'dd.mm.yyyy hh:mm' };
const DAY_MS = 86_400_000;
const DAYS_BEFORE_1970 = 25_569;
const unwritable = /[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\uFFFE\\uFFFF\\p{Surrogate}]/gu;
function toCell(value, place) {
  if (value === null || value === '') return null;
  if (typeof value === 'string') return { value: value.replace(unwritable, ''), type: String };
  const { kind } = columns[place];
  return { value: kind === 'moment' ? value / DAY_MS + DAYS_BEFORE_1970 : value, type: Number, format: formats[kind] };
}
const rows = [columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' }))];
parentPort.on('message', async (portion) => {
  if (portion !== null) return rows.push(...portion.map((row) => row.map(toCell)));
  const { default: write } = require(library);
  const widths = columns.map(({ width }) => ({ width }));
  const data = await write(rows, { columns: widths, stickyRowsCount: 1, sheet }).toBuffer();
  parentPort.postMessage(data);
  parentPort.close();
});
`;

/** What of a table an Excel file has. */
interface Sheet extends Pick<Table, 'portions'> {
  columns: readonly Pick<TableColumn, 'title' | 'kind' | 'width'>[];
}

/** The table as an Excel file with one sheet of this name, made in a thread of its own. */
export async function writeXlsx({ columns, portions }: Sheet, sheet: string): Promise<Buffer> {
  const library = require.resolve('write-excel-file/node');
  const worker = new Worker(work, {
    eval: true,
    execArgv: [],
    workerData: { library, columns, sheet },
  });
  const made = new Promise<Uint8Array>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The worker of an Excel file ended with ${code}`)));
  });
  // It may fail while the rows are still being sent.
  made.catch(() => undefined);
  const timer = setTimeout(() => void worker.terminate(), WORK_MS);
  try {
    for await (const rows of portions) worker.postMessage(rows, []);
    worker.postMessage(null, []);
    return Buffer.from(await made);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
