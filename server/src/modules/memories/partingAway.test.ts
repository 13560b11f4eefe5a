import { afterAll, expect, test } from 'vitest';
import { link, unlink } from '../../../test/couples.ts';
import { testDatabase } from '../../../test/database.ts';
import { person, TEST_NOW, testDeps } from '../../../test/factories.ts';
import type { AddressedCaller } from '../../rpc/context.ts';
import { applySuspension } from '../accounts/suspension/suspension.service.ts';
import { shownFile } from '../photos/photos.service.ts';
import { photosAreUploadedFor } from '../photos/testing/shownThings.ts';
import { getMemory, listMemories } from './read/readMemories.service.ts';
import { change, keep } from './testing/keeping.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

const allOf = async (who: AddressedCaller) => (await listMemories(who, { limit: 9 })).memories;

test('RUL-47 whose partner is suspended when their link ends has all photos of both, less those that moderators have hidden', async () => {
  const [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  await link(maya, june);
  const hers = await keep(maya, { place_name: 'Hers' }, 1);
  const [fine = '', hidden = ''] = await photosAreUploadedFor(june, 'memory', 2);
  const photos = [...hers.photos.map(({ id }) => id), fine, hidden].map((id) => ({ id, caption: null }));
  await change(june, (await getMemory(june, hers.id)).memory, { photos });
  await keep(june, { place_name: 'His' }, 2);
  await database.db.updateTable('photos').set({ is_hidden: true }).where('id', '=', hidden).execute();
  const suspend = (wanted: { until: null } | null) =>
    database.db.transaction().execute((trx) => applySuspension(trx, june.viewer.userId, wanted, TEST_NOW));
  await suspend({ until: null });
  await unlink(maya, june);
  const kept = await allOf(maya);
  expect(Object.fromEntries(kept.map((memory) => [memory.place_name, memory.photos.length]))).toEqual({
    Hers: 2,
    His: 2,
  });
  for (const { id } of kept.flatMap((memory) => memory.photos))
    expect(await shownFile(maya, id)).not.toBeNull();
  await suspend(null);
  expect((await allOf(june)).map((memory) => memory.photos.length).sort()).toEqual([2, 3]);
});
