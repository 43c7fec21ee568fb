import { availableParallelism } from 'node:os';
import { runStage } from './run-stage.mjs';
import { plans } from './stages.mjs';

async function runGroup(stages) {
  const waiting = [...stages];
  const results = [];
  const work = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      results.push(await runStage(stage, stages.length > 1));
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return results;
}

function printTable(results, seconds) {
  const rows = [...results.map((result) => [result.name, result.seconds, result.ok ? '' : 'FAILED']), ['all', seconds, '']];
  console.log('');
  for (const [name, time, verdict] of rows) {
    console.log(`${name.padEnd(18)}${time.toFixed(1).padStart(8)} s  ${verdict}`.trimEnd());
  }
  console.log('');
}

const plan = plans[process.argv[2] ?? 'all'];
if (!plan) throw new Error(`Unknown plan. Known: ${Object.keys(plans).join(', ')}`);

const started = performance.now();
const results = [];
for (const group of plan) {
  results.push(...(await runGroup(group)));
  if (results.some((result) => !result.ok)) break;
}

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
printTable(results, (performance.now() - started) / 1000);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = results.every((result) => result.ok) ? 0 : 1;
