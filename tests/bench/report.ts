import type { BackupFigure } from './backup/measure-backup.ts';
import type { FirstLoad } from './first-view/first-load.ts';
import type { ReportFigure } from './load/beside-report.ts';
import type { GrowthFigure } from './growth/measure-growth.ts';
import type { ImportFigure } from './import/measure-import.ts';
import type { ListFigure } from './lists/measure-lists.ts';
import type { ScrollFigure } from './lists/measure-scroll.ts';
import type { LoadFigure } from './load/run.ts';
import type { MachineFacts } from './machine.ts';
import type { LighthouseFigures } from './first-view/lighthouse.ts';
import type { PressFigures } from './first-view/presses.ts';
import type { SlowVisit } from './first-view/slow-phone.ts';
import type { StartFigures } from './start.ts';

/** All that a run found out; a part that was not asked for is missing. */
export interface BenchReport {
  at: string;
  isQuick: boolean;
  machine: MachineFacts;
  firstLoad?: FirstLoad[];
  slowPhone?: SlowVisit[];
  presses?: PressFigures;
  lighthouse?: LighthouseFigures[];
  start?: StartFigures[];
  load?: LoadFigure[];
  besideReport?: ReportFigure[];
  lists?: ListFigure[];
  scroll?: ScrollFigure[];
  growth?: GrowthFigure[];
  imports?: ImportFigure[];
  backups?: BackupFigure[];
}

type Row = readonly string[];

function drawTable(head: Row, rows: readonly Row[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  const draw = (row: Row) => `| ${row.map(pad).join(' | ')} |`;
  return [draw(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(draw)].join('\n');
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const megabytes = (bytes: number) => String(Math.round(bytes / 1_000_000));
const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1);
const perSecond = (value: number) => value.toFixed(value < 100 ? 1 : 0);
const percent = (ratio: number) => `${Math.round(100 * ratio)} %`;

function drawFirstLoad(pages: readonly FirstLoad[]): string {
  const rows = pages.map(({ route, firstView, later, shareOfBudget }) => [
    route,
    ...[firstView.js, firstView.css].flatMap(({ files, br, gzip }) => [String(files), kilobytes(br), kilobytes(gzip)]),
    kilobytes(firstView.js.br + firstView.css.br),
    percent(shareOfBudget),
    kilobytes(later.js.br + later.css.br),
  ]);
  return drawTable(
    [
      'first load, kB',
      'JS files',
      'JS br',
      'JS gzip',
      'CSS files',
      'CSS br',
      'CSS gzip',
      'all br',
      'of budget',
      'later br',
    ],
    rows,
  );
}

function drawSlowPhone(visits: readonly SlowVisit[]): string {
  const rows = visits.map(
    ({ route, fcp, lcp, price, alive, tbt, shift, requests, bytesToPrice, againLcp, plainLcp, lcpRatio }) => [
      route,
      ...[fcp, lcp, price, alive, tbt].map((value) => value.toFixed(0)),
      shift.toFixed(3),
      String(requests),
      kilobytes(bytesToPrice),
      againLcp.toFixed(0),
      plainLcp.toFixed(0),
      lcpRatio.toFixed(1),
    ],
  );
  return drawTable(
    [
      'slow phone',
      'FCP, ms',
      'LCP, ms',
      'price, ms',
      'alive, ms',
      'TBT, ms',
      'CLS',
      'requests',
      'kB till the price',
      'LCP again, ms',
      'LCP unthrottled, ms',
      'slow / unthrottled',
    ],
    rows,
  );
}

function drawPresses({ visits, inp, worstInp, slowest, items, itemP50, itemP95 }: PressFigures): string {
  const row = [
    `${visits} orders, ${items} items`,
    ...[inp, worstInp, itemP50, itemP95].map((value) => value.toFixed(0)),
  ];
  return drawTable(
    ['presses at a quarter of the speed', 'INP, ms', 'worst INP, ms', 'list → item p50, ms', 'p95, ms', 'the slowest'],
    [[...row, slowest.slice(0, 60)]],
  );
}

function drawLighthouse(pages: readonly LighthouseFigures[]): string {
  const rows = pages.map(({ route, performance, accessibility, bestPractices, seo, fcp, lcp, tbt, cls }) => [
    route,
    ...[performance, accessibility, bestPractices, seo, fcp, lcp, tbt].map((value) => value.toFixed(0)),
    cls.toFixed(3),
  ]);
  return drawTable(
    ['Lighthouse', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS'],
    rows,
  );
}

function drawStart(starts: readonly StartFigures[]): string {
  const rows = starts.map((start) => [
    start.engine,
    ms(start.firstReadyMs),
    ms(start.secondReadyMs),
    start.secondToFirst.toFixed(2),
    megabytes(start.rssReady),
    megabytes(start.rssIdle),
  ]);
  return drawTable(['start', 'first, ms', 'second, ms', 'second / first', 'RSS ready, MB', `RSS after 5 s, MB`], rows);
}

function drawLoad(figures: readonly LoadFigure[]): string {
  const rows = figures.map(({ engine, workload, connections, app, bare, ratio, target }) => [
    `${engine} ${workload}`,
    String(connections),
    perSecond(app.perSecond),
    `${ms(app.p50)} / ${ms(app.p95)}`,
    perSecond(bare.perSecond),
    `${ms(bare.p50)} / ${ms(bare.p95)}`,
    percent(ratio),
    target === null ? '' : `${percent(target)}${ratio < target ? ' missed' : ''}`,
    String(app.others + bare.others),
  ]);
  return drawTable(
    ['load', 'conn', 'req/s', 'p50 / p95 ms', 'bare req/s', 'p50 / p95 ms', 'ratio', 'target', 'not 2xx'],
    rows,
  );
}

function drawBesideReport(figures: readonly ReportFigure[]): string {
  const rows = figures.map(({ engine, lines, bytes, quietMs, besideMs, alone, beside }) => [
    `${engine}, ${lines} lines`,
    kilobytes(bytes),
    quietMs.toFixed(0),
    besideMs.toFixed(0),
    ...[alone, beside].flatMap((figure) => [perSecond(figure.perSecond), `${ms(figure.p50)} / ${ms(figure.p99)}`]),
    (beside.p99 / alone.p99).toFixed(1),
  ]);
  return drawTable(
    [
      'XLSX beside the catalogue',
      'kB',
      'quiet, ms',
      'beside, ms',
      'catalogue alone, req/s',
      'p50 / p99 ms',
      'beside it, req/s',
      'p50 / p99 ms',
      'p99 beside / alone',
    ],
    rows,
  );
}

/** A line of each list in the large shop, with what it was in the small one. */
function drawLists(figures: readonly ListFigure[]): string {
  const fewest = Math.min(...figures.map(({ orders }) => orders));
  const rows = figures
    .filter(({ orders }) => orders > fewest)
    .map(({ engine, list, orders, app, bare }) => {
      const few = figures.find((one) => one.engine === engine && one.list === list && one.orders === fewest);
      const growth = app.p95 / (few?.app.p95 ?? Number.NaN);
      return [
        `${engine} ${list}`,
        String(orders),
        `${ms(few?.app.p50 ?? Number.NaN)} / ${ms(few?.app.p95 ?? Number.NaN)}`,
        `${ms(app.p50)} / ${ms(app.p95)}`,
        `${growth.toFixed(1)}${growth > 2 ? ' over 2' : ''}`,
        `${ms(bare.p50)} / ${ms(bare.p95)}`,
        percent(bare.p50 / app.p50),
      ];
    });
  const small = `p50 / p95 ms at ${fewest} orders`;
  return drawTable(['lists', 'orders', small, 'p50 / p95 ms', 'p95 grows', 'bare p50 / p95 ms', 'ratio'], rows);
}

function drawScroll(figures: readonly ScrollFigure[]): string {
  const rows = figures.map(({ lines, width, step, slowed, frames, blank, placeholder, worstMs }) => [
    `${lines} lines, ${width} px wide, turns of ${step} px, slowed × ${slowed}`,
    ...[frames, blank, placeholder].map(String),
    worstMs.toFixed(0),
  ]);
  return drawTable(['scroll', 'frames', 'blank', 'with placeholders', 'the longest, ms'], rows);
}

function drawGrowth(figures: readonly GrowthFigure[]): string {
  const rows = figures.map(({ read, after, few, many }) => {
    const growth = many.p95 / few.p95;
    return [
      `${read}, after a change of ${after === 'price' ? 'a price' : 'the listing'}`,
      `${ms(few.p50)} / ${ms(few.p95)}`,
      `${ms(many.p50)} / ${ms(many.p95)}`,
      (many.p50 / few.p50).toFixed(1),
      `${growth.toFixed(1)}${growth > 2 ? ' over 2' : ''}`,
    ];
  });
  return drawTable(['growth', '10,000 items, p50 / p95 ms', '100,000 items', 'p50 grows', 'p95 grows'], rows);
}

function drawImports(figures: readonly ImportFigure[]): string {
  const waits = ({ p50, p99, max }: ImportFigure['alone']) => `${ms(p50)} / ${ms(p99)} / ${ms(max)}`;
  const rows = figures.map(({ engine, work, mode, rows: count, previewMs, applyMs, alone, beside }) => [
    `${engine} ${work} ${mode}`,
    String(count),
    (previewMs / 1000).toFixed(1),
    (applyMs / 1000).toFixed(1),
    waits(alone),
    waits(beside),
  ]);
  const catalogue = 'catalogue p50 / p99 / max ms';
  return drawTable(['import', 'rows', 'preview, s', 'writing, s', `${catalogue}, alone`, 'beside it'], rows);
}

function drawBackups(figures: readonly BackupFigure[]): string {
  const seconds = (time: number) => (time / 1_000).toFixed(1);
  const rows = figures.map(({ engine, items, pictures, bytes, saveMs, restoreMs, longestWaitMs }) => [
    engine,
    String(items),
    `${pictures} files, ${(bytes / 1e6).toFixed(0)} MB`,
    seconds(saveMs),
    seconds(restoreMs),
    longestWaitMs.toFixed(0),
  ]);
  return drawTable(['backup', 'items', 'of', 'saving, s', 'restoring, s', 'longest wait of a query, ms'], rows);
}

/** The report as tables for a person. */
export function drawReport({
  machine,
  firstLoad,
  slowPhone,
  presses,
  lighthouse,
  start,
  load,
  besideReport,
  lists,
  scroll,
  growth,
  imports,
  backups,
}: BenchReport): string {
  const facts = Object.entries(machine).map(([name, value]) => `${name}: ${value}`);
  return [
    facts.join(' · '),
    ...(firstLoad ? [drawFirstLoad(firstLoad)] : []),
    ...(slowPhone ? [drawSlowPhone(slowPhone)] : []),
    ...(presses ? [drawPresses(presses)] : []),
    ...(lighthouse ? [drawLighthouse(lighthouse)] : []),
    ...(start ? [drawStart(start)] : []),
    ...(load ? [drawLoad(load)] : []),
    ...(besideReport ? [drawBesideReport(besideReport)] : []),
    ...(lists ? [drawLists(lists)] : []),
    ...(scroll ? [drawScroll(scroll)] : []),
    ...(growth ? [drawGrowth(growth)] : []),
    ...(imports ? [drawImports(imports)] : []),
    ...(backups ? [drawBackups(backups)] : []),
  ].join('\n\n');
}
