/*
 * Only right and down the arrows of docs/architecture.md. Broken fixtures are in tools/check/fixtures/imports, for
 * tools/check/check-imports.test.ts.
 * - server: main -> app -> routes -> service -> store -> db; everything -> contract, lib
 * - web: app -> routes -> commands -> shell -> features -> acts -> listing -> offline -> seeker -> page -> api ->
 * contract
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const feature = '^server/src/features/([^/]+)/'

/** Bottom first: each imports only those below it. */
const webLayers = [
  { name: 'ui', why: 'Parts and languages could ship in another product.', path: '(ui|i18n)/' },
  { name: 'api', why: 'The client serves every page.', path: 'api/' },
  { name: 'page', why: 'Pages are put together from it.', path: 'page/' },
  { name: 'seeker', why: 'Who is here, on whatever page.', path: 'seeker/' },
  { name: 'offline', why: 'The worker learns names of answers, not pages.', path: 'offline/' },
  { name: 'listing', why: 'A job looks the same wherever it is shown.', path: 'listing/' },
  { name: 'acts', why: 'What a seeker does to a job is the same on every page.', path: 'acts/' },
  { name: 'features', why: 'Features do not know the frame around them.', path: 'features/' },
  { name: 'shell', why: 'The app hands in what stands in the header.', path: 'shell/' },
  { name: 'commands', why: 'Commands lead to every page by its address.', path: 'commands/' },
  { name: 'routes', why: 'The top of the web.', path: '(routes/|(main|app|routes|site|show-site)\\.tsx?$)' },
]
const isTest = '\\.test\\.tsx?$'
const webImportsDown = webLayers.slice(0, -1).map(({ name, why, path }, at) =>
  rule(
    `${name}-imports-down`,
    why,
    { path: `^web/src/${path}`, pathNot: isTest },
    {
      path: `^web/src/(${webLayers
        .slice(at + 1)
        .map((above) => above.path)
        .join('|')})`,
    },
  ),
)

export default {
  forbidden: [
    rule(
      'no-cycles',
      'Nothing imports itself around a corner.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'contract-stands-alone',
      'The contract imports zod and itself only.',
      { path: '^contract/src', pathNot: '\\.test\\.ts$' },
      { pathNot: '^contract/src|node_modules/zod|^zod' },
    ),
    rule(
      'stand-ins-stand-alone',
      'A fake that shares code with what it tests repeats its mistakes.',
      { path: '^standins/', pathNot: '\\.test\\.ts$' },
      { path: '^(contract|server|web)/' },
    ),
    rule('web-and-server-apart', 'They meet in the contract.', { path: '^web/' }, { path: '^server/' }),
    rule('server-and-web-apart', 'They meet in the contract.', { path: '^server/' }, { path: '^web/' }),
    rule(
      'server-without-stand-ins',
      'A stand-in never leaks into production code.',
      { path: '^server/src/', pathNot: '\\.test\\.ts$' },
      { path: '^standins/' },
    ),
    rule(
      'adapters-in-app-only',
      'Only the wiring knows which vendor there is.',
      {
        path: '^server/src/',
        pathNot: '^server/src/(wiring/(listing-sources|outside|file-store)\\.ts|outside/)|\\.test\\.ts$',
      },
      { path: '^server/src/outside/[^/]+/(?!port\\.ts)' },
    ),
    rule(
      'features-know-no-http',
      'Thin edges: of a feature its routes alone know HTTP.',
      { path: feature, pathNot: '/routes\\.ts$|\\.test\\.ts$' },
      { path: '^(@?fastify|node_modules/@?fastify)|^server/src/http/' },
    ),
    rule(
      'routes-know-no-sql',
      'Routes call the service.',
      { path: '^server/src/features/.+/routes\\.ts$' },
      { path: '(^|/)(kysely|pg)(/|$)|^server/src/db/|/store\\.ts$' },
    ),
    rule(
      'store-knows-no-service',
      'SQL at the bottom.',
      { path: '^server/src/features/.+/store\\.ts$' },
      { path: '/(service|routes)\\.ts$' },
    ),
    rule(
      'store-decides-nothing',
      'What is decided is told to the store: numbers, dates and texts are passed in.',
      { path: '^server/src/features/.+/store\\.ts$' },
      {
        path: '^server/src/features/',
        pathNot: '/store\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'rules-are-pure',
      'No input or output in rules.',
      { path: '^server/src/features/.+/rules(\\.ts|/)', pathNot: '\\.test\\.ts$' },
      {
        path: '(^|/)(kysely|pg|fastify)(/|$)|^server/src/(http|db|tasks)/|^(node:)?(fs|http|net)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'other-features-by-service-or-rules',
      'Feature to feature: to the other’s service, rules or tasks only.',
      { path: feature, pathNot: '\\.test\\.ts$' },
      {
        path: '^server/src/features/.+/(routes|store|emails)\\.ts$',
        pathNot: '^server/src/features/$1/',
      },
    ),
    rule(
      'http-knows-no-feature',
      'The server’s grammar is for every feature.',
      { path: '^server/src/http/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/features/' },
    ),
    rule(
      'rooms-know-no-feature',
      'What features stand on, and what goes over a whole site, knows none of them.',
      { path: '^server/src/(backups|config|db|moving|outside|tasks)/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/features/' },
    ),
    rule(
      'outside-knows-no-database',
      'A system that we call is asked, and what it says is told; others keep it.',
      { path: '^server/src/outside/', pathNot: '\\.test\\.ts$' },
      { path: '(^|/)(kysely|pg)(/|$)|^server/src/db/' },
    ),
    rule(
      'lib-knows-nothing',
      'What could ship in another product.',
      { path: '^server/src/lib/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/(?!lib/)' },
    ),
    rule(
      'reading-knows-nothing',
      'Reading a text needs no database and no network.',
      { path: '^server/src/reading/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/(?!reading/)|node_modules/(pg|kysely|fastify)' },
    ),
    rule(
      'skills-know-nothing',
      'Finding skills in a text needs no database and no feature.',
      { path: '^server/src/skills/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/(?!skills/)|node_modules/(pg|kysely|fastify)' },
    ),
    rule(
      'search-knows-no-feature',
      'The index answers whoever asks; it knows the listings’ records and nothing else of the product.',
      { path: '^server/src/search/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/(?!search/|lib/|db/|skills/)|node_modules/(pg|fastify)/' },
    ),
    rule(
      'search-by-its-port',
      'Another engine may stand behind the port; only the starts know which it is.',
      { path: '^server/src/', pathNot: '^server/src/(search/|(main|operator)\\.ts$)|\\.test\\.ts$' },
      {
        path: '^server/src/search/',
        pathNot: '/search/(port|arrivals-index|read-listings|words/(words|synonyms)|segments/places)\\.ts$',
      },
    ),
    rule(
      'resume-reader-knows-no-feature',
      'What a resume says is read without a database and without the web; skills are looked up in our own list.',
      { path: '^server/src/resume-reader/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/(?!resume-reader/|skills/|lib/)|node_modules/(pg|kysely|fastify)/' },
    ),
    ...webImportsDown,
    rule(
      'ui-has-no-product',
      'Parts could ship in another product.',
      { path: '^web/src/ui/', pathNot: isTest },
      { path: '^contract/' },
    ),
    rule(
      'listing-makes-no-call',
      'How a job is shown needs no server.',
      { path: '^web/src/listing/', pathNot: isTest },
      { path: '^web/src/api/(client|stream|upload)\\.ts$' },
    ),
    rule(
      'features-apart',
      'What two features share is an act, a listing’s or the seeker’s.',
      { path: '^web/src/features/([^/]+)/', pathNot: isTest },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    rule(
      'frame-knows-no-feature',
      'The frame stands around every feature.',
      { path: '^web/src/shell/', pathNot: isTest },
      { path: '^web/src/features/' },
    ),
    rule(
      'nothing-imports-tests',
      'Tests are read by nobody; the three databases that tests start serve a bench too.',
      { pathNot: '\\.test\\.tsx?$|/test/|^e2e/|^tools/table-types|^bench/src/failover/databases' },
      { path: '\\.test\\.tsx?$|^server/test/|^web/test/' },
    ),
    rule(
      'no-unknown-module',
      'Everything imported exists.',
      {},
      { couldNotResolve: true, pathNot: '\\?url$|^virtual:' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^tools/check/fixtures/|\\.css$|\\.d\\.mts$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
