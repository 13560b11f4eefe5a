import { expect, test } from 'vitest';
import { publishSwitches } from './publishSwitches.ts';

test('PCRE-12 PIN-11 turning visibility on turns Privé off', () => {
  expect(publishSwitches('is_public', true, { is_public: false, is_prive: true })).toEqual({
    is_public: true,
    is_prive: false,
  });
});

test('PCRE-13 PIN-12 turning Privé on turns visibility off', () => {
  expect(publishSwitches('is_prive', true, { is_public: true, is_prive: false })).toEqual({
    is_public: false,
    is_prive: true,
  });
});

test('turning one switch off leaves the other as it was', () => {
  expect(publishSwitches('is_public', false, { is_public: true, is_prive: false })).toEqual({
    is_public: false,
    is_prive: false,
  });
});
