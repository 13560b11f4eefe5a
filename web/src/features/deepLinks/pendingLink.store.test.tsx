import { MINUTE_MS } from '@liora/domain/durations';
import { afterEach, expect, test } from 'vitest';
import { forgetPersonalData } from '../../lib/personalData.ts';
import { forgetPendingLink, readPendingLink, rememberPendingLink } from './pendingLink.store.ts';

afterEach(() => sessionStorage.clear());

test('CONST-30 ENT-30 RUL-44 a link that was opened waits for half an hour', () => {
  rememberPendingLink('ABC', 1_000);
  expect(readPendingLink(1_000 + 30 * MINUTE_MS - 1)).toBe('ABC');
  expect(readPendingLink(1_000 + 30 * MINUTE_MS)).toBeNull();
  forgetPendingLink();
  expect(readPendingLink(1_001)).toBeNull();
});

test('what somebody else wrote there is no link', () => {
  for (const text of ['', 'x', '{}', '[]', 'null', '{"token":5,"timestamp":1}', '{"token":"a"}']) {
    sessionStorage.setItem('liora.partner-link', text);
    expect(readPendingLink(2)).toBeNull();
  }
});

test('RUL-48 LINK-27 LINK-28 when a link ends every key that names a partner goes, in any case of letters, and the session stays', () => {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of ['liora.Partner.list', 'myPARTNER', 'liora.auth.partner', 'liora.theme'])
      storage.setItem(key, 'x');
  }
  rememberPendingLink('ABC');
  forgetPersonalData('partner changed');
  for (const storage of [localStorage, sessionStorage])
    expect(Array.from({ length: storage.length }, (_, n) => storage.key(n)).sort()).toEqual([
      'liora.auth.partner',
      'liora.theme',
    ]);
  localStorage.clear();
});
