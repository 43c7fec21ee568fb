import pLimit from 'p-limit';
import type { ReportForm, ReportFormat } from '#contract/types.ts';
import { FullAnswer } from '../../contract/operation.ts';
import { findTimeZone } from '../../db/repositories/shop/shop.ts';
import { reportName, reportTexts } from '../../texts/reports.strings.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { runOrRefuse } from '../kit/run-or-refuse.ts';
import { shopClock } from './clock.ts';
import { writeCsv } from './csv.ts';
import { tables } from './kinds.ts';
import { printTable } from './printed.ts';
import { readReportLines } from './report-lines.ts';
import type { Table } from './table.ts';
import { writeXlsx } from './xlsx.ts';

type FileFormat = Exclude<ReportFormat, 'json'>;

const formats: Readonly<Record<FileFormat, { type: string; write: (table: Table) => Promise<Buffer> }>> = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (table) => writeXlsx(table, reportTexts.sheet),
  },
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
};

/** How many lines a report may have. A page that is printed has each of them as an element. */
const MOST_LINES = { file: 50_000, page: 5_000 };

/** Each may hold the rows of 50,000 lines. */
const limit = pLimit(2);
/** Made at once, one a person; a few may wait. */
const WAITING = 4;
const running = new Set<string>();

type Asked = Omit<ReportForm, 'format'>;

async function makeTable(deps: DomainDeps, caller: SignedInCaller, asked: Asked, most: number) {
  const { what, kind, columns = [] } = asked;
  const { rows, sight } = await readReportLines(deps, caller, { what, kind }, { most });
  const { clockAt, dayAt } = shopClock(await findTimeZone(deps.db.orm, caller.shop.id));
  const viewing = { viewerId: caller.customer.id, clockAt };
  const name = reportName(kind, what.order, dayAt(deps.clock.now()));
  return { table: tables[kind]({ rows, columns, sight, viewing }), name };
}

async function runAlone<Made>({ shop, customer }: SignedInCaller, make: () => Promise<Made>): Promise<Made> {
  const person = `${shop.id}:${customer.id}`;
  if (running.has(person)) throw new AppError('report_running');
  running.add(person);
  try {
    return await runOrRefuse(limit, make, { waiting: WAITING, code: 'reports_busy' });
  } finally {
    running.delete(person);
  }
}

/**
 * A report as a file, or as the table that a page prints. Throws not_found for what the caller may not see,
 * report_too_long, report_running while their last one is being made, and reports_busy while too many people's are.
 */
export const answerReport = (deps: DomainDeps, caller: SignedInCaller, { format, ...asked }: ReportForm) =>
  runAlone(caller, async () => {
    const most = format === 'json' ? MOST_LINES.page : MOST_LINES.file;
    const { table, name } = await makeTable(deps, caller, asked, most);
    if (format === 'json') return new FullAnswer(200, { body: await printTable(table) });
    const { type, write } = formats[format];
    return new FullAnswer(200, { file: { name: `${name}.${format}`, type, data: await write(table) } });
  });
