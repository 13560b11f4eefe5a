import { expect, test } from 'vitest';
import { currentTab } from './currentTab.ts';

test.each([
  ['/', 'explore', 'page'],
  ['/explore', 'explore', 'page'],
  ['/map', 'map', 'page'],
  ['/curated-plans', 'plans', 'page'],
  ['/saved', 'saved', 'page'],
  ['/profile', 'profile', 'page'],
])('%s is the page of the tab %s', (path, id, current) => {
  expect(currentTab(path)).toEqual({ id, current });
});

test.each([
  ['/search', 'explore'],
  ['/place/42', 'explore'],
  ['/liora-loved', 'explore'],
  ['/notifications', 'explore'],
  ['/us', 'profile'],
  ['/us/bucket-list', 'profile'],
  ['/profile/7', 'profile'],
  ['/curated-plans/9', 'plans'],
])('%s keeps the tab %s current without being its page', (path, id) => {
  expect(currentTab(path)).toEqual({ id, current: 'true' });
});

test.each(['/auth', '/invite/abc', '/terms', '/admin'])('%s belongs to no tab', (path) => {
  expect(currentTab(path)).toBeNull();
});
