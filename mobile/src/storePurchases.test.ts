import { expect, test, vi } from 'vitest';
import { PRIVE_MONTHLY } from '../../domain/src/rules/membershipProduct.ts';
import { nativeProduct, nativePurchases } from '../../web/src/features/membership/nativePurchases.actions.ts';
import { storePurchases } from './storePurchases.ts';
import { fakePurchases } from './testing/fakeDevice.ts';

const product = (userId: string) => nativeProduct(PRIVE_MONTHLY, userId);

function shop(fake: ReturnType<typeof fakePurchases>) {
  const confirm = vi.fn(async () => {});
  const open = vi.fn();
  const subscriptions = 'https://store.example/subscriptions';
  return {
    ...storePurchases({ plugin: fake.plugin, apiKey: 'appl_1', subscriptions, open, confirm }),
    confirm,
    open,
  };
}

test('RUL-07 the shell’s object is one that the web takes for purchases', () => {
  const object = storePurchases({
    plugin: fakePurchases().plugin,
    apiKey: 'appl_1',
    subscriptions: '',
    open: () => {},
    confirm: async () => {},
  });
  expect(nativePurchases({ LioraPurchases: object })).toBe(object);
});

test('MEM-21 RUL-07 nothing is bought before RevenueCat knows the account, also when another one signs in', async () => {
  const fake = fakePurchases();
  const { purchase, confirm } = shop(fake);
  expect(fake.calls).toEqual([]);
  expect(await purchase(product('maya'))).toBe('purchased');
  expect(await purchase(product('noor'))).toBe('purchased');
  expect(fake.calls).toEqual(['configure maya', 'logIn maya', 'buy MONTHLY', 'logIn noor', 'buy MONTHLY']);
  expect(confirm).toHaveBeenCalledTimes(2);
});

test('RUL-07 an account that RevenueCat does not take buys nothing', async () => {
  const fake = fakePurchases();
  fake.plugin.logIn = () => Promise.reject(new Error('No connection'));
  await expect(shop(fake).purchase(product('maya'))).rejects.toThrow('No connection');
  expect(fake.calls).toEqual(['configure maya']);
});

test('RUL-07 what was bought before is restored by its button alone, for the account that presses', async () => {
  const fake = fakePurchases();
  const { purchase, restore, manage } = shop(fake);
  await purchase(product('maya'));
  await manage?.();
  expect(fake.calls).not.toContain('restore');
  await restore({ app_user_id: 'noor' });
  expect(fake.calls.slice(-2)).toEqual(['logIn noor', 'restore']);
});

test.each([
  ['by its mark', { userCancelled: true }],
  ['by its code', { code: '1' }],
])('who closes the store’s sheet has cancelled, %s', async (_how, refusal) => {
  const { purchase, confirm } = shop(fakePurchases({ refusal }));
  expect(await purchase(product('maya'))).toBe('cancelled');
  expect(confirm).not.toHaveBeenCalled();
});

test('what the store refuses is told in its own words', async () => {
  const refusal = Object.assign(new Error('The payment is pending.'), { code: '20' });
  await expect(shop(fakePurchases({ refusal })).purchase(product('maya'))).rejects.toBe(refusal);
});

test.each([
  ['nothing', null],
  ['something else', ['ANNUAL']],
])('a store that offers %s says so', async (_what, packages) => {
  await expect(shop(fakePurchases({ packages })).purchase(product('maya'))).rejects.toThrow(
    'nothing to offer',
  );
});

test('a phone that cannot confirm by touch has bought all the same', async () => {
  const { purchase, confirm } = shop(fakePurchases());
  confirm.mockRejectedValue(new Error('not implemented'));
  expect(await purchase(product('maya'))).toBe('purchased');
});

test('ERR-41 subscriptions are managed where the store shows them', async () => {
  const { manage, open } = shop(fakePurchases());
  await manage?.();
  expect(open).toHaveBeenCalledWith('https://store.example/subscriptions');
});
