import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { VARIABLES } from '../src/config.variables.ts';

const operations = readFileSync(path.resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8');

test('docs/operations.md names every setting with its default, and no other', () => {
  const rows = [...operations.matchAll(/^\| `([A-Z0-9_]+)` \| `([^`]+)` \|/gm)];
  expect(Object.fromEntries(rows.map(([, name, fallback]) => [name, fallback]))).toEqual(VARIABLES);
});
