import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import type { NativePurchases } from './nativePurchases.actions.ts';
import { buyPrive, type Outcome, restorePrive, type Shop } from './purchases.actions.ts';
import { purchaseToast, restoreToast } from './purchaseToasts.actions.ts';
import { FREE, PRIVE } from './testing/sampleMembership.ts';

const refuse = (code: string) => async () => {
  throw new ORPCError(code);
};

function shop(
  more: { server?: Partial<Shop['server']>; native?: Partial<NativePurchases>; userId?: null } = {},
): Shop {
  const native: NativePurchases = {
    purchase: async () => 'purchased',
    restore: async () => {},
    ...more.native,
  };
  return {
    userId: async () => (more.userId === null ? null : 'maya'),
    native: more.native ? native : null,
    server: {
      get: async () => FREE,
      purchase: async () => PRIVE,
      restore: async () => ({ restored: false, membership: FREE }),
      ...more.server,
    },
    wait: async () => {},
  };
}

const told = (words: [string, { description?: string; kind?: string }] | null) =>
  words && [words[0], words[1].description, words[1].kind ?? 'info'];
const buying = async (from: Shop) => told(purchaseToast(await buyPrive(from)));
const restoring = async (from: Shop) => told(restoreToast(await restorePrive(from)));

test('ERR-39 a purchase in purchase mode is told verbatim', async () => {
  expect(await buying(shop())).toEqual([
    'Purchase Successful! 🎉',
    'Privé access granted. Welcome to premium features!',
    'success',
  ]);
});

test('ERR-33 ERR-34 RUL-72 a visitor, or a session that ended, is sent to sign in', async () => {
  const purchase = ['Authentication Required', 'Please log in to make a purchase', 'error'];
  const restore = ['Authentication Required', 'Please log in to restore purchases', 'error'];
  expect(await buying(shop({ userId: null }))).toEqual(purchase);
  expect(await restoring(shop({ userId: null }))).toEqual(restore);
  const ended = { purchase: refuse('UNAUTHENTICATED'), restore: refuse('UNAUTHENTICATED') };
  expect(await buying(shop({ server: ended }))).toEqual(purchase);
  expect(await restoring(shop({ server: ended }))).toEqual(restore);
});

test('ERR-40 RUL-07 RUL-74 outside purchase mode buying and restoring wait for the app stores', async () => {
  expect(await buying(shop({ server: { purchase: refuse('PURCHASES_OFF') } }))).toEqual([
    'App Store Integration',
    'Real App Store purchases will be available after App Store Connect setup.',
    'info',
  ]);
  const nothing = async () => ({ restored: false, membership: { ...FREE, purchase_mode: 'off' as const } });
  expect(await restoring(shop({ server: { restore: nothing } }))).toEqual([
    'App Store Integration',
    'Real App Store restoration will be available after App Store Connect setup.',
    'info',
  ]);
});

test("ERR-35 RUL-74 a failed purchase says the store's message, cut to 200 characters, else the stated words", async () => {
  const stated = 'There was an error processing your purchase. Please try again.';
  const failing = (message: string) =>
    shop({
      native: {
        purchase: async () => {
          throw new Error(message);
        },
      },
    });
  expect(await buying(failing('Your card was declined.'))).toEqual([
    'Purchase Failed',
    'Your card was declined.',
    'error',
  ]);
  expect((await buying(failing('x'.repeat(300))))?.[1]).toBe('x'.repeat(200));
  expect((await buying(failing(' ')))?.[1]).toBe(stated);
  const offline = async () => {
    throw new TypeError('Failed to fetch');
  };
  expect((await buying(shop({ server: { purchase: offline } })))?.[1]).toBe(stated);
  expect((await buying(shop({ server: { purchase: refuse('INTERNAL_SERVER_ERROR') } })))?.[1]).toBe(stated);
});

test('ERR-36 ERR-37 ERR-38 restoring tells what it found', async () => {
  const found = async () => ({ restored: true, membership: PRIVE });
  expect(await restoring(shop({ server: { restore: found } }))).toEqual([
    'Purchases Restored! 🎉',
    'Your privé subscription has been restored.',
    'success',
  ]);
  expect(await restoring(shop())).toEqual([
    'No Purchases Found',
    'No previous purchases were found to restore.',
    'info',
  ]);
  expect(await restoring(shop({ server: { restore: refuse('INTERNAL_SERVER_ERROR') } }))).toEqual([
    'Restore Failed',
    'There was an error restoring your purchases. Please try again.',
    'error',
  ]);
});

test('RUL-07 MEM-21 in the native app the store sells, under the account id, and the server grants', async () => {
  const asked: unknown[] = [];
  let questions = 0;
  const purchase: NativePurchases['purchase'] = async (product) => {
    asked.push(product);
    return 'purchased';
  };
  const get = async () => (++questions < 3 ? FREE : PRIVE);
  const outcome = await buyPrive(
    shop({ native: { purchase }, server: { get, purchase: refuse('PURCHASES_OFF') } }),
  );
  expect(outcome).toEqual({ kind: 'done', membership: PRIVE });
  expect(asked).toEqual([
    { title: 'Privé Monthly', price: 1.99, currency: 'USD', package_type: 'MONTHLY', app_user_id: 'maya' },
  ]);
});

test('RUL-88 a purchase that the provider has not reported yet is on its way, never granted by the app', async () => {
  expect(await buyPrive(shop({ native: {} }))).toEqual<Outcome>({ kind: 'on its way' });
});

test('a purchase that the person calls off says nothing', async () => {
  const outcome = await buyPrive(shop({ native: { purchase: async () => 'cancelled' } }));
  expect(purchaseToast(outcome)).toBeNull();
});
