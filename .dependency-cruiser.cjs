// The law of the house: who may import whom. Each rule has a name and says how to mend a breach.
const tests = String.raw`\.test\.tsx?$`
const feature = '^(mf-[^/]+)/src/features/([^/]+)/'

/** A part may reach only the parts named: `part` and `allowed` are patterns of folders. */
const onlyFrom = (name, part, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${part}/`, pathNot: tests },
  to: {
    path: '^(packages/[^/]+|shell|mf-[^/]+|e2e|scripts)/',
    pathNot: [part, ...allowed].map(folder => `^${folder}/`),
  },
})

const packages = names => names.map(name => `packages/${name}`)

const sheetFolders = [
  ...['content', 'state', 'window', 'selection', 'editing', 'changes', 'keys'].map(name => `core/${name}`),
  ...['core', 'view', 'print', 'adapter/show', 'adapter/acting', 'adapter/events'],
]

/** The folders of the sheet in the order in which they stand on each other: none knows one that comes after it. */
const sheetLooksDown = sheetFolders.map((folder, place) => ({
  name: `grid-${folder.replace('/', '-')}-looks-down`,
  comment:
    'In packages/grid core stands below view, view below print and adapter: hand the value in, or move what both need down.',
  severity: 'error',
  from: { path: `^packages/grid/src/${folder}/[^/]+$`, pathNot: tests },
  to: { path: `^packages/grid/src/((${[...sheetFolders.slice(place + 1), 'testing'].join('|')})/)?[^/]+$` },
}))

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Two files need each other: move what both need into a third file below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved-import',
      comment: 'The imported file or package is not there: correct the path, or declare the dependency.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-dependency',
      comment: 'A package that is used stands in the package.json of the member that uses it.',
      severity: 'error',
      from: { path: '^(packages/[^/]+|shell|mf-[^/]+|e2e)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'entrances-are-for-others',
      comment:
        'index.ts of a package and entrance.ts of an area are what others import. Inside the package import the file itself; only its tests may enter like others.',
      severity: 'error',
      from: { path: '^(packages/[^/]+)/', pathNot: tests },
      to: { path: '^$1/src/(index|[^/]+/entrance)\\.ts$' },
    },
    {
      name: 'index-only-at-a-package-root',
      comment: 'A folder needs no index.ts: import the file that has what you need.',
      severity: 'error',
      from: {},
      to: { path: '/src/.+/index\\.tsx?$', pathNot: 'node_modules' },
    },
    {
      name: 'packages-only-by-name',
      comment: 'Another package is imported by its name (@veckovis/…), never by a path into its folder.',
      severity: 'error',
      from: { path: '^(packages/[^/]+|shell|mf-[^/]+|e2e)/' },
      to: { path: '^(packages/[^/]+|shell|mf-[^/]+)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'tests-are-not-imported',
      comment:
        'A test is no library: move what is shared into a builder of packages/testing or a file beside the tests.',
      severity: 'error',
      from: {},
      to: { path: tests },
    },
    {
      name: 'testing-only-from-tests',
      comment: 'packages/testing is for tests: the code under way to a customer must not need it.',
      severity: 'error',
      from: { path: '^(packages|shell|mf-[^/]+)/', pathNot: [tests, '^packages/testing/'] },
      to: { path: '^packages/testing/' },
    },
    onlyFrom('domain-imports-nothing', 'packages/domain', [], 'The domain is pure: pass the value in as an argument.'),
    {
      name: 'domain-needs-no-package',
      comment: 'The domain has no dependency: write the few lines, or do that work in the layer that calls it.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: [tests, String.raw`\.(fixture|arbitrary)\.ts$`] },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    onlyFrom(
      'contracts-import-domain',
      'packages/contracts',
      packages(['domain']),
      'A wire schema knows the domain only.',
    ),
    onlyFrom('ui-imports-no-part', 'packages/ui', [], 'ui has no business words: pass texts and values in as props.'),
    onlyFrom('grid-imports-ui', 'packages/grid', packages(['ui']), 'The grid shows texts: make them in the feature.'),
    {
      name: 'grid-core-is-pure',
      comment:
        'The core of the sheet knows no document, no React and no package: what it wants done it says as a deed (core/state/step.ts).',
      severity: 'error',
      from: { path: '^packages/grid/src/core/', pathNot: tests },
      to: { pathNot: '^packages/grid/src/core/' },
    },
    ...sheetLooksDown,
    onlyFrom(
      'platform-imports-contracts-domain-and-ui',
      'packages/platform',
      packages(['contracts', 'domain', 'ui']),
      'The platform is what all areas share: an area’s own code stays in its area.',
    ),
    onlyFrom(
      'forms-import-domain-platform-and-ui',
      'packages/forms',
      packages(['domain', 'platform', 'ui']),
      'Forms know no area: pass texts, rules and the call that saves as options.',
    ),
    onlyFrom(
      'lists-import-forms-and-what-these-stand-on',
      'packages/lists',
      packages(['domain', 'platform', 'ui', 'forms', 'spreadsheet']),
      'Lists know no area: pass the shape, the query, the columns and the texts in.',
    ),
    onlyFrom(
      'spreadsheet-imports-domain',
      'packages/spreadsheet',
      packages(['domain']),
      'Files know no area: pass the columns and the rows in.',
    ),
    onlyFrom(
      'build-imports-no-part',
      'packages/build',
      [],
      'The build presets know no program: pass what differs in as an option.',
    ),
    onlyFrom(
      'remote-imports-shared-packages',
      'mf-[^/]+',
      packages(['domain', 'contracts', 'platform', 'forms', 'lists', 'ui', 'grid', 'spreadsheet', 'build']),
      'A remote stands on the shared packages; what it wants of the shell it asks of the platform.',
    ),
    {
      name: 'no-remote-imports-a-remote',
      comment: 'Remotes are deployed apart: share through the domain, the contracts or the platform.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^mf-[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'no-feature-imports-a-feature',
      comment:
        'Features of a page stand side by side: the page composes them; what two need goes to data/ or the domain.',
      severity: 'error',
      from: { path: feature },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'data-is-data',
      comment:
        'data/ reads, writes and keeps what the server holds: sheets, focus, toasts and keys live in the rooms above it (editing, context, commands, features).',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/data/', pathNot: tests },
      to: { path: String.raw`^(mf-[^/]+/src/(?!data/|parts/.+\.ts$)|packages/(ui|grid)/|node_modules/jotai/)` },
    },
    {
      name: 'rooms-below-features',
      comment:
        'What several features of a remote stand on (data, wording, editing, context, commands) knows no feature and no page: hand in what they need.',
      severity: 'error',
      from: { path: String.raw`^(mf-[^/]+)/src/(?!features/|pages/|contributions/)[^/]+/`, pathNot: tests },
      to: { path: '^$1/src/(features|pages)/' },
    },
    onlyFrom(
      'shell-imports-no-remote',
      'shell',
      packages(['contracts', 'domain', 'platform', 'forms', 'lists', 'ui', 'spreadsheet', 'build']),
      'The shell finds remotes through the module registry, never by import.',
    ),
    onlyFrom(
      'api-imports-domain-and-contracts',
      'packages/api',
      packages(['domain', 'contracts']),
      'The server shares calculations and wire schemas with the page, nothing else.',
    ),
    {
      name: 'no-area-imports-an-area',
      comment:
        'What two areas of the API need is a domain function, or a service of the one that composition.ts hands to the other.',
      severity: 'error',
      from: { path: '^packages/api/src/areas/([^/]+)/', pathNot: tests },
      to: { path: '^packages/api/src/areas/', pathNot: '^packages/api/src/areas/$1/' },
    },
    {
      name: 'areas-only-through-composition',
      comment:
        'The rest of the API knows the areas by what composition.ts hands out: let the area offer it as a service.',
      severity: 'error',
      from: {
        path: '^packages/api/',
        pathNot: [tests, '^packages/api/src/areas/', String.raw`^packages/api/src/composition\.ts$`],
      },
      to: { path: '^packages/api/src/areas/' },
    },
    {
      name: 'composition-enters-by-the-area-file',
      comment: 'composition.ts sees of an area what its <name>-area.ts exports, and nothing behind it.',
      severity: 'error',
      from: { path: String.raw`^packages/api/src/composition\.ts$` },
      to: {
        path: '^packages/api/src/areas/',
        pathNot: String.raw`^packages/api/src/areas/(every-area|([^/]+)/\2-area)\.ts$`,
      },
    },
    onlyFrom(
      'e2e-imports-contracts-and-testing',
      'e2e',
      packages(['contracts', 'testing']),
      'A browser test sees what a person sees: no code of the programs.',
    ),
    {
      name: 'antd-only-in-ui',
      comment: 'antd is shared as facades of packages/ui only.',
      severity: 'error',
      from: { pathNot: '^packages/ui/' },
      to: { path: 'node_modules/(antd|@ant-design)/', pathNot: 'node_modules/(antd|@ant-design)/.*node_modules' },
    },
    {
      name: 'formik-only-in-forms',
      comment: 'A form is made with packages/forms (CONTRIBUTING, A form): what it lacks is added there.',
      severity: 'error',
      from: { pathNot: '^packages/forms/' },
      to: { path: 'node_modules/formik/' },
    },
    {
      name: 'papaparse-only-in-spreadsheet',
      comment:
        'Lists are read and written by @veckovis/spreadsheet, which has the limits and the guard before formulas.',
      severity: 'error',
      from: { pathNot: '^packages/spreadsheet/' },
      to: { path: 'node_modules/papaparse/' },
    },
    {
      name: 'single-spa-only-in-shell',
      comment: 'Only the shell runs single-spa.',
      severity: 'error',
      from: { pathNot: '^shell/' },
      to: { path: 'node_modules/single-spa/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|reports|coverage|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json'],
    },
  },
}
