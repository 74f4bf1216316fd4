// Dependency rules between modules. Paths are those of the sources with `.js` appended (see
// tools/gate/dependency-sources.ts).
// The rules of RUNTIME_RULES in tools/gate/dependency-rules.ts ignore type-only imports.

/**
 * The slices of `server/features` in dependency order: groups from the lowest up, and the slices of a group likewise. A
 * slice may use the services of slices before it.
 */
const GROUPS = {
  customers: ['customers', 'session', 'phone-verification', 'auth', 'counting'],
  messaging: ['push', 'letters', 'notices', 'short-links'],
  media: ['pictures', 'uploads'],
  places: ['geo', 'map', 'addresses', 'delivery'],
  storefront: ['stock', 'votes', 'reviews', 'questions', 'searches', 'content', 'catalog', 'shops', 'sales'],
  money: ['payments', 'receipts', 'promotions', 'keys', 'bonuses', 'gift-cards', 'gift-offers', 'service-offers'],
  ordering: [
    'cart',
    'orders',
    'invoices',
    'order-letters',
    'credit',
    'gift-purchases',
    'trade-in',
    'returns',
    'checkout',
  ],
  account: [
    'favourites',
    'alerts',
    'gifts',
    'launches',
    'lists',
    'complaints',
    'requests',
    'support',
    'assistant',
    'setups',
    'warranty',
    'own-reviews',
    'own-questions',
    'profile',
    'own-data',
    'wallet-passes',
  ],
  operations: ['audit', 'dev', 'pages', 'operators'],
};
const SLICES = Object.entries(GROUPS).flatMap(([group, slices]) => slices.map((slice) => `${group}/${slice}`));

const TABLE = '\\.table\\.ts\\.js$';
const ROWS = '\\.rows\\.ts\\.js$';
/** Tests, and the contract suites of a port's adapters. */
const TEST = '\\.(test|e2e|contract)\\.tsx?\\.js$';
/** Folders that own tables. */
const TABLE_OWNER = 'server/features/[^/]+/[^/]+|server/gateways/[^/]+|server/(?:platform|feeds)';
/** Code that reads the tables of many owners; functions of the owners would serve this one reader only. */
const READS_ALL_TABLES = [
  // Writes the whole catalogue in a few bulk statements over its own temporary tables.
  '^server/feeds/',
  // Exports every row about a customer, column by column.
  '^server/features/account/own-data/',
  // Compares the books of all modules after injected failures, independently of their code.
  '^tools/chaos/',
];
const inFeature = (slices) => `^server/features/(${slices.join('|')})/`;

const uphill = SLICES.slice(0, -1).map((slice, position) => ({
  name: `features-only-downhill-${slice}`,
  comment:
    'A feature uses the services of features before it (the table GROUPS in .dependency-cruiser.cjs). Upward, publish an event in server/events.ts and listen to it.',
  severity: 'error',
  from: { path: inFeature([slice]), pathNot: TEST },
  to: { path: inFeature(SLICES.slice(position + 1)), pathNot: TABLE },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-imports-nothing',
      comment: 'domain/ is pure: give it what it needs as an argument.',
      severity: 'error',
      from: { path: '^domain/', pathNot: TEST },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'contract-knows-domain-and-zod',
      comment: 'contract/ is what both ends agree on: only domain and zod.',
      severity: 'error',
      from: { path: '^contract/', pathNot: TEST },
      to: { pathNot: ['^(contract|domain)/', '(^|node_modules/)zod(/|$)'] },
    },
    {
      name: 'features-know-lower-layers',
      comment:
        'server/features sees platform, gateways, events, domain, contract and other features; server/app/services.ts and server/app/modules.ts compose the rest.',
      severity: 'error',
      from: { path: '^server/features/', pathNot: TEST },
      to: {
        path: '^(server|web|demo|tools|test|bench|fakes)/',
        pathNot: ['^server/(features|platform|gateways)/', '^server/events\\.ts', '^demo/pictures/'],
      },
    },
    {
      name: 'features-through-the-service',
      comment:
        'Another feature is used through its *.service.ts, and in statements through its *.rows.ts; ask it for what you need.',
      severity: 'error',
      from: { path: '^server/features/([^/]+/[^/]+)/', pathNot: [TEST, TABLE] },
      to: {
        path: '^server/features/([^/]+/[^/]+)/',
        pathNot: ['^server/features/$1/', '\\.service\\.ts\\.js$', ROWS, TABLE],
      },
    },
    {
      name: 'tables-stay-in-their-slice',
      comment:
        'A table is known only to its own slice, so a renamed column changes that slice alone; read it through the *.service.ts or *.rows.ts of its owner (docs/decisions/0009).',
      severity: 'error',
      from: { path: `^(?:(${TABLE_OWNER})|server|tools|demo|fakes|db)/`, pathNot: [TEST, TABLE, ...READS_ALL_TABLES] },
      to: { path: `^server/.+${TABLE}`, pathNot: '^$1/' },
    },
    {
      name: 'tables-know-tables',
      comment: 'A table may point at a table of another feature, at nothing else of it.',
      severity: 'error',
      from: { path: '^server/features/([^/]+/[^/]+)/[^/]+\\.table\\.ts\\.js$' },
      to: { path: '^server/features/([^/]+/[^/]+)/', pathNot: ['^server/features/$1/', TABLE] },
    },
    ...uphill,
    {
      name: 'feeds-fill-the-catalogue',
      comment: 'server/feeds sees platform, events, domain, contract and the services of the catalogue and of places.',
      severity: 'error',
      from: { path: '^server/feeds/', pathNot: TEST },
      to: {
        path: '^(server|web)/',
        pathNot: [
          '^server/(feeds|platform)/',
          '^server/events\\.ts',
          '^server/features/(storefront/catalog|places/geo)/.+\\.(service|table)\\.ts',
        ],
      },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'server/platform is below everything: pass what it needs as an argument.',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: TEST },
      to: { path: '^(server|web|demo|tools|test)/', pathNot: ['^server/platform/', '^server/events\\.ts'] },
    },
    {
      name: 'gateways-are-ports',
      comment: 'A gateway is a port, its default and its adapters: it knows platform, domain and contract, no feature.',
      severity: 'error',
      from: { path: '^server/gateways/', pathNot: TEST },
      to: { path: '^(server|web|demo|tools|test)/', pathNot: '^server/(gateways|platform)/' },
    },
    {
      name: 'only-ssr-sees-both',
      comment:
        'Only server/ssr (and the development server) see the web zone; move the shared rule to domain/ or the shape to contract/.',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/ssr/', '^server/services/pages/dev\\.ts', TEST] },
      to: { path: '^web/' },
    },
    {
      name: 'web-never-sees-the-server',
      comment: 'web/ talks to the server through web/calls/api.ts and the contract only.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|db|demo|tools|bench)/' },
    },
    {
      name: 'app-code-stays-in-the-app',
      comment:
        'web/native and the plugins of Capacitor belong to the app: only web/native and the modules *.native.ts use them, so no byte of them reaches browsers.',
      severity: 'error',
      from: { path: '^web/', pathNot: ['^web/native/', '\\.native\\.'] },
      to: { path: ['^web/native/', '\\.native\\.', '(^|node_modules/)@(capacitor|aparajita)/'] },
    },
    {
      name: 'ui-knows-react-only',
      comment: 'web/ui knows React and tokens: texts, links and data arrive as props.',
      severity: 'error',
      from: { path: '^web/ui/', pathNot: TEST },
      to: { pathNot: ['^web/ui/', '(^|node_modules/)(react|react-dom|@base-ui|@fontsource-variable)(/|$)'] },
    },
    {
      name: 'web-features-stay-apart',
      comment:
        'A part of web/features does not use another: a screen composes them, or what they share moves to web/ui or domain.',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/', pathNot: TEST },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'web-features-below-screens',
      comment: 'web/features are used by screens and never use them, the routes or the entries.',
      severity: 'error',
      from: { path: '^web/features/', pathNot: TEST },
      to: { path: ['^web/screens/', '^web/start/(entry\\.|root\\.)'] },
    },
    {
      name: 'screens-stay-apart',
      comment:
        'A screen does not use another screen: the shared part belongs in web/features, or in web/screens/parts when it puts features together.',
      severity: 'error',
      from: { path: '^web/screens/(?!parts/)[^/]+/([^/]+)', pathNot: TEST },
      to: { path: '^web/screens/(?!parts/)[^/]+/[^/]+\\.tsx\\.js$' },
    },
    {
      name: 'demo-stands-alone',
      comment: 'demo/ writes a feed and draws pictures: it knows domain and itself.',
      severity: 'error',
      from: { path: '^demo/', pathNot: TEST },
      to: { path: '^(server|web|contract|tools|bench)/' },
    },
    {
      name: 'product-knows-no-test',
      comment: 'Code of the shop does not use tests, fakes, tools or benchmarks.',
      severity: 'error',
      from: { path: '^(domain|contract|server|web|demo)/', pathNot: TEST },
      to: { path: ['^(test|fakes|tools|bench)/', TEST] },
    },
    {
      name: 'browser-without-zod',
      comment:
        'zod must stay off the browser: import the contract with `import type`, and put shared rules in domain/.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: ['(^|node_modules/)zod(/|$)', '^contract/'] },
    },
    {
      name: 'no-cycles',
      comment:
        'These files need each other in a circle: move what both need to a third, or turn one import into an argument or an event.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing uses this file and it uses nothing: delete it, or import it where it belongs.',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.config\\.ts', '^tools/', '^server/main', '\\.d\\.ts'] },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.gen/' },
  },
};

// For tools/gate/lists, which compares them with the folders.
module.exports.slices = SLICES;
