import { expect, test } from 'vitest';
import { readAs } from '../../../../lib/testing/readAs.ts';
import { isAboutNow, openLabel } from './openLabel.rules.ts';

const now = new Date(2026, 4, 15, 10, 0); // a Friday
const at = (day: number, hour: number, minute = 0) => new Date(2026, 4, day, hour, minute);

test('a time filter says for when places should be open', () => {
  readAs('en-GB');
  expect(openLabel('now', now)).toBe('Open now');
  expect(openLabel(at(15, 19, 30).toISOString(), now)).toBe('Open at 19:30');
  expect(openLabel(at(16, 19, 30).toISOString(), now)).toBe('Open Sat 19:30');
});

test('hours of the next half hour need not name their time', () => {
  expect(isAboutNow(at(15, 10, 20), now)).toBe(true);
  expect(isAboutNow(at(15, 11), now)).toBe(false);
});
