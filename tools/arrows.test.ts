import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from './sourceFiles.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'liora-arrows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { options, ...ruleSet } = await extractDepcruiseConfig(path.join(ROOT, 'tools/arrows.cjs'));
const { enhancedResolveOptions, ...cruiseOptions } = options ?? {};

/** The names of the rules that a small repository of these files breaks: by the library, which is loaded once. */
async function broken(files: Record<string, string>): Promise<string[]> {
  const repository = mkdtempSync(path.join(folder, 'repository-'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(repository, 'node_modules'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(repository, name)), { recursive: true });
    writeFileSync(path.join(repository, name), content);
  }
  const roots = [...new Set(Object.keys(files).map((name) => name.split('/')[0] ?? ''))];
  const given = { ...cruiseOptions, ruleSet, validate: true, baseDir: repository };
  const { output } = await cruise(roots, given, enhancedResolveOptions);
  const { summary } = output as ICruiseResult;
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
}

const EMPTY = 'export const x = 1;\n';

test.each<[string, Record<string, string>]>([
  ['web-not-server', { 'web/src/app/a.ts': "import '../../../server/src/b.ts';", 'server/src/b.ts': EMPTY }],
  ['server-not-web', { 'server/src/b.ts': "import '../../web/src/a.ts';", 'web/src/a.ts': EMPTY }],
  [
    'domain-imports-little',
    { 'domain/src/rules/a.ts': "import { Kysely } from 'kysely'; export const x = Kysely;" },
  ],
  ['domain-without-node', { 'domain/src/rules/a.ts': "import 'node:fs';" }],
  ['orpc-in-four-places', { 'server/src/modules/plans/plans.service.ts': "import '@orpc/server';" }],
  [
    'routes-only-map',
    {
      'server/src/modules/plans/plans.routes.ts': "import './plans.queries.ts';",
      'server/src/modules/plans/plans.queries.ts': EMPTY,
    },
  ],
  [
    'own-queries-only',
    {
      'server/src/modules/plans/plans.service.ts': "import '../places/places.queries.ts';",
      'server/src/modules/places/places.queries.ts': EMPTY,
    },
  ],
  [
    'policy-and-views-are-pure',
    {
      'server/src/modules/plans/plans.policy.ts':
        "import { x } from './plans.queries.ts'; export const y = x;",
      'server/src/modules/plans/plans.queries.ts': EMPTY,
    },
  ],
  [
    'ui-is-general',
    { 'web/src/ui/a.ts': "import '../features/plans/b.ts';", 'web/src/features/plans/b.ts': EMPTY },
  ],
  ['no-cycles', { 'server/src/a.ts': "import './b.ts';", 'server/src/b.ts': "import './a.ts';" }],
  ['resolvable', { 'server/src/a.ts': "import './gone.ts';" }],
])('the arrow %s is watched', async (rule, files) => {
  expect(await broken(files)).toEqual([rule]);
});

test('the allowed arrows pass', async () => {
  expect(
    await broken({
      'domain/src/contract/a.ts': "import { oc } from '@orpc/contract'; export const x = oc;",
      'server/src/modules/plans/plans.routes.ts': "import './plans.service.ts';",
      'server/src/modules/plans/plans.service.ts':
        "import './plans.queries.ts'; import '../places/places.service.ts';",
      'server/src/modules/plans/plans.queries.ts': EMPTY,
      'server/src/modules/places/places.service.ts': EMPTY,
      'server/src/rpc/router.ts': "import '../modules/plans/plans.routes.ts';",
    }),
  ).toEqual([]);
});
