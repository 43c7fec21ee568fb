const path = (...patterns) => ({ path: patterns });
const types = (...patterns) => ({ path: patterns, dependencyTypes: ['type-only'] });

const library = (...names) => path(...names.map((name) => `node_modules/${name}(/|$)`));
const node = { dependencyTypes: ['core'] };
const installed = path('node_modules');

const contract = '^openapi/generated/';
const assets = path('\\.css$');

/** Whatever is not listed here is refused. */
const allowed = [
  // machines: xstate, each other, types of the contract
  { from: path('^machines/'), to: path('^machines/') },
  { from: path('^machines/'), to: library('xstate') },
  { from: path('^machines/'), to: types(contract) },

  // src: app → features → ui → lib, and features never each other
  { from: path('^src/app/'), to: path('^src/', '^machines/', contract) },
  { from: path('^src/features/([^/]+)/'), to: path('^src/features/$1/', '^src/(ui|lib|api)/', '^machines/', contract) },
  { from: path('^src/ui/'), to: path('^src/(ui|lib)/', '^machines/', contract) },
  { from: path('^src/api/'), to: path('^src/(api|lib)/', '^machines/kit/', contract) },
  { from: path('^src/lib/'), to: path('^src/lib/', '^machines/kit/', contract) },
  { from: path('^src/(app|features|ui)/'), to: installed },
  { from: path('^src/(app|features|ui)/'), to: assets },
  { from: path('^src/api/'), to: library('openapi-fetch', '@tanstack/query-core', '@tanstack/react-query') },
  { from: path('^src/lib/'), to: library('dayjs', 'libphonenumber-js') },

  // server: main, app → contract, operations → domain → db, machines
  { from: path('^server/[^/]+\\.ts$'), to: path('^server/', contract) },
  { from: path('^server/contract/'), to: path('^server/(contract|domain)/', '^server/[^/]+\\.ts$', contract) },
  { from: path('^server/operations/'), to: path('^server/(operations|contract|domain|ports)/', '^server/[^/]+\\.ts$', contract) },
  { from: path('^server/domain/'), to: path('^server/(domain|db)/', '^server/errors\\.ts$', '^machines/') },
  { from: path('^server/domain/'), to: types('^server/ports/', contract) },
  { from: path('^server/db/'), to: path('^server/db/', '^server/errors\\.ts$') },
  { from: path('^server/db/'), to: types(contract, '^machines/') },
  { from: path('^server/ports/'), to: path('^server/ports/', '^server/errors\\.ts$') },
  { from: path('^server/'), to: node },
  { from: path('^server/'), to: installed },

  // around the house
  { from: path('^tests/'), to: path('') },
  { from: path('^tests/'), to: node },
  { from: path('^scripts/'), to: path('^scripts/', '^tests/support/chromium\\.ts$', 'node_modules') },
  { from: path('^scripts/'), to: node },
  { from: path(contract), to: path(contract) },
];

module.exports = {
  allowed,
  allowedSeverity: 'error',
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'types', 'node', 'default'], exportsFields: ['exports'] },
  },
};
