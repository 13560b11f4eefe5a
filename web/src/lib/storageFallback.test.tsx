import { afterEach, expect, test } from 'vitest';
import { memoryStorage, replaceForbiddenStorage } from './storageFallback.ts';

const original = Object.getOwnPropertyDescriptor(window, 'localStorage');
afterEach(() => {
  if (original) Object.defineProperty(window, 'localStorage', original);
});

test('FIX-68 forbidden storage is replaced by one that forgets with the tab, and nothing throws', () => {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  replaceForbiddenStorage();
  localStorage.setItem('theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('storage that works is left alone', () => {
  const before = window.sessionStorage;
  replaceForbiddenStorage();
  expect(window.sessionStorage).toBe(before);
});

test('the storage in memory keeps, lists and forgets', () => {
  const storage = memoryStorage();
  storage.setItem('a', '1');
  storage.setItem('b', '2');
  expect([storage.length, storage.key(1), storage.key(2)]).toEqual([2, 'b', null]);
  storage.removeItem('a');
  expect([storage.getItem('a'), storage.length]).toEqual([null, 1]);
  storage.clear();
  expect(storage.length).toBe(0);
});
