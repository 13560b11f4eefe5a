import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, sourceFiles } from './sourceFiles.ts';

/** About how the app stands failures, weight and looks: what people come for is in the others. */
const NO_FLOWS =
  /(?:accessibility|connection|faults|firstScreen|otherOrigin|placeCard|planForm|reusedContexts|screens|searchCache|supportChat|toasts|\.phone)\.spec\.ts$/;

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('FIX-55 of every area what people come for is also done on a phone, with motion, and the story in every engine', () => {
  const areas = sourceFiles().filter((file) => /^e2e\/.*\.spec\.ts$/.test(file) && !NO_FLOWS.test(file));
  expect(areas.length).toBeGreaterThan(10);
  const without = areas.filter((file) => !read(file).includes("tag: '@flow'"));
  // What the story of people's places is made of is done on a phone area by area.
  expect(without).toEqual(['e2e/peoplesPlaces.spec.ts', 'e2e/story.spec.ts']);

  const config = read('e2e/playwright.config.ts');
  expect(config).toMatch(/const FLOWS = \/story.*\|@flow\//);
  expect(config).toMatch(/grep: FLOWS, use: \{ \.\.\.PHONE, \.\.\.MOTION \}/);
  expect(config).toMatch(/'firefox', 'webkit'/);
});
