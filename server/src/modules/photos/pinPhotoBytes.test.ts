import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cast, cast, cookiesOf } from '../../../test/cast.ts';
import { testDatabase } from '../../../test/database.ts';
import { person, testDeps } from '../../../test/factories.ts';
import { ROLES, type Role } from '../../../test/matrix.ts';
import { type Site, startSite } from '../../../test/site.ts';
import { memoryStore } from '../../integrations/photoStore/testing/memoryStore.ts';
import { closeAccount } from '../accounts/closing/closing.service.ts';
import { type PinAccess, pinVisibility } from '../pins/pins.policy.ts';
import { createPin, deletePin, editPin, restorePin } from '../pins/pins.service.ts';
import { writeReview } from '../reviews/reviews.service.ts';
import { moderationQueue } from '../safety/moderation/moderation.service.ts';
import { reportContent } from '../safety/reports/reports.service.ts';
import { reportPhoto } from './testing/moderating.ts';
import { photosAreUploadedFor, pinFrom } from './testing/shownThings.ts';
import { whoGetsBytes } from './testing/whoGetsBytes.ts';

const database = await testDatabase();
const photoStore = memoryStore();
const deps = testDeps(database, { photoStore });
let site: Site;
let callers: Cast;
let cookies: Record<Role, string>;
beforeAll(async () => {
  site = await startSite(deps);
  callers = await cast(deps);
  cookies = await cookiesOf(deps, callers);
});
afterAll(async () => {
  await site.close();
  await database.close();
});

const seers = (id: string) => whoGetsBytes({ site, cookies, photoStore }, id);
const OPEN = { is_public: true, is_prive: false, is_hidden: false, is_reported: false, deleted: false };

/** Who sees the pin of `owner` as the pure policy says, and the photo's own owner besides. */
const sighted = (state: Partial<PinAccess>, photographer: Role = 'owner') =>
  ROLES.filter((role) => {
    const { viewer } = callers[role];
    const pin = {
      ...OPEN,
      ...state,
      user_id: callers.owner.viewer.userId,
      creator_blocked: role === 'blocker',
    };
    return role === photographer || pinVisibility(pin, viewer) === 'full';
  });

async function photographedPin(part: Partial<ReturnType<typeof pinFrom>> = {}) {
  const { owner } = callers;
  const [photo = ''] = await photosAreUploadedFor(owner, 'pin', 1);
  const pin = await createPin(owner, { ...pinFrom(), ...part, request_id: randomUUID(), photos: [photo] });
  return { photo, pin };
}

test('RUL-82 RUL-22 API-40 nobody without sight of a pin gets a byte of one of its photo sizes, whatever its state', async () => {
  const { owner } = callers;
  const { photo, pin } = await photographedPin();
  expect(await seers(photo), 'public').toEqual(sighted({}));
  expect(sighted({})).not.toContain('blocker');
  await editPin(owner, { ...pinFrom(), is_public: false, id: pin.id, version: 1 });
  expect(await seers(photo), 'private').toEqual(['owner']);
  await deps.db.updateTable('dropped_pins').set({ is_prive: true }).where('id', '=', pin.id).execute();
  expect(await seers(photo), 'Privé').toEqual(sighted({ is_public: false, is_prive: true }));
  await deps.db
    .updateTable('dropped_pins')
    .set({ is_prive: false, is_public: true })
    .where('id', '=', pin.id)
    .execute();
  await deps.db.updateTable('dropped_pins').set({ is_hidden: true }).where('id', '=', pin.id).execute();
  expect(await seers(photo), 'hidden by moderators').toEqual(['admin', 'owner']);
  await deps.db.updateTable('dropped_pins').set({ is_hidden: false }).where('id', '=', pin.id).execute();
  await deletePin(owner, pin.id);
  expect(await seers(photo), 'deleted').toEqual(['owner']);
  await restorePin(owner, pin.id);
  expect(await seers(photo), 'restored').toEqual(sighted({}));
  await reportContent(callers.reporter, {
    content_type: 'pin',
    content_id: pin.id,
    reason: 'spam',
    details: null,
  });
  // Moderators see what they decide about.
  expect(await seers(photo), 'the pin reported').toEqual(['admin', 'owner']);
  const { items } = await moderationQueue(callers.admin);
  const found = items.find(({ content_id }) => content_id === pin.id);
  expect(found?.photos.map(({ id }) => id)).toEqual([photo]);
});

test('RUL-21 of a reported photo the pin stays, and its bytes are for owner and moderators alone', async () => {
  const { photo } = await photographedPin();
  await reportPhoto(callers.reporter, { content_type: 'photo', content_id: photo });
  expect(await seers(photo)).toEqual(ROLES.filter((role) => role === 'admin' || role === 'owner'));
});

test('RUL-50 RUL-82 photos of a review of a pin are for whoever sees the pin', async () => {
  const { pin } = await photographedPin();
  const [photo = ''] = await photosAreUploadedFor(callers.free, 'review', 1);
  const marks = { vibe: 9, quality: 8, experience: 7, text: null, been_there: true };
  await writeReview(callers.free, { ...marks, place_id: pin.id, photos: [photo], request_id: randomUUID() });
  // Who blocks the pin's owner does not see the pin.
  expect(await seers(photo), 'public').toEqual(sighted({}));
  await deps.db.updateTable('dropped_pins').set({ is_public: false }).where('id', '=', pin.id).execute();
  expect(await seers(photo), 'private').toEqual(sighted({ is_public: false }, 'free'));
  await deps.db
    .updateTable('dropped_pins')
    .set({ is_public: true, deleted_at: deps.now() })
    .where('id', '=', pin.id)
    .execute();
  expect(await seers(photo), 'deleted').toEqual(['free']);
  await deps.db.deleteFrom('dropped_pins').where('id', '=', pin.id).execute();
  expect(await seers(photo), 'erased').toEqual(['free']);
});

test('RUL-92 of a closed account nobody gets a byte of a photo any more', async () => {
  const leaving = await person(deps);
  const [photo = ''] = await photosAreUploadedFor(leaving, 'pin', 1);
  await createPin(leaving, { ...pinFrom(), request_id: randomUUID(), photos: [photo] });
  expect(await seers(photo)).toEqual([...ROLES]);
  await closeAccount(deps, leaving.viewer.userId);
  // Moderators see what is withheld.
  expect(await seers(photo)).toEqual(['admin']);
});
