import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '#tests/support/browser/launch.ts';
import type { Step } from './acts.ts';
import { Hands } from './hands.ts';
import { parts } from './parts.ts';
import type { Shop } from './shop.ts';

const names = Object.keys(parts).join('|');
const usage = `npm run evening -- [--part ${names}] [--width 360|1280|1920] [--keys] [--step NAME]`;
const root = join(import.meta.dirname, '../..');
const shots = join(root, 'reports/evening');

function readOptions() {
  const { values } = parseArgs({
    options: {
      part: { type: 'string', default: 'evening' },
      width: { type: 'string', default: '1280' },
      keys: { type: 'boolean', default: false },
      step: { type: 'string', multiple: true, default: [] },
    },
  });
  const width = Number(values.width);
  const part = parts[values.part];
  if (!part || ![360, 1280, 1920].includes(width)) throw new Error(usage);
  const ids = part.steps.map(({ id }) => id);
  const unknown = values.step.find((id) => !ids.includes(id));
  if (unknown !== undefined) throw new Error(`${usage}\nSteps of ${values.part}: ${ids.join(', ')}`);
  return { part, width, byKeys: values.keys, ids: new Set(values.step) };
}

/** Takes one step; answers its row of the table and what was wrong. */
async function take(browser: Browser, shop: Shop, step: Step, width: number, byKeys: boolean): Promise<string[]> {
  const began = performance.now();
  const hands = await Hands.open(browser, shop.url, width, shop.states[step.person]);
  await hands.begin(typeof step.path === 'string' ? step.path : await step.path(shop));
  const before = await step.outcome?.read(shop);
  const run = byKeys ? (step.runByKeys ?? step.run) : step.run;
  const failure = await run(hands, shop).then(
    (): string[] => [],
    (error: unknown) => [error instanceof Error ? error.message : String(error)],
  );
  shop.states[step.person] ??= await hands.page.context().storageState();
  const after = await step.outcome?.read(shop);
  if (before !== undefined && after !== undefined && !step.outcome?.isRight(after, before))
    failure.push(`the shop holds ${after} after ${before}`);
  await hands.page.screenshot({ path: join(shots, `${step.id}-${width}${byKeys ? '-keys' : ''}.png`) });
  const { clicks, keys, cls, shifted, slowestMs, sideways, lost, moved, problems } = hands.tally;
  await hands.page.context().close();
  const cells = [
    byKeys && !step.runByKeys ? `${step.name} (by hand)` : step.name,
    step.before ?? '',
    `${clicks} / ${keys}`,
    step.goal ?? '',
    cls.toFixed(4),
    shifted.toFixed(4),
    slowestMs,
    sideways,
    ((performance.now() - began) / 1000).toFixed(1),
  ];
  return [
    `| ${cells.join(' | ')} |`,
    ...failure.map((message) => `  ✗ ${message}`),
    ...lost.map((act) => `  ✗ no focus after ${act}`),
    ...moved.map((what) => `  ✗ moved: ${what}`),
    ...problems.map((problem) => `  ! ${problem}`),
  ];
}

async function run(): Promise<void> {
  const { part, width, byKeys, ids } = readOptions();
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
  mkdirSync(shots, { recursive: true });
  const { shop, close } = await part.open();
  const browser = await launchBrowser();
  try {
    console.log('| step | before | clicks / keys | goal | CLS | largest shift | slowest, ms | sideways, px | s |');
    console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
    for (const step of part.steps)
      if (ids.size === 0 || ids.has(step.id))
        for (const line of await take(browser, shop, step, width, byKeys)) {
          console.log(line.slice(0, 800));
          if (line.startsWith('  ✗')) process.exitCode = 1;
        }
  } finally {
    await browser.close();
    await close();
  }
}

await run();
