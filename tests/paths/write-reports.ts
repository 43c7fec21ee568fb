import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES } from '#tests/model/kit/browser/film.ts';
import { escapeHtml } from '#tests/model/kit/labels.ts';
import { countNoticed, type StandingResult } from '#tests/mutants/mutant-results.ts';
import { requirements } from '#tests/requirements/all.ts';
import { countRequirements } from '#tests/requirements/counts.ts';
import { tellCause } from './causes.ts';
import { countPromises, tellPromises } from './over-time.ts';
import { fileOf, shareOf, type WalkedMachine } from './measure.ts';
import { drivers, type DriverName } from './options.ts';
import { requirementTexts } from './paths.strings.ts';
import { tellPlanted } from './report/faults.ts';
import { reportPage } from './report/page.ts';
import { sheetPage } from './sheet/sheet.ts';
import { countsOf, verdictOf, type PastRun, type Run } from './verdict.ts';

const KEPT_RUNS = 20;

const byDriver = (of: (driver: DriverName) => number) =>
  Object.fromEntries(drivers.map((driver) => [driver, of(driver)])) as Record<DriverName, number>;

/** Of files that have not changed since. */
function killedOf(results: readonly StandingResult[]): { total: number; killed: number } {
  const { noticed, total } = countNoticed(results.flatMap(({ mutants }) => mutants));
  return { total, killed: noticed };
}

/** What `coverage.json` says of a machine. */
function coverageOf(machine: WalkedMachine, { mutants }: Run) {
  const { model, walks, causes, problems } = machine;
  const shares = drivers.map((driver) => [driver, shareOf(machine, walks[driver])] as const);
  const [first] = shares;
  const total = { states: first?.[1].states.total ?? 0, transitions: first?.[1].transitions.total ?? 0 };
  return {
    id: model.name,
    file: fileOf(model),
    states: { total: total.states, reached: Math.max(...shares.map(([, { states }]) => states.walked)) },
    transitions: {
      total: total.transitions,
      ...byDriver((driver) => shares.find(([name]) => name === driver)?.[1].transitions.walked ?? 0),
    },
    paths: byDriver((driver) => walks[driver]?.walked.length ?? 0),
    failures: causes.length,
    problems: problems.length,
    promises: countPromises(machine.promises),
    mutants: killedOf(mutants.filter(({ file, isCurrent }) => isCurrent && file === fileOf(model))),
    causes: causes.map(({ driver, row, path, count, replay, history }) => ({
      driver,
      row,
      path,
      count,
      replay,
      history,
    })),
  };
}

const promisesOf = ({ machines }: Run) => countPromises(machines.flatMap(({ promises }) => promises));

/** Coverage as programs read it, version 2. */
export function coverageOfRun(run: Run) {
  const machines = run.machines.map((machine) => coverageOf(machine, run));
  const sum = (of: (one: (typeof machines)[number]) => number): number =>
    machines.reduce((total, one) => total + of(one), 0);
  const { total, proved, cannot } = countRequirements(requirements);
  return {
    version: 2,
    commit: run.commit,
    date: run.date.toISOString(),
    seconds: Number(run.seconds.toFixed(1)),
    machines,
    totals: {
      states: { total: sum(({ states }) => states.total), reached: sum(({ states }) => states.reached) },
      transitions: {
        total: sum(({ transitions }) => transitions.total),
        ...byDriver((driver) => sum(({ transitions }) => transitions[driver])),
      },
      failures: sum(({ failures }) => failures),
      promises: promisesOf(run),
      mutants: killedOf(run.mutants.filter(({ isCurrent }) => isCurrent)),
      problems: countsOf(run).problems,
    },
    requirements: { total, proved, cannot },
  };
}

/** The run as JUnit has it: a suite a machine, a case a driver. */
export function junitOf({ machines, date, problems: ofRun }: Run): string {
  const suites = machines.map(({ model, walks, causes, problems }) => {
    const cases = drivers.flatMap((driver) => {
      const walk = walks[driver];
      if (walk === undefined) return [];
      const told = causes.filter((cause) => cause.driver === driver).map(tellCause);
      const failures = told.map(
        (text) => `<failure message="${escapeHtml(text.split('\n')[0] ?? '')}">${escapeHtml(text)}</failure>`,
      );
      return [
        `<testcase classname="${model.name}" name="${driver}" time="${(walk?.seconds ?? 0).toFixed(3)}">` +
          `${failures.join('')}</testcase>`,
      ];
    });
    const other = problems.map((text) => `<failure message="${escapeHtml(text)}"/>`);
    const table = `<testcase classname="${model.name}" name="table">${other.join('')}</testcase>`;
    return (
      `<testsuite name="${model.name}" tests="${cases.length + 1}" failures="${causes.length + problems.length}" ` +
      `timestamp="${date.toISOString()}">${table}${cases.join('')}</testsuite>`
    );
  });
  if (ofRun.length > 0) {
    const failures = ofRun.map((text) => `<failure message="${escapeHtml(text)}"/>`);
    const run = `<testcase classname="run" name="run">${failures.join('')}</testcase>`;
    suites.push(`<testsuite name="run" tests="1" failures="${ofRun.length}">${run}</testsuite>`);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>${suites.join('\n')}</testsuites>\n`;
}

/** The run in Markdown: the verdict, what it doesn't say, and what went wrong. */
export function summaryOf(run: Run): string {
  const [verdict = '', ...doubts] = verdictOf(run);
  const rows = run.machines.map((machine) => {
    const shares = drivers.map((driver) => {
      const walk = machine.walks[driver];
      if (!walk) return '–';
      const { transitions } = shareOf(machine, walk);
      return `${transitions.walked}/${transitions.total}`;
    });
    const wrong = machine.causes.length + machine.problems.length;
    return `| ${machine.model.name} | ${shares.join(' | ')} | ${wrong > 0 ? `✗ ${wrong}` : '✓'} |`;
  });
  const causes = run.machines.flatMap(({ causes: found }) =>
    found.map((cause) => `\`\`\`\n${tellCause(cause)}\n\`\`\``),
  );
  return [
    `# ${verdict}`,
    tellPromises(promisesOf(run)),
    ...doubts.map((doubt) => `- ${doubt.replace(/^\s*! /, '')}`),
    [`| transitions of | ${drivers.join(' | ')} | |`, `| --- |${' --- |'.repeat(drivers.length + 1)}`, ...rows].join(
      '\n',
    ),
    requirementTexts.counts(countRequirements(requirements)).en,
    tellPlanted(run.planted).en,
    ...run.problems.map((problem) => `- ✗ ${problem}`),
    ...causes,
  ].join('\n\n');
}

/** The runs before this one, the last first; none where they can't be read. */
function readHistory(folder: string): PastRun[] {
  try {
    return JSON.parse(readFileSync(join(folder, 'history.json'), 'utf8')) as PastRun[];
  } catch {
    return [];
  }
}

/** This run and those before it, the last first. */
export function historyWith(run: Run, before: readonly PastRun[]): PastRun[] {
  const { totals, machines, date, commit, seconds } = coverageOfRun(run);
  const paths = machines.reduce((sum, one) => sum + drivers.reduce((all, driver) => all + one.paths[driver], 0), 0);
  const { states, transitions } = totals;
  const failures = totals.failures + totals.problems;
  const now = { date, commit, seconds, states: states.reached, transitions: transitions.node, paths, failures };
  return [now, ...before].slice(0, KEPT_RUNS);
}

/** Writes all that the run has to say. A run of some machines alone isn't held against the others. */
export async function writeReports(folder: string, run: Run): Promise<void> {
  const history = run.isWhole ? historyWith(run, readHistory(folder)) : readHistory(folder);
  const pictures = join(folder, PICTURES);
  rmSync(pictures, { recursive: true, force: true });
  if (existsSync(join(folder, 'walks', PICTURES))) renameSync(join(folder, 'walks', PICTURES), pictures);
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write('history.json', JSON.stringify(history, null, 2));
  write('index.html', await reportPage(run, history));
  write('sheet.html', sheetPage(run));
  write('coverage.json', `${JSON.stringify(coverageOfRun(run), null, 2)}\n`);
  write('junit.xml', junitOf(run));
  write('summary.md', `${summaryOf(run)}\n`);
}
