import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkedRouter } from '../../../../test/checkedRouter.ts';
import { codeOf } from '../../../../test/codeOf.ts';
import { testDatabase } from '../../../../test/database.ts';
import { block, droppedPin, person, testDeps, venue, visitorOf } from '../../../../test/factories.ts';
import type { AddressedCaller } from '../../../rpc/context.ts';
import { photosAreUploaded } from '../../photos/testing/uploading.ts';
import { writeReview } from '../../reviews/reviews.service.ts';
import { publishPlan } from '../../safety/testing/seen.ts';
import {
  changeProfile,
  getProfile,
  pinsOfProfile,
  plansOfProfile,
  reviewsOfProfile,
} from './profile.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
let owner: AddressedCaller;
let other: AddressedCaller;
const ofOwner = () => ({ user_id: owner.viewer.userId });
beforeAll(async () => {
  for (const place of ['bar', 'cafe']) await venue(database.db, place);
  owner = await person(deps, { username: 'owner', member: true });
  other = await person(deps, { username: 'other' });
  await publishPlan(owner);
  await publishPlan(owner, { is_public: false });
  await publishPlan(owner, { is_public: false, is_prive: true });
  await droppedPin(owner, { title: 'Open bench' });
  await droppedPin(owner, { title: 'Only mine', is_public: false });
  await droppedPin(owner, { title: 'For members', is_public: false, is_prive: true });
  await changeProfile(owner, { bio: 'Two people, one umbrella.' });
});

test('ENT-13 PROF-01 PROF-02 RUL-23 RUL-104 a public profile tells a visitor name, photo, bio and how much is public, and nothing more', async () => {
  const profile = await getProfile(visitorOf(deps), ofOwner());
  expect(profile).toEqual({
    user_id: owner.viewer.userId,
    username: 'owner',
    profile_photo_url: null,
    photo: null,
    is_public_profile: true,
    is_own: false,
    invitable_by: null,
    bio: 'Two people, one umbrella.',
    counts: { plans: 1, pins: 1, likes: 0 },
    own_counts: null,
  });
  expect(JSON.stringify(profile)).not.toContain('@');
  expect((await plansOfProfile(visitorOf(deps), { ...ofOwner(), limit: 60 })).plans).toHaveLength(1);
  expect((await pinsOfProfile(visitorOf(deps), ofOwner())).pins.map(({ title }) => title)).toEqual([
    'Open bench',
  ]);
});

test('PROF-02 under one’s own name stands all that one has made, published or not; nobody else learns how much that is', async () => {
  expect(await getProfile(owner, ofOwner())).toMatchObject({
    counts: { plans: 2, pins: 2 },
    own_counts: { plans: 3, pins: 3 },
  });
  for (const caller of [visitorOf(deps), other])
    expect(await getProfile(caller, ofOwner())).toMatchObject({ own_counts: null });
  for (const as of ['stranger', 'partner'] as const)
    expect(await getProfile(owner, { ...ofOwner(), as })).toMatchObject({ own_counts: null });
});

test('RUL-79 RUL-22 a public profile lists what its person says of places that the reader sees, newest first; a private one none', async () => {
  const pin = await droppedPin(other, { title: 'Bench by the water' });
  for (const place_id of ['bar', pin])
    await writeReview(owner, {
      place_id,
      vibe: 9,
      quality: 8,
      experience: 7,
      text: `Of ${place_id}`,
      been_there: true,
      request_id: randomUUID(),
    });
  const titles = async (caller: Parameters<typeof reviewsOfProfile>[0]) =>
    (await reviewsOfProfile(caller, ofOwner())).reviews.map(({ place_name }) => place_name);
  expect(await titles(visitorOf(deps))).toEqual(expect.arrayContaining(['Bench by the water', 'bar']));
  // A pin that went private is told to nobody by what was said of it, to whoever said it neither.
  await database.db.updateTable('dropped_pins').set({ is_public: false }).where('id', '=', pin).execute();
  for (const caller of [visitorOf(deps), owner]) expect(await titles(caller)).toEqual(['bar']);
  await changeProfile(owner, { is_public_profile: false });
  expect(await titles(other)).toEqual([]);
  expect(await titles(owner)).toEqual(['bar']);
  await changeProfile(owner, { is_public_profile: true });
  const blocker = await person(deps, { username: 'blocker' });
  await block(blocker, owner);
  expect(await codeOf(reviewsOfProfile(blocker, ofOwner()))).toBe('NOT_FOUND');
});

test('RUL-79 PROF-02 a private profile tells others name and photo alone; its owner still sees all, and what others see', async () => {
  await changeProfile(owner, { is_public_profile: false });
  for (const caller of [visitorOf(deps), other]) {
    expect(await getProfile(caller, ofOwner())).toMatchObject({ username: 'owner', bio: null, counts: null });
    expect(await plansOfProfile(caller, { ...ofOwner(), limit: 60 })).toEqual({
      plans: [],
      nextCursor: null,
    });
    expect(await pinsOfProfile(caller, ofOwner())).toEqual({ pins: [], nextCursor: null });
  }
  expect(await getProfile(owner, ofOwner())).toMatchObject({
    is_own: true,
    bio: 'Two people, one umbrella.',
    counts: { plans: 2, pins: 2 },
  });
  expect(await getProfile(owner, { ...ofOwner(), as: 'stranger' })).toMatchObject({
    is_own: false,
    bio: null,
    counts: null,
  });
  await changeProfile(owner, { is_public_profile: true });
});

test('RUL-79 who may invite somebody is theirs to choose, and nobody else learns it', async () => {
  expect(await getProfile(owner, ofOwner())).toMatchObject({ invitable_by: 'anyone' });
  expect(await changeProfile(owner, { invitable_by: 'partner' })).toMatchObject({ invitable_by: 'partner' });
  for (const caller of [visitorOf(deps), other])
    expect(await getProfile(caller, ofOwner())).toMatchObject({ invitable_by: null });
  expect(await getProfile(owner, { ...ofOwner(), as: 'partner' })).toMatchObject({ invitable_by: null });
  await changeProfile(owner, { invitable_by: 'anyone' });
});

test('NAV-06 RUL-22 nobody, and whoever the caller has blocked, is the same: not there', async () => {
  const blocker = await person(deps);
  await block(blocker, owner);
  for (const [caller, user_id] of [
    [blocker, owner.viewer.userId],
    [other, randomUUID()],
    [visitorOf(deps), randomUUID()],
  ] as const) {
    expect(await codeOf(getProfile(caller, { user_id }))).toBe('NOT_FOUND');
    expect(await codeOf(plansOfProfile(caller, { user_id, limit: 60 }))).toBe('NOT_FOUND');
    expect(await codeOf(pinsOfProfile(caller, { user_id }))).toBe('NOT_FOUND');
  }
  // One way: the blocked one is not told.
  expect((await getProfile(owner, { user_id: blocker.viewer.userId })).username).toBe(
    blocker.viewer.username,
  );
});

test('PROF-04 RUL-26 RUL-27 RUL-80 a name keeps all its rules when it is changed, whatever the letter case', async () => {
  const someone = await person(deps, { username: 'someone' });
  for (const username of ['ab', 'x'.repeat(21), 'two words', '%']) {
    expect(await codeOf(changeProfile(someone, { username })), username).toBe('USERNAME_INVALID');
  }
  expect(await codeOf(changeProfile(someone, { username: 'OWNER' }))).toBe('USERNAME_TAKEN');
  expect((await changeProfile(someone, { username: 'x'.repeat(20) })).username).toBe('x'.repeat(20));
  expect((await changeProfile(someone, { username: 'Someone_Else' })).username).toBe('Someone_Else');
});

test('RUL-27 of twenty people who want one name at once exactly one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => person(deps)));
  const codes = await Promise.all(people.map((who) => codeOf(changeProfile(who, { username: 'the_one' }))));
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(codes.filter((code) => code === 'USERNAME_TAKEN')).toHaveLength(19);
});

test('RUL-28 a generated name stays as it is until it is changed', async () => {
  const generated = await person(deps, { username: 'ann.lee+dates_0a1b2c3d' });
  const { username } = await changeProfile(generated, { username: generated.viewer.username, bio: 'Hello.' });
  expect(username).toBe('ann.lee+dates_0a1b2c3d');
});

test('RUL-80 nothing but name, bio, photo and the switch can be changed, least of all membership and e-mail', async () => {
  const client = createRouterClient(checkedRouter, {
    context: { ...other, requestHeaders: new Headers(), resHeaders: new Headers(), request: {} as never },
  });
  const columns = () =>
    database.db
      .selectFrom('profiles')
      .selectAll()
      .where('user_id', '=', other.viewer.userId)
      .executeTakeFirst();
  const before = await columns();
  for (const more of [
    { membership_tier: 'prive' },
    { email: 'else@example.com' },
    { admin_managed_tier: true },
    { profile_photo_url: 'https://elsewhere.example/face.jpg' },
    { user_id: owner.viewer.userId },
  ])
    expect(await codeOf(client.profiles.update({ bio: 'x', ...more })), JSON.stringify(more)).toBe(
      'BAD_REQUEST',
    );
  expect(await codeOf(client.profiles.update({ bio: 'x'.repeat(301) }))).toBe('BAD_REQUEST');
  expect(await columns()).toEqual(before);
});

test('PROF-04 what is not given stays, an empty bio is none, and the photo is taken away by null', async () => {
  const someone = await person(deps);
  const [photo_id] = await photosAreUploaded(someone, 1);
  await changeProfile(someone, { bio: '  Walks.  ', photo_id });
  expect(await changeProfile(someone, { is_public_profile: false })).toMatchObject({
    bio: 'Walks.',
    photo: { id: photo_id },
  });
  expect(await changeProfile(someone, { bio: '   ', photo_id: null })).toMatchObject({
    bio: null,
    photo: null,
    profile_photo_url: null,
    is_public_profile: false,
  });
});
