import { describe, expect, test } from 'vitest';
import { firstStatus, nextStatus } from './locationStatus.ts';

describe('LOC-01 checking, then granted or denied', () => {
  test.each([
    ['a cached position grants', { cached: true, supported: true }, 'granted'],
    ['a cached position grants without geolocation too', { cached: true, supported: false }, 'granted'],
    ['nothing cached is checked', { cached: false, supported: true }, 'checking'],
    ['no geolocation denies', { cached: false, supported: false }, 'denied'],
  ] as const)('LOC-02 LOC-03 at first: %s', (_case, start, status) => {
    expect(firstStatus(start)).toBe(status);
  });

  test.each([
    ['asked', false, 'checking'],
    ['found', false, 'granted'],
    ['failed', false, 'denied'],
    ['unanswered', false, 'denied'],
    ['asked', true, 'granted'],
    ['found', true, 'granted'],
    ['failed', true, 'granted'],
    ['unanswered', true, 'granted'],
  ] as const)('LOC-02 LOC-03 %s with a cached position %s: %s', (event, cached, status) => {
    expect(nextStatus(event, cached)).toBe(status);
  });
});
