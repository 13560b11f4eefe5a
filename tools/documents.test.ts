import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { referencesOf } from './documents.ts';
import { missingOptional, readLock, withoutIntegrity } from './lockFile.ts';
import { ROOT } from './sourceFiles.ts';

test('a document names paths in code and links, and npm verbs in code', () => {
  const markdown = [
    'Read [this](docs/operations.md) and `server/src/main.ts`, run `npm run check -- types` or `npm start`.',
    'Not `/healthz`, `https://liora.example/docs/x.md`, `docs/<name>.md` or (docs/prose.md).',
    '```',
    'npm test',
    'cat tools/run.mjs',
    '```',
  ].join('\n');
  const references = referencesOf(markdown);
  const texts = (kind: string) => references.filter((found) => found.kind === kind).map(({ text }) => text);
  expect(texts('path').sort()).toEqual(['docs/operations.md', 'server/src/main.ts', 'tools/run.mjs']);
  expect(texts('script').sort()).toEqual(['check', 'start', 'test']);
});

test('a lock file has to have the optional packages of every system', () => {
  const packages = {
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: { 'tool-linux-x64-musl': '2.0.0' },
    },
  };
  const inWorkspace = { 'web/node_modules/tool': packages['node_modules/tool'] };
  const beside = { ...inWorkspace, 'web/node_modules/tool-linux-x64-musl': { version: '2.0.0' } };
  expect(missingOptional(beside)).toEqual({});
  expect(missingOptional(packages)).toEqual({
    'node_modules/tool-linux-x64-musl': {
      version: '2.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
  });
});

test('FIX-15 every package of the lock file has an integrity, those for other systems too', () => {
  expect(withoutIntegrity(readLock().packages)).toEqual([]);
  const bare = { version: '1.0.0' };
  expect(
    withoutIntegrity({ 'node_modules/a': bare, 'node_modules/b': { ...bare, link: true }, server: bare }),
  ).toEqual(['node_modules/a']);
});

test('FIX-57 the extensions that an operator is told of are those that the migrations create', () => {
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const created = globSync('server/src/db/migrations/*.sql', { cwd: ROOT }).flatMap((file) =>
    [...read(file).matchAll(/create extension if not exists (\w+)/g)].map((match) => match[1]),
  );
  const told = [
    ...(/extensions ([^)]*), all trusted/.exec(read('docs/operations.md'))?.[1] ?? '').matchAll(/`(\w+)`/g),
  ];
  expect(told.map((match) => match[1]).toSorted()).toEqual([...new Set(created)].toSorted());
});

test('FIX-57 reports of imports stand only where the command writes them', () => {
  const documents = globSync('docs/**/*.md', { cwd: ROOT });
  const copied = documents.filter((file) =>
    /^Done in [\d.]+ s\.$/m.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(copied).toEqual([]);
});
