// The allowed arrows between folders, for dependency-cruiser (npm run check). `web → domain ← server`, and inside:
// routes → service → queries; app → features → map, art, ui, lib.
const TEST = '\\.test\\.tsx?$|/testing/|^server/test/';
const MODULE = '^server/src/modules/([^/]+)/';

/** Forbids imports from `from` to `to`, saying why. */
function never(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

module.exports = {
  forbidden: [
    never('no-cycles', 'A cycle has no order to read it in.', {}, { circular: true }),
    never(
      'resolvable',
      'The imported file or package does not exist.',
      // The shell's packages are its own, and are not there where only the web is built.
      { pathNot: '^mobile/src/shell\\.ts$' },
      { couldNotResolve: true, pathNot: '^geojson$' },
    ),
    never('web-not-server', 'web → domain ← server', { path: '^web/' }, { path: '^server/' }),
    never('server-not-web', 'web → domain ← server', { path: '^server/' }, { path: '^web/' }),
    never(
      'mobile-shares-names',
      'The shell knows how the web finds it, and nothing else of the product.',
      { path: '^mobile/src/', pathNot: TEST },
      {
        path: '^(web|server|domain|art|tools)/',
        pathNot: '^web/src/lib/native/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'mobile-is-outermost',
      'The product runs without the shell.',
      { path: '^(web|server|domain|art)/' },
      { path: '^mobile/' },
    ),
    never(
      'domain-alone',
      'Both sides agree on it, it needs neither.',
      { path: '^domain/' },
      { path: '^(web|server)/' },
    ),
    never(
      'domain-imports-little',
      'Only zod, the contract library and the messages.',
      { path: '^domain/src/', pathNot: TEST },
      { path: 'node_modules/', pathNot: 'node_modules/(zod|@orpc/contract|@lingui/core)/' },
    ),
    never(
      'domain-without-node',
      'It also runs in the browser.',
      { path: '^domain/src/', pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    never(
      'web-without-node',
      'It runs in the browser.',
      { path: '^web/src/', pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    never(
      'orpc-in-four-places',
      'So that it can be replaced.',
      {
        pathNot:
          '^(domain/src/contract|server/src/rpc)/|\\.routes\\.ts$|^web/src/lib/api\\.ts$|node_modules|' +
          TEST,
      },
      { path: 'node_modules/@orpc/' },
    ),
    never(
      'routes-only-map',
      'routes → service → queries',
      { path: '\\.routes\\.ts$' },
      { path: '\\.queries\\.ts$|^server/src/(db|integrations)/' },
    ),
    never(
      'routes-are-outermost',
      'Only the router knows the routes.',
      { pathNot: `^server/src/rpc/router\\.ts$|${TEST}` },
      { path: '\\.routes\\.ts$' },
    ),
    never(
      'queries-are-innermost',
      'routes → service → queries',
      { path: '^server/src/modules/.*\\.queries\\.ts$' },
      { path: '\\.(service|routes|jobs)\\.ts$|^server/src/(http|integrations)/' },
    ),
    never(
      'policy-and-views-are-pure',
      'They decide and map; they fetch nothing.',
      { path: '\\.(policy|views)\\.ts$' },
      {
        path: '\\.(queries|service|routes)\\.ts$|^server/src/(db|integrations|http)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'own-queries-only',
      "A module calls another module's service, never its queries.",
      { path: MODULE, pathNot: TEST },
      { path: '^server/src/modules/.+\\.queries\\.ts$', pathNot: '^server/src/modules/$1/' },
    ),
    never(
      'ui-is-general',
      'It would fit in another product.',
      { path: '^web/src/(ui|art|lib)/' },
      { path: '^web/src/(features|app|map)/' },
    ),
    never(
      'map-below-features',
      'app → features → map',
      { path: '^web/src/map/' },
      { path: '^web/src/(features|app)/' },
    ),
    never('features-below-app', 'app → features', { path: '^web/src/features/' }, { path: '^web/src/app/' }),
    never(
      'art-is-pure',
      'Covers are functions of a seed: the browser and the server draw the same.',
      { path: '^art/src/', pathNot: TEST },
      { path: '^(web|server|domain)/|node_modules/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'art-without-node',
      'It also runs in the browser.',
      { path: '^art/src/', pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
  ],
  options: {
    // The TypeScript 7 compiler cannot be called as a library; swc reads the imports.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.css'],
    },
  },
};
