import { beforeEach, expect, test } from 'vitest';
import { keepWayBack, takeWayBack } from './wayBack.store.ts';

beforeEach(() => localStorage.clear());

test('RUL-112 where somebody was waits on the device for an hour, and is taken once', () => {
  keepWayBack('/invite/corner', 1000);
  expect(takeWayBack(2000)).toBe('/invite/corner');
  expect(takeWayBack(2000)).toBeNull();
  keepWayBack('/saved', 1000);
  expect(takeWayBack(3_601_001)).toBeNull();
});

test('AUTH-10 the first screen is no way back, and neither is another site or anything else that stood there', () => {
  keepWayBack('/saved');
  keepWayBack('/');
  expect(takeWayBack()).toBeNull();
  for (const path of ['//evil.example', 'https://evil.example', '/auth/link']) {
    keepWayBack(path);
    expect(takeWayBack()).toBe('/');
  }
  localStorage.setItem('liora.sign-in-next', 'no json');
  expect(takeWayBack()).toBeNull();
});
