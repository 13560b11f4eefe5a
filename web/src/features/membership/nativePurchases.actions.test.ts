import { expect, test } from 'vitest';
import { nativePurchases } from './nativePurchases.actions.ts';

const purchase = async () => 'purchased' as const;
const restore = async () => {};

test('RUL-07 the native app brings a purchases object', () => {
  const LioraPurchases = { purchase, restore };
  expect(nativePurchases({ LioraPurchases })).toBe(LioraPurchases);
  expect(nativePurchases({ LioraPurchases: { ...LioraPurchases, manage: restore } })).not.toBeNull();
});

test.each([
  ['a browser', {}],
  ['no window at all', undefined],
  ['something else under that name', { LioraPurchases: 'yes' }],
  ['half an object', { LioraPurchases: { purchase } }],
  ['a manage that cannot be called', { LioraPurchases: { purchase, restore, manage: true } }],
])('%s has none', (_what, host) => expect(nativePurchases(host)).toBeNull());
