import { beforeEach, expect, test } from 'vitest';
import { storeReturnPath, takeReturnPath } from './returnPath.store.ts';

beforeEach(() => localStorage.clear());

test('RUL-112 where somebody was waits on the device for an hour, and is taken once', () => {
  storeReturnPath('/invite/corner', 1000);
  expect(takeReturnPath(2000)).toBe('/invite/corner');
  expect(takeReturnPath(2000)).toBeNull();
  storeReturnPath('/saved', 1000);
  expect(takeReturnPath(3_601_001)).toBeNull();
  // By a clock that was days ahead and has been set right: the hour would be days.
  storeReturnPath('/saved', 300_000_000);
  expect(takeReturnPath(1000)).toBeNull();
});

test('AUTH-10 the first screen is no way back, and neither is another site or anything else that stood there', () => {
  storeReturnPath('/saved');
  storeReturnPath('/');
  expect(takeReturnPath()).toBeNull();
  for (const path of ['//evil.example', 'https://evil.example', '/auth/link']) {
    storeReturnPath(path);
    expect(takeReturnPath()).toBe('/');
  }
  localStorage.setItem('liora.sign-in-next', 'no json');
  expect(takeReturnPath()).toBeNull();
});
