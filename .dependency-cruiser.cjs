const path = (...patterns) => ({ path: patterns });
const types = (...patterns) => ({ path: patterns, dependencyTypes: ['type-only'] });

const library = (...names) => path(...names.map((name) => `node_modules/${name}(/|$)`));
const node = { dependencyTypes: ['core'] };
const installed = path('node_modules');

const contract = '^openapi/generated/';
const assets = path('\\.css$');

/** Whatever is not listed here is refused. */
const allowed = [
  // common: each other, types of the contract; everything else may import it
  { from: path('^common/'), to: path('^common/') },
  { from: path('^common/'), to: types(contract) },
  { from: path('^(machines|src|server)/'), to: path('^common/') },

  // machines: xstate, each other, types of the contract
  { from: path('^machines/'), to: path('^machines/') },
  { from: path('^machines/'), to: library('xstate') },
  { from: path('^machines/'), to: types(contract) },

  // src: app → storefront, office → entities → routes → page → ui, api → lib; areas of a side never import each other,
  // but all of the office its kit; ui knows no contract
  { from: path('^src/(app|storefront|office|entities|routes|page|api|lib)/'), to: types(contract) },
  { from: path('^src/app/'), to: path('^src/(app|storefront|entities|routes|page|ui|api|lib)/', '^machines/') },
  // The office loads as a whole and for its people alone: by an `import()` of what it registers.
  { from: path('^src/app/'), to: { ...path('^src/office/register\\.ts$'), dynamic: true } },
  { from: path('^src/office/register\\.ts$'), to: path('^src/(office|entities|routes|page|ui|api|lib)/') },
  {
    from: path('^src/(storefront|office)/([^/]+)/'),
    to: path('^src/$1/$2/', '^src/(entities|routes|page|ui|api|lib)/', '^machines/'),
  },
  { from: path('^src/office/(?!kit/)'), to: path('^src/office/kit/') },
  { from: path('^src/entities/'), to: path('^src/(entities|routes|page|ui|api|lib)/', '^machines/') },
  { from: path('^src/routes/'), to: path('^src/(routes|page|ui|api|lib)/') },
  { from: path('^src/page/'), to: path('^src/(page|ui|api|lib)/', '^machines/') },
  { from: path('^src/ui/'), to: path('^src/(ui|lib)/') },
  { from: path('^src/api/'), to: path('^src/(api|lib)/') },
  { from: path('^src/lib/'), to: path('^src/lib/') },
  { from: path('^src/worker/'), to: path('^src/worker/', 'node_modules/workbox-') },
  { from: path('^src/(app|storefront|office|entities|routes|page|ui)/'), to: installed },
  { from: path('^src/(app|storefront|office|entities|page|ui)/'), to: assets },
  { from: path('^src/api/'), to: library('openapi-fetch', '@tanstack/query-core', '@tanstack/react-query') },
  { from: path('^src/lib/'), to: library('dayjs', 'libphonenumber-js', '@xstate/store') },

  // server: the files at the top put it together; demo → auth → domain → db → machines; operations stand in auth, demo
  // and domain
  { from: path('^server/[^/]+\\.ts$'), to: path('^server/', contract) },
  { from: path('^server/start/'), to: path('^server/(start|auth|demo|db)/') },
  { from: path('^server/start/'), to: types('^server/(domain|ports)/', '^server/deps\\.ts$') },
  { from: path('^server/commands/'), to: path('^server/(commands|backup|domain)/', '^server/db/engine/errors\\.ts$') },
  { from: path('^server/backup/'), to: path('^server/(backup|db)/', '^server/ports/durable-files\\.ts$') },
  { from: path('^server/commands/'), to: types('^server/deps\\.ts$') },
  { from: path('^server/http/'), to: path('^server/(http|db/engine|domain/kit|texts)/', '^server/errors\\.ts$') },
  { from: path('^server/http/'), to: types('^server/ports/') },
  { from: path('^server/pages/'), to: path('^server/(pages|domain)/', '^server/db/repositories/catalogue/') },
  { from: path('^server/pages/'), to: path('^server/http/escape-html\\.ts$') },
  { from: path('^server/(kept|contract|pages|domain/catalogue)/'), to: path('^server/kept/') },
  { from: path('^server/contract/'), to: path('^server/contract/', '^server/domain/(access|kit)/', contract) },
  { from: path('^server/contract/'), to: path('^server/texts/') },
  { from: path('^server/auth/'), to: path('^server/(auth|db|ports)/', '^server/domain/(access|kit)/') },
  { from: path('^server/auth/'), to: path('^server/http/(popup-headers|escape-html)\\.ts$') },
  { from: path('^server/auth/'), to: types('^server/contract/', '^server/(deps|start/settings)\\.ts$', contract) },
  { from: path('^server/demo/'), to: path('^server/(demo|auth|domain|db|ports)/', '^machines/') },
  { from: path('^server/demo/'), to: path('^server/http/') },
  { from: path('^server/demo/'), to: types('^server/deps\\.ts$', contract) },
  { from: path('^server/domain/(?!access/|kit/)'), to: path('^server/domain/', '^machines/') },
  {
    from: path('^server/(domain/(?!access/|kit/)|auth|demo/simulators)'),
    to: path('^server/contract/operation\\.ts$'),
  },
  { from: path('^server/domain/(access|kit)/'), to: path('^server/domain/(access|kit)/') },
  { from: path('^server/domain/'), to: path('^server/(db|texts)/', '^server/errors\\.ts$') },
  { from: path('^server/domain/'), to: types('^server/ports/', contract) },
  { from: path('^server/db/'), to: path('^server/db/') },
  { from: path('^server/db/(schema|repositories)/'), to: path('^machines/') },
  { from: path('^server/db/'), to: types(contract, '^machines/') },
  { from: path('^server/ports/'), to: path('^server/ports/') },
  { from: path('^server/texts/'), to: path('^server/texts/') },
  { from: path('^server/texts/'), to: types(contract) },
  { from: path('^server/'), to: node },
  { from: path('^server/'), to: installed },

  // around the house
  { from: path('^tests/'), to: path('') },
  { from: path('^tests/'), to: node },
  { from: path('^scripts/'), to: path('^scripts/', '^tests/support/browser/chromium\\.ts$', 'node_modules') },
  { from: path('^scripts/'), to: node },
  { from: path(contract), to: path(contract) },
];

module.exports = {
  allowed,
  allowedSeverity: 'error',
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'types', 'node', 'default'], exportsFields: ['exports'] },
  },
};
