import { HOUR_MS } from '@liora/domain/durations';
import { PHOTO_LOOSE_HOURS } from '@liora/domain/limits';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { person, TEST_NOW, testDeps } from '../../../test/factories.ts';
import type { Deps } from '../../deps.ts';
import type { PhotoStore } from '../../integrations/photoStore/photoStore.ts';
import { memoryStore } from '../../integrations/photoStore/testing/memoryStore.ts';
import { sweepPart, sweepPhotos } from './photos.jobs.ts';
import { storePhoto } from './photos.service.ts';
import { made, showOnProfile, uploaded } from './testing/uploading.ts';

const database = await testDatabase();
afterAll(() => database.close());
const store = memoryStore();
const later = (hours: number) => () => new Date(TEST_NOW.getTime() + hours * HOUR_MS);
const deps = testDeps(database, { photoStore: store });

beforeEach(async () => {
  store.files.clear();
  await database.db.deleteFrom('photos').execute();
});

class Killed extends Error {}

/** A node that is killed before its nth step, whatever that is: nothing it does after that happens. */
function killedBefore(step: number, own: Deps = deps): { node: Deps; wasKilled: () => boolean } {
  let steps = 0;
  const count = () => {
    steps += 1;
    if (steps >= step) throw new Killed();
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const each =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args) => {
      count();
      return call(...args);
    };
  const photoStore: PhotoStore = {
    write: each(store.write),
    read: each(store.read),
    erase: each(store.erase),
    idsWith: each(store.idsWith),
  };
  return { node: { ...own, photoStore, db: own.db.withPlugin(plugin) }, wasKilled: () => steps >= step };
}

const survive = async (work: Promise<unknown>) => {
  await work.catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
};

/** Every part, as some hours of minutes do. */
async function sweepAll(own: Deps): Promise<void> {
  await sweepPhotos(own);
  for (let part = 0; part < 256; part += 1) await sweepPart(own, part);
}

async function left(): Promise<{ rows: string[]; files: string[] }> {
  const rows = await database.db.selectFrom('photos').select(['id', 'state']).execute();
  return {
    rows: rows.map(({ id }) => id).sort(),
    files: [...new Set([...store.files.keys()].map((key) => key.slice(0, 36)))].sort(),
  };
}

test('an upload that is killed between any two steps leaves neither file nor row after the sweep', async () => {
  const someone = await person(deps);
  let step = 1;
  for (; ; step += 1) {
    const { node, wasKilled } = killedBefore(step);
    await survive(storePhoto({ ...someone, deps: node }, 'profile', made()));
    if (!wasKilled()) break;
    await sweepAll({ ...deps, now: later(2) });
    expect(await left(), `before step ${step}`).toEqual({ rows: [], files: [] });
  }
  // A row, four files, and that they are all there.
  expect(step).toBe(7);
  expect((await left()).files).toHaveLength(1);
});

test('a sweep that is killed between any two steps is ended by the next one, beside an upload and what is shown', async () => {
  const someone = await person(deps);
  const shown = await uploaded(someone);
  await showOnProfile(someone, shown);
  for (let step = 1; step < 12; step += 1) {
    await uploaded(someone);
    const day = { ...deps, now: later(PHOTO_LOOSE_HOURS + 1) };
    const { node } = killedBefore(step, day);
    await survive(sweepPhotos(node));
    const fresh = (await storePhoto({ ...someone, deps: { ...day } }, 'profile', made())).id;
    await sweepAll(day);
    expect(await left(), `before step ${step}`).toEqual({
      rows: [shown, fresh].sort(),
      files: [shown, fresh].sort(),
    });
    await database.db.deleteFrom('photos').where('id', '=', fresh).execute();
    await sweepAll(day);
  }
});

test('what nothing shows goes after a day, what is shown stays, and twice is as once', async () => {
  const someone = await person(deps);
  const [before, after, loose] = [await uploaded(someone), await uploaded(someone), await uploaded(someone)];
  await showOnProfile(someone, before);
  await showOnProfile({ ...someone, deps: { ...deps, now: later(20) } }, after);
  const at = (hours: number) => ({ ...deps, now: later(hours) });
  await sweepAll(at(23));
  expect((await left()).rows).toEqual([before, after, loose].sort());
  await Promise.all([sweepAll(at(25)), sweepAll(at(25))]);
  // The one before is loose since the twentieth hour.
  expect((await left()).rows).toEqual([before, after].sort());
  await sweepAll(at(45));
  expect(await left()).toEqual({ rows: [after], files: [after] });
});

test('files of a closed account go although their rows are gone already', async () => {
  const leaving = await person(deps);
  await showOnProfile(leaving, await uploaded(leaving));
  await database.db.deleteFrom('auth_users').where('id', '=', leaving.viewer.userId).execute();
  expect((await left()).files).toHaveLength(1);
  await sweepAll(deps);
  expect(await left()).toEqual({ rows: [], files: [] });
});
