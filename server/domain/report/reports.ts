import pLimit from 'p-limit';
import type { ReportForm, ReportFormat } from '#contract/types.ts';
import { findTimeZone } from '../../db/repositories/shop/shop.ts';
import { fileName } from '../../texts/reports.strings.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { runOrRefuse } from '../kit/run-or-refuse.ts';
import { shopClock } from './clock.ts';
import { writeCsv } from './csv.ts';
import { tables } from './kinds.ts';
import { readReportLines } from './report-lines.ts';
import type { Table } from './table.ts';
import { writeXlsx } from './xlsx.ts';

/** A report as a file. */
export interface ReportFile {
  name: string;
  type: string;
  data: Buffer;
}

const formats: Readonly<Record<ReportFormat, { type: string; write: (table: Table) => Promise<Buffer> }>> = {
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: writeXlsx },
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
};

/** Each may hold the rows of 50,000 lines. */
const limit = pLimit(2);
/** Made at once, one a person; a few may wait. */
const WAITING = 4;
const running = new Set<string>();

async function makeReport(deps: DomainDeps, caller: SignedInCaller, form: ReportForm): Promise<ReportFile> {
  const { what, kind, format, columns = [] } = form;
  const { rows, sight } = await readReportLines(deps, caller, what);
  const timeZone = await findTimeZone(deps.db.orm, caller.shop.id);
  const { clockAt, dayAt } = shopClock(timeZone);
  const viewing = { viewerId: caller.customer.id, clockAt };
  const { type, write } = formats[format];
  const data = await write(tables[kind]({ rows, columns, sight, viewing }));
  return { name: fileName(kind, what.order, dayAt(deps.clock.now()), format), type, data };
}

/**
 * The file of a report. Throws not_found for what the caller may not see, report_too_long, report_running while their
 * last one is being made, and reports_busy while too many people's are.
 */
export async function createReport(deps: DomainDeps, caller: SignedInCaller, form: ReportForm): Promise<ReportFile> {
  const person = `${caller.shop.id}:${caller.customer.id}`;
  if (running.has(person)) throw new AppError('report_running');
  running.add(person);
  try {
    return await runOrRefuse(limit, () => makeReport(deps, caller, form), { waiting: WAITING, code: 'reports_busy' });
  } finally {
    running.delete(person);
  }
}
