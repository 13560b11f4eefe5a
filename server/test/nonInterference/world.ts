import { MINUTE_MS } from '@liora/domain/durations';
import type { Deps } from '../../src/deps.ts';
import { newServerKeys } from '../../src/modules/notifications/push/serverKeys.rules.ts';
import { MemoryLimits } from '../../src/rateLimits/memoryLimits.ts';
import { TEST_NOW, testDeps } from '../factories.ts';
import { httpNode } from '../httpNode.ts';
import { type Clock, newCouple, type World, type WorldDatabase } from './couple.ts';
import { determined } from './determined.ts';
import { furnish } from './furnish.ts';
import { type Outbox, toldTo } from './told.ts';

export type { Couple, World } from './couple.ts';

/** One pair for all worlds: what they say is compared. */
const PUSH_KEYS = newServerKeys();

function depsOf(database: WorldDatabase, clock: Clock, outbox: Outbox): Deps {
  let minute = 0;
  const deps = testDeps(database, {
    now: clock.now,
    // Limits on reading are counted by the time of the machine.
    readLimits: new MemoryLimits(() => (minute += MINUTE_MS)),
    mailer: { send: async (letter) => void outbox.letters.push(letter) },
    pusher: {
      apps: [],
      close: async () => {},
      isKnown: () => true,
      send: async (target, message) => {
        const endpoint = 'token' in target ? target.token : target.endpoint;
        outbox.pushes.push({ endpoint, message });
        return 'sent';
      },
    },
  });
  return { ...deps, config: { ...deps.config, push: { ...deps.config.push, keys: PUSH_KEYS } } };
}

export async function makeWorld(database: WorldDatabase): Promise<World> {
  let now = TEST_NOW;
  const clock: Clock = { now: () => now, set: (at) => (now = at) };
  const outbox: Outbox = { letters: [], pushes: [] };
  const deps = depsOf(database, clock, outbox);
  const steps = await determined(database);
  await steps.begin(0, now);
  await furnish(deps);
  const node = await httpNode(deps, database);
  const client = await database.pool.connect();
  const world: World = {
    deps,
    database,
    couple: async (n) => {
      clock.set(TEST_NOW);
      const told = toldTo(deps, database, client, outbox);
      return newCouple({ world, site: node.site, steps, n, told, clock });
    },
    close: async () => {
      client.release();
      await node.close();
      await database.close();
    },
  };
  return world;
}
