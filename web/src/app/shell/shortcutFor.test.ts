import { expect, test } from 'vitest';
import { shortcutFor } from './shortcutFor.ts';

const press = { ctrlKey: false, metaKey: false, altKey: false, taken: false };

test('/ goes to the search and ? lists the shortcuts', () => {
  expect(shortcutFor({ ...press, key: '/' })).toBe('search');
  expect(shortcutFor({ ...press, key: '?' })).toBe('list');
  expect(shortcutFor({ ...press, key: 'k' })).toBeNull();
});

test('nothing happens while somebody types or a dialog is open', () => {
  expect(shortcutFor({ ...press, key: '/', taken: true })).toBeNull();
});

test('combinations belong to the browser', () => {
  expect(shortcutFor({ ...press, key: '/', ctrlKey: true })).toBeNull();
  expect(shortcutFor({ ...press, key: '?', metaKey: true })).toBeNull();
});
