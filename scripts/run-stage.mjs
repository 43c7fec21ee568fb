import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countTests, reportOf } from './count-tests.mjs';
import { root } from './stamp.mjs';

/**
 * Runs one stage with `env` added to the environment. `quiet` keeps its output until it ends, for stages that run side
 * by side; of a stage that passed, it is shown where it `isShown`. A failed stage counts as at least one failure; one
 * that ran no test has failed.
 */
export async function runStage({ name, project, command, isShown = false, env: own = {} }, { quiet, env }) {
  const started = performance.now();
  const [file, ...args] = command;
  if (project) {
    mkdirSync(dirname(reportOf(project)), { recursive: true });
    rmSync(reportOf(project), { force: true });
    args.push('--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(project)}`);
  }
  // What is left of an earlier run was sent by other tests.
  if (own.STATEMENTS) rmSync(own.STATEMENTS, { recursive: true, force: true });
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...env, ...own },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  const output = [];
  child.stdout?.on('data', (chunk) => output.push(chunk));
  child.stderr?.on('data', (chunk) => output.push(chunk));
  const [code] = await once(child, 'close');
  const seconds = (performance.now() - started) / 1000;
  const tests = project ? countTests(project) : { passed: 0, failed: 0, failures: [], skipped: [], files: [] };
  const isEmpty = Boolean(project) && tests.passed + tests.failed === 0;
  const ok = code === 0 && !isEmpty;
  if (ok && own.STATEMENTS && existsSync(own.STATEMENTS)) writeFileSync(join(own.STATEMENTS, 'passed'), '');
  if (quiet) {
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
    if (!ok || isShown) process.stdout.write(Buffer.concat(output));
  }
  if (isEmpty) console.log(`✗ ${name} ran no test`);
  return { name, seconds, ok, ...tests, failed: ok ? tests.failed : Math.max(tests.failed, 1) };
}
