import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { launchBrowser } from '#tests/support/browser/launch.ts';
import { type PostgresServer, startPostgres } from '#tests/support/server/postgres.ts';
import { measureBackup } from './backup/measure-backup.ts';
import { measureFirstLoads } from './first-view/first-load.ts';
import { measureLighthouse } from './first-view/lighthouse.ts';
import { measurePresses } from './first-view/presses.ts';
import { measureSlowVisits } from './first-view/slow-phone.ts';
import { measureGrowth } from './growth/measure-growth.ts';
import { measureImports } from './import/measure-import.ts';
import { type ListFigure, measureLists } from './lists/measure-lists.ts';
import { measureBesideReport } from './load/beside-report.ts';
import { measureScroll, type ScrollFigure } from './lists/measure-scroll.ts';
import { type LoadFigure, measureLoad } from './load/run.ts';
import { startSides } from './load/sides.ts';
import { readMachine } from './machine.ts';
import { type BenchOptions, firstViewParts, readOptions } from './options.ts';
import { type BenchReport, drawReport } from './report.ts';
import { measureStart, startShop } from './start.ts';

const root = join(import.meta.dirname, '../..');

async function versionOf(server: PostgresServer): Promise<string> {
  const client = new Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0]?.server_version ?? 'unknown';
}

async function createEmpty(server: PostgresServer, name: string): Promise<string> {
  const client = new Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return server.urlOf(name);
}

/** The demo shop in a browser, on the folder that the starts have left. */
async function measureBrowser(report: BenchReport, { parts, visits }: BenchOptions, dataDir: string): Promise<void> {
  const shop = await startShop(dataDir, null);
  const browser = await launchBrowser();
  try {
    report.machine.chromium = browser.version();
    if (parts.has('first-load')) report.firstLoad = await measureFirstLoads(browser, shop.url);
    if (parts.has('slow-phone')) report.slowPhone = await measureSlowVisits(browser, shop.url, visits);
    if (parts.has('presses')) report.presses = await measurePresses(browser, shop.url, visits);
    if (parts.has('lighthouse')) report.lighthouse = await measureLighthouse(shop.url, visits);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

function showFigure({ engine, workload, connections, app, bare, ratio }: LoadFigure): void {
  console.log(
    `${engine} ${workload} × ${connections}: ${app.perSecond.toFixed(0)} / ${bare.perSecond.toFixed(0)} ` +
      `req/s = ${ratio.toFixed(2)}`,
  );
}

function showList({ engine, list, orders, app, bare }: ListFigure): void {
  console.log(`${engine} ${list}, ${orders} orders: ${app.p50.toFixed(1)} / ${bare.p50.toFixed(1)} ms`);
}

function showScroll({ width, step, slowed, frames, blank, placeholder, worstMs }: ScrollFigure): void {
  console.log(
    `${width} px by ${step}, slowed × ${slowed}: ${frames} frames, ${blank} blank, ${placeholder} with placeholders, ` +
      `the longest ${worstMs.toFixed(0)} ms`,
  );
}

async function measure(
  report: BenchReport,
  options: BenchOptions,
  folder: string,
  postgres: PostgresServer | null,
): Promise<void> {
  const { parts } = options;
  const engines = options.engines.filter((engine) => engine === 'pglite' || postgres !== null);
  if (parts.has('start')) {
    report.start = [];
    for (const engine of engines) {
      const databaseUrl = engine === 'postgres' && postgres ? await createEmpty(postgres, 'bench_start') : null;
      report.start.push(await measureStart(engine, join(folder, `start-${engine}`), databaseUrl));
    }
  }
  if (firstViewParts.some((part) => parts.has(part)))
    await measureBrowser(report, options, join(folder, 'start-pglite'));
  if (parts.has('lists')) {
    report.lists = [];
    for (const engine of engines) {
      const server = engine === 'postgres' ? postgres : null;
      report.lists.push(...(await measureLists(join(folder, `lists-${engine}`), server, options, showList)));
    }
  }
  if (parts.has('scroll')) {
    const databaseUrl = postgres && (await createEmpty(postgres, 'bench_scroll'));
    report.scroll = await measureScroll(join(folder, 'scroll'), databaseUrl, showScroll);
  }
  if (parts.has('growth') && postgres)
    report.growth = await measureGrowth(join(folder, 'growth'), (name) => createEmpty(postgres, name), options);
  if (parts.has('import')) {
    report.imports = [];
    for (const engine of engines) {
      const databaseUrl = engine === 'postgres' && postgres ? await createEmpty(postgres, 'bench_import') : null;
      report.imports.push(...(await measureImports(engine, join(folder, `import-${engine}`), databaseUrl)));
    }
  }
  if (parts.has('backup')) {
    report.backups = [];
    for (const engine of engines) {
      const server = engine === 'postgres' ? postgres : null;
      const from = server && (await createEmpty(server, 'bench_saved'));
      const to = server && (await createEmpty(server, 'bench_restored'));
      report.backups.push(await measureBackup(join(folder, `backup-${engine}`), from, to));
    }
  }
  const hasLoad = parts.has('reads') || parts.has('writes');
  if (!hasLoad && !parts.has('report')) return;
  if (hasLoad) report.load = [];
  if (parts.has('report')) report.besideReport = [];
  for (const engine of engines) {
    console.log(`Seeding ${engine}`);
    const sides = await startSides(join(folder, engine), engine === 'postgres' ? postgres : null);
    try {
      report.load?.push(...(await measureLoad(sides, options, showFigure)));
      report.besideReport?.push(await measureBesideReport(sides, options));
    } finally {
      await sides.stop();
    }
  }
}

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const began = performance.now();
  const report: BenchReport = { at: new Date().toISOString(), isQuick: options.isQuick, machine: readMachine() };
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const postgres = options.engines.includes('postgres') ? await startPostgres() : null;
  if (postgres) report.machine.postgres = await versionOf(postgres);
  else console.log('PostgreSQL was not asked for or is not installed: measured on PGlite alone');
  try {
    await measure(report, options, folder, postgres);
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  await mkdir(join(root, 'reports'), { recursive: true });
  await writeFile(join(root, 'reports/bench.json'), `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\n${drawReport(report)}\n\nreports/bench.json, ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const measured = [...(report.load ?? []).flatMap(({ app, bare }) => [app, bare]), ...(report.besideReport ?? [])];
  const wrong = measured.find(({ others }) => others > 0);
  if (wrong) throw new Error(`Not every answer was 2xx: ${wrong.firstOther}`);
}

await run();
