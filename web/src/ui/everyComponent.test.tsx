import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = import.meta.dirname;

/** Parts that only ever stand inside another component, which is tested with them. */
const INNER = new Set(['FieldFrame', 'ToastRegion', 'ToastFace', 'SvgArt', 'Spinner', 'SparkDial']);

test('FIX-55 every shared component is rendered by a test of its own', () => {
  const tests = globSync('*.test.tsx', { cwd: FOLDER }).map((file) =>
    readFileSync(path.join(FOLDER, file), 'utf8'),
  );
  const components = globSync('*.tsx', { cwd: FOLDER })
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => path.basename(file, '.tsx'));
  const untested = components
    .filter((name) => !INNER.has(name))
    .filter((name) => !tests.some((text) => text.includes(`<${name}`)));
  expect(untested).toEqual([]);
});
