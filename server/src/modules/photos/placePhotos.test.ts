import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { codeOf } from '../../../test/codeOf.ts';
import { testDatabase } from '../../../test/database.ts';
import { person, testDeps, venue } from '../../../test/factories.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { createPin, deletePin, editPin, getOwnPin, restorePin } from '../pins/pins.service.ts';
import { getPlace } from '../places/places.service.ts';
import { lovedPlaces } from '../reviews/loved/loved.service.ts';
import { deleteReview, listReviews, restoreReview, writeReview } from '../reviews/reviews.service.ts';
import { block, reportPhoto } from './testing/moderating.ts';
import { photosAreUploadedFor, pinFrom } from './testing/shownThings.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
const content = pinFrom();
const marks = { vibe: 9, quality: 9, experience: 9, text: null, been_there: true };
const ALL = { sort: 'newest', been_there: false, limit: 50 } as const;

const review = (who: SignedInCaller, place_id: string, photos: string[]) =>
  writeReview(who, { ...marks, place_id, photos, request_id: randomUUID() });
const idsOf = (photos: readonly { id: string }[]) => photos.map(({ id }) => id);
const visitor = { deps, viewer: null };
const stripOf = async (caller: typeof visitor | SignedInCaller, id: string) =>
  idsOf((await getPlace(caller, { id })).photos);
const leadOf = async (id: string) => {
  const { places } = await lovedPlaces(visitor, { sort: 'recent', limit: 50 });
  return places.find(({ place_id }) => place_id === id)?.place.photoUrl;
};
const at = async (id: string, minute: number) => {
  const uploaded_at = new Date(Date.UTC(2026, 0, 1, 0, minute));
  await deps.db.updateTable('photos').set({ uploaded_at }).where('id', '=', id).execute();
};

test('ENT-09 ENT-26 a pin shows its first photo wherever it is shown, up to six in their order, until it is erased', async () => {
  const owner = await person(deps);
  const [one = '', two = '', ...rest] = await photosAreUploadedFor(owner, 'pin', 7);
  const pin = await createPin(owner, { ...content, request_id: randomUUID(), photos: [one, two] });
  expect(pin.photo_url).toBe(`/photos/${one}/small`);
  expect(idsOf(pin.photos)).toEqual([one, two]);
  const turned = await editPin(owner, { ...content, id: pin.id, version: 1, photos: [two, one] });
  expect([turned.photo_url, idsOf(turned.photos)]).toEqual([`/photos/${two}/small`, [two, one]]);
  // An edit that says nothing of photos leaves them.
  const renamed = await editPin(owner, { ...content, title: 'Another', id: pin.id, version: 2 });
  expect(idsOf(renamed.photos)).toEqual([two, one]);
  expect(
    await codeOf(editPin(owner, { ...content, id: pin.id, version: 3, photos: [one, two, ...rest] })),
  ).toBe('TOO_MANY_PHOTOS');
  expect((await getPlace(visitor, { id: pin.id })).place.photoUrl).toBe(`/photos/${two}/small`);
  await deletePin(owner, pin.id);
  await restorePin(owner, pin.id);
  expect(idsOf((await getOwnPin(owner, pin.id)).photos)).toEqual([two, one]);
  await deps.db.deleteFrom('dropped_pins').where('id', '=', pin.id).execute();
  const loose = await deps.db
    .selectFrom('photos')
    .select('id')
    .where('user_id', '=', owner.viewer.userId)
    .where('subject_id', 'is', null)
    .where('loose_since', 'is not', null)
    .execute();
  expect(loose).toHaveLength(7);
});

test('RUL-81 of twenty pins that want one photo at once a single one has it, and the same request is one pin', async () => {
  const owner = await person(deps);
  const [id = '', other = ''] = await photosAreUploadedFor(owner, 'pin', 2);
  const each = (request_id: string, photos: string[]) =>
    createPin(owner, { ...content, request_id, photos }).then(
      ({ photos: [photo] }) => photo?.id,
      (error: { code: string }) => error.code,
    );
  const answers = await Promise.all(Array.from({ length: 20 }, () => each(randomUUID(), [id])));
  expect(answers.filter((answer) => answer === id)).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'PHOTO_UNKNOWN')).toHaveLength(19);
  const request = randomUUID();
  const again = await Promise.all(Array.from({ length: 20 }, () => each(request, [other])));
  expect(new Set(again)).toEqual(new Set([other]));
});

test('RUL-21 a reported first photo gives way to the next one, and a restored one is the first again', async () => {
  const [owner, reporter] = [await person(deps), await person(deps)];
  const photos = await photosAreUploadedFor(owner, 'pin', 2);
  const [first = '', second] = photos;
  const { id } = await createPin(owner, { ...content, request_id: randomUUID(), photos });
  await reportPhoto(reporter, { content_type: 'photo', content_id: first });
  expect((await getPlace(visitor, { id })).place.photoUrl).toBe(`/photos/${second}/small`);
  expect(await stripOf(visitor, id)).toEqual([second]);
  await deps.db.updateTable('photos').set({ is_reported: false }).where('id', '=', first).execute();
  expect((await stripOf(visitor, id)).sort()).toEqual([...photos].sort());
});

test('LOVE-14 API-24 CONST-53 ENT-26 a listed venue is led by the newest photo that the viewer sees, its page shows them newest first', async () => {
  const [one, two, third] = [await person(deps), await person(deps), await person(deps)];
  const place = await venue(deps.db, `photographed-${randomUUID()}`);
  const [old = '', late = ''] = await photosAreUploadedFor(one, 'review', 2);
  const [newest = ''] = await photosAreUploadedFor(two, 'review', 1);
  await review(one, place, [late, old]);
  await review(two, place, [newest]);
  for (const [minute, id] of [old, late, newest].entries()) await at(id, minute);
  expect(await stripOf(visitor, place)).toEqual([newest, late, old]);
  expect(await leadOf(place)).toBe(`/photos/${newest}/small`);
  expect((await getPlace(visitor, { id: place })).place.photoUrl).toBe(`/photos/${newest}/small`);
  // In the review itself they stand as its author put them.
  const { reviews } = await listReviews(visitor, { ...ALL, place_id: place });
  expect(reviews.map(({ photos }) => idsOf(photos)).sort()).toEqual([[late, old], [newest]].sort());
  await block(third, two);
  expect(await stripOf(third, place)).toEqual([late, old]);
  await reportPhoto(third, { content_type: 'photo', content_id: late });
  expect(await stripOf(visitor, place)).toEqual([newest, old]);
  await deps.db
    .updateTable('liora_reviews')
    .set({ is_hidden: true })
    .where('user_id', '=', two.viewer.userId)
    .execute();
  expect(await stripOf(visitor, place)).toEqual([old]);
  expect(await leadOf(place)).toBe(`/photos/${old}/small`);
});

test('RUL-15 RUL-50 whoever took the photos of a review sees them on the page of its place as long as others do', async () => {
  const [author, other] = [await person(deps), await person(deps)];
  const place = await venue(deps.db, `own-${randomUUID()}`);
  const photos = await photosAreUploadedFor(author, 'review', 1);
  const { id } = await review(author, place, photos);
  const both = async () => [await stripOf(author, place), await stripOf(other, place)];
  expect(await both()).toEqual([photos, photos]);
  await deleteReview(author, id);
  expect(await both()).toEqual([[], []]);
  await restoreReview(author, id);
  expect(await both()).toEqual([photos, photos]);
  const set = (fields: { is_hidden?: boolean; is_reported?: boolean; held_at?: Date | null }) =>
    deps.db.updateTable('liora_reviews').set(fields).where('id', '=', id).execute();
  for (const [hidden, shown] of [
    [{ is_hidden: true }, { is_hidden: false }],
    [{ is_reported: true }, { is_reported: false }],
    [{ held_at: deps.now() }, { held_at: null }],
  ] as const) {
    await set(hidden);
    expect(await both()).toEqual([[], []]);
    await set(shown);
  }
  // In the review itself, which they still read, they stay.
  await set({ is_hidden: true });
  const { reviews } = await listReviews(author, { ...ALL, place_id: place });
  expect(reviews.flatMap((one) => idsOf(one.photos))).toEqual(photos);
});

test('RUL-82 a private pin shows its owner its photos on its own page', async () => {
  const [owner, other] = [await person(deps), await person(deps)];
  const photos = await photosAreUploadedFor(owner, 'pin', 1);
  const pin = await createPin(owner, { ...content, is_public: false, request_id: randomUUID(), photos });
  expect(await stripOf(owner, pin.id)).toEqual(photos);
  expect(await codeOf(stripOf(other, pin.id))).toBe('NOT_FOUND');
});

test('LOVE-14 photos follow when places become one, and go back when they are two again', async () => {
  const [one, two] = [await person(deps), await person(deps)];
  const [before, after] = [
    await venue(deps.db, `before-${randomUUID()}`),
    await venue(deps.db, `after-${randomUUID()}`),
  ];
  const [a = ''] = await photosAreUploadedFor(one, 'review', 1);
  const [b = ''] = await photosAreUploadedFor(two, 'review', 1);
  await review(one, before, [a]);
  await review(two, after, [b]);
  await at(a, 1);
  await at(b, 2);
  const lead = (to: string | null) =>
    deps.db.updateTable('places').set({ redirect_to: to }).where('place_id', '=', before).execute();
  await lead(after);
  expect(await stripOf(visitor, after)).toEqual([b, a]);
  expect(await stripOf(visitor, before)).toEqual([b, a]);
  // Written again while they are one, it still stands at its own place.
  await review(one, after, [a]);
  await lead(null);
  expect(await stripOf(visitor, after)).toEqual([b]);
  expect(await stripOf(visitor, before)).toEqual([a]);
});

test('API-24 the newest photos of many places are read by their index', async () => {
  const { rows } = await sql<{
    'QUERY PLAN': string;
  }>`explain select p.id from unnest(array['a', 'b']) w (ref)
    cross join lateral (select p.* from photos p where p.venue_id = w.ref and p.state = 'ready' and not p.is_hidden
      and not p.is_reported order by p.uploaded_at desc, p.id desc limit 60) p`.execute(deps.db);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('photos_venue');
});
