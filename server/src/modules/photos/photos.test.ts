import { afterAll, expect, test } from 'vitest';
import { codeOf } from '../../../test/codeOf.ts';
import { testDatabase } from '../../../test/database.ts';
import { person, testDeps } from '../../../test/factories.ts';
import { changeProfile, getProfile } from '../accounts/profile/profile.service.ts';
import { moderationQueue } from '../safety/moderation/moderation.service.ts';
import { decide } from '../safety/testing/deciding.ts';
import { photosOf } from './photos.service.ts';
import { reportPhoto } from './testing/moderating.ts';
import { showOnProfile, uploaded } from './testing/uploading.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

test('RUL-80 only a ready photo of one’s own that nothing else shows can be attached', async () => {
  const [someone, other] = [await person(deps), await person(deps)];
  const foreign = await uploaded(other);
  expect(await codeOf(changeProfile(someone, { photo_id: foreign }))).toBe('PHOTO_UNKNOWN');
  const own = await uploaded(someone);
  await database.db.updateTable('photos').set({ state: 'pending' }).where('id', '=', own).execute();
  expect(await codeOf(changeProfile(someone, { photo_id: own }))).toBe('PHOTO_UNKNOWN');
  await database.db
    .updateTable('photos')
    .set({ state: 'ready', belongs_to: 'pin' })
    .where('id', '=', own)
    .execute();
  expect(await codeOf(changeProfile(someone, { photo_id: own }))).toBe('PHOTO_UNKNOWN');
  expect((await getProfile(someone, { user_id: someone.viewer.userId })).photo).toBeNull();
});

test('ENT-26 of twenty photos set at once a profile shows exactly one, and its address is that one’s', async () => {
  const someone = await person(deps);
  const ids = await Promise.all(Array.from({ length: 20 }, () => uploaded(someone)));
  await Promise.all(ids.map((photo_id) => changeProfile(someone, { photo_id })));
  const { userId } = someone.viewer;
  const shown = (await photosOf(deps.db, null, 'profile', [userId])).get(userId) ?? [];
  expect(shown).toHaveLength(1);
  const { photo, profile_photo_url } = await getProfile(someone, { user_id: userId });
  expect(profile_photo_url).toBe(`/photos/${photo?.id}/small`);
  expect(photo).toEqual(shown[0]);
});

test('RUL-21 a hidden profile photo is shown nowhere but to its owner, and a restored one is exactly as before', async () => {
  const [face, reporter, admin] = [await person(deps), await person(deps), await person(deps)];
  const { userId } = face.viewer;
  const id = await uploaded(face);
  await showOnProfile(face, id);
  const before = await getProfile(reporter, { user_id: userId });
  const files = await Promise.all(
    ['small.webp', 'large.webp', 'mail.jpg'].map((file) => deps.photoStore.read(id, file)),
  );
  await reportPhoto(reporter, { content_type: 'profile', content_id: admin.viewer.userId });
  await reportPhoto(reporter, { content_type: 'photo', content_id: id });
  expect(await getProfile(reporter, { user_id: userId })).toEqual(before);
  // In front of what was reported before it.
  const { items } = await moderationQueue(admin);
  expect(items.map(({ content_type }) => content_type)).toEqual(['photo', 'profile']);
  const decision = { content_type: 'photo', content_id: id, reason: 'not theirs' } as const;
  await decide(admin, 'hide', decision);
  expect(await getProfile(reporter, { user_id: userId })).toMatchObject({
    photo: null,
    profile_photo_url: null,
  });
  expect((await getProfile(face, { user_id: userId })).photo?.id).toBe(id);
  await decide(admin, 'restore', decision);
  expect(await getProfile(reporter, { user_id: userId })).toEqual(before);
  const after = await Promise.all(
    ['small.webp', 'large.webp', 'mail.jpg'].map((file) => deps.photoStore.read(id, file)),
  );
  expect(after).toEqual(files);
});
