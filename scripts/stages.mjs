const bin = (name, ...args) => ['node_modules/.bin/' + name, ...args];

const vitest = (project) => ({
  name: project,
  project,
  command: bin('vitest', 'run', '--project', project),
  // Where tests of the server say which statements they have sent to which engine.
  env: { STATEMENTS: `reports/statements/${project}` },
});

/** Each stage in a lane of its own: whichever core is free takes the next. */
const inAnyOrder = (stages) => stages.map((stage) => [stage]);

const checks = [
  { name: 'lint and types', command: bin('oxlint') },
  {
    name: 'format',
    command: bin('prettier', '--check', '--cache', '--cache-location', '.cache/prettier', '--log-level', 'warn', '.'),
  },
  { name: 'knip', command: bin('knip', '--no-progress') },
  { name: 'imports', command: ['npm', 'run', '--silent', 'imports'] },
  { name: 'budgets', command: ['npm', 'run', '--silent', 'budgets'], isShown: true },
  { name: 'contract types', command: ['npm', 'run', '--silent', 'contract', '--', '--check'] },
];
const build = { name: 'build', command: [process.execPath, 'scripts/build.mjs'] };
const chromium = { name: 'chromium', command: bin('tsx', 'scripts/ensure-chromium.ts') };

/**
 * What each command runs: steps one after another; the lanes of a step side by side; the stages of a lane one after
 * another. Browser tests mostly wait for pages, so the other tests use the processor meanwhile; the longest come first.
 */
export const plans = {
  check: [inAnyOrder(checks), [[vitest('unit')]]],
  all: [
    inAnyOrder([...checks, build]),
    [
      [chromium, vitest('browser')],
      ...inAnyOrder(['server', 'dom', 'contract', 'model', 'bundle', 'unit'].map(vitest)),
    ],
    [[{ name: 'statements', command: bin('tsx', 'tests/statements/main.ts') }]],
  ],
};
