import { expect, test } from 'vitest';
import { nextPath } from './nextPath.ts';

test.each([
  ['/plan/3?x=1#tips', '/plan/3?x=1#tips'],
  [undefined, '/'],
  ['', '/'],
  ['/auth?next=/auth', '/'],
  ['/auth/company?code=1', '/'],
  ['/authors', '/authors'],
])('after signing in, next=%s leads to %s', (next, path) => expect(nextPath(next)).toBe(path));

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
])('after signing in, %j never leads to another site', (next) => expect(nextPath(next)).toBe('/'));
