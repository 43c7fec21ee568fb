const bin = (name, ...args) => ['node_modules/.bin/' + name, ...args];

const typesOf = (part) => ({
  name: `types: ${part}`,
  command: bin('tsc', '-p', part, '--incremental', '--tsBuildInfoFile', `.cache/${part}.tsbuildinfo`),
});

const vitest = (project) => ({ name: project, project, command: bin('vitest', 'run', '--project', project) });

const types = ['machines', 'src', 'server', 'tests'].map(typesOf);
const checks = [
  ...types,
  { name: 'lint', command: bin('oxlint') },
  { name: 'imports', command: ['npm', 'run', '--silent', 'imports'] },
  { name: 'contract types', command: ['npm', 'run', '--silent', 'contract', '--', '--check'] },
];
const build = { name: 'build', command: [process.execPath, 'scripts/build.mjs'] };
const chromium = { name: 'chromium', command: bin('tsx', 'scripts/ensure-chromium.ts') };

/**
 * What each command runs: groups one after another, the stages of a group side by side.
 * The tests stand alone in their groups, because Vitest already uses every core.
 */
export const plans = {
  types: [types],
  check: [checks, [vitest('unit')]],
  all: [
    [...checks, build],
    ...['unit', 'model', 'dom', 'server', 'contract'].map((project) => [vitest(project)]),
    [chromium],
    [vitest('browser')],
  ],
};
