import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import root from '../vitest.config.ts';
import { ROOT } from './sourceFiles.ts';

const projects = (root.test?.projects ?? []).map((project) => {
  const named = path.join(ROOT, String(project));
  return named.endsWith('.ts') ? named : path.join(named, 'vitest.config.ts');
});

test('FIX-75 every workspace says itself that its files run beside each other: it takes no number from the root', async () => {
  expect(projects.length).toBeGreaterThan(5);
  for (const file of projects) {
    expect(existsSync(file), file).toBe(true);
    const { default: config } = await import(file);
    expect(config.test.maxWorkers, file).toBeGreaterThan(availableParallelism());
    expect(config.test.isolate, file).toBe(false);
  }
});
