import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runStage } from './run-stage.mjs';
import { plans } from './stages.mjs';
import { root } from './stamp.mjs';

/** Runs the lanes of a step side by side, as many at once as there are cores, at least two. */
async function runStep(lanes, env) {
  const waiting = [...lanes];
  const quiet = lanes.flat().length > 1;
  const results = [];
  const work = async () => {
    for (let lane = waiting.shift(); lane; lane = waiting.shift()) {
      for (const stage of lane) results.push(await runStage(stage, { quiet, env }));
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return results;
}

const HEAVIEST = 10;

/** Where the seconds of each stage of a plan's last run are kept. */
const lastRunOf = (plan) => join(root, 'reports', `last-${plan}.json`);

function readLastRun(plan) {
  try {
    return JSON.parse(readFileSync(lastRunOf(plan), 'utf8'));
  } catch {
    // There was none, or it was cut off while it was written.
    return {};
  }
}

/** Where the time went: by stage beside the last run, then the files that took the longest. */
function printTable(results, seconds, before) {
  const beside = (name) => (name in before ? `(${before[name].toFixed(1)} s the last time)` : '');
  const stages = results.map(({ name, seconds: time, ok }) => [name, time, ok ? beside(name) : 'FAILED']);
  const files = results
    .flatMap((result) => result.files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, HEAVIEST)
    .map(({ file, seconds: time }) => [file, time, '']);
  for (const rows of [[...stages, ['all', seconds, beside('all')]], files]) {
    const width = Math.max(0, ...rows.map(([name]) => name.length)) + 2;
    console.log('');
    for (const [name, time, verdict] of rows) {
      console.log(`${name.padEnd(width)}${time.toFixed(1).padStart(8)} s  ${verdict}`.trimEnd());
    }
  }
  console.log('');
}

const { values, positionals } = parseArgs({ options: { thorough: { type: 'boolean' } }, allowPositionals: true });
const [planName = 'all'] = positionals;
const plan = plans[planName];
if (!plan) throw new Error(`Unknown plan. Known: ${Object.keys(plans).join(', ')}`);

const started = performance.now();
const results = [];
// A red step doesn't hide what the next ones have to say.
for (const lanes of plan) results.push(...(await runStep(lanes, values.thorough ? { THOROUGH: '1' } : {})));

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const seconds = (performance.now() - started) / 1000;
printTable(results, seconds, readLastRun(planName));
mkdirSync(join(root, 'reports'), { recursive: true });
writeFileSync(
  lastRunOf(planName),
  JSON.stringify({ ...Object.fromEntries(results.map((result) => [result.name, result.seconds])), all: seconds }),
);
for (const { test, message } of results.flatMap((result) => result.failures)) {
  console.log(`✗ ${test}\n${message.split('\n').slice(0, 8).join('\n')}\n`);
}
const skipped = results.flatMap((result) => result.skipped);
for (const { file, count } of skipped) console.log(`skipped: ${count} of ${file}`);
const skippedCount = skipped.reduce((total, { count }) => total + count, 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skippedCount > 0 ? `, ${skippedCount} skipped` : ''}`);
process.exitCode = results.every((result) => result.ok) ? 0 : 1;
