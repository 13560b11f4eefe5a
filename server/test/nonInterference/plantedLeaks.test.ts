import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../database.ts';
import { ask } from './looks.ts';
import { closeConnections } from './observed.ts';
import { PLANTS, plant } from './plants.ts';
import { secret } from './secretKind.ts';
import { SECRETS } from './secrets/secrets.ts';
import { findDifference } from './tale.ts';
import { makeWorld } from './world.ts';

/** Within so many pairs what is planted is found. */
const PAIRS = 25;
const SEED = 4;

const worlds = [
  await makeWorld(await testDatabase({ poolSize: 4 })),
  await makeWorld(await testDatabase({ poolSize: 4 })),
] as const;
afterAll(async () => {
  closeConnections();
  for (const { close } of worlds) await close();
});

describe('RUL-47 the comparison of two worlds finds', () => {
  test.each(PLANTS.map((leak, i) => ({ ...leak, leak, first: i * PAIRS })))(
    '$what',
    async ({ leak, first }) => {
      const taken = await Promise.all(worlds.map(({ database }) => plant(database, leak)));
      const search = findDifference(worlds, [leak.secret], { runs: PAIRS, seed: SEED, first });
      const found = await search.finally(() => Promise.all(taken.map((takeOut) => takeOut())));
      expect(found?.difference.left).not.toBe(found?.difference.right);
      expect(found).not.toBeNull();
    },
  );

  test('a leak of every kind of secret that there is', () => {
    expect(new Set(PLANTS.map(({ secret: of }) => of.name))).toEqual(
      new Set(SECRETS.map(({ name }) => name)),
    );
  });
});

/** A kind of which nothing is hidden. */
const nothing = { stories: fc.constant({}), prepare: async () => undefined, hide: async () => undefined };

describe('RUL-47 two worlds are not taken for the same', () => {
  test('where what B asks is refused in both', async () => {
    const asksNonsense = secret({
      ...nothing,
      name: 'nonsense',
      looks: () => [ask('plans.list', { tags: 7 })],
    });
    const told = findDifference(worlds, [asksNonsense], { runs: 1, first: 900 });
    await expect(told).rejects.toThrow('nothing can be seen by plans.list');
  });

  test('where what A does fails in both', async () => {
    const fails = secret({
      ...nothing,
      name: 'fails',
      hide: async () => {
        throw new Error('A can do nothing');
      },
      looks: () => [],
    });
    await expect(findDifference(worlds, [fails], { runs: 1, first: 910 })).rejects.toThrow(
      'A can do nothing',
    );
  });
});
