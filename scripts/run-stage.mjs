import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stamp.mjs';

const reportOf = (project) => join(root, 'reports/vitest', `${project}.json`);

function countTests(project) {
  const file = reportOf(project);
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/**
 * Runs one stage. `quiet` keeps its output until it ends, for stages that run side by side.
 * A failed stage counts as at least one failure, even where no test came to run.
 */
export async function runStage({ name, project, command }, quiet) {
  const started = performance.now();
  const [file, ...args] = command;
  if (project) {
    mkdirSync(join(root, 'reports/vitest'), { recursive: true });
    rmSync(reportOf(project), { force: true });
    args.push('--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(project)}`);
  }
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'] });
  const output = [];
  child.stdout?.on('data', (chunk) => output.push(chunk));
  child.stderr?.on('data', (chunk) => output.push(chunk));
  const [code] = await once(child, 'close');
  const seconds = (performance.now() - started) / 1000;
  const ok = code === 0;
  if (quiet) {
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
    if (!ok) process.stdout.write(Buffer.concat(output));
  }
  const counted = project ? countTests(project) : { passed: 0, failed: 0 };
  return { name, seconds, ok, passed: counted.passed, failed: ok ? counted.failed : Math.max(counted.failed, 1) };
}
