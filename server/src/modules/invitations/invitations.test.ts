import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@liora/domain/durations';
import {
  INVITATION_OPEN_DAYS,
  INVITATION_RESCHEDULE_MINUTES,
  INVITATIONS_PER_HOUR,
  INVITATIONS_TO_ONE_PER_DAY,
} from '@liora/domain/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../../test/codeOf.ts';
import { link } from '../../../test/couples.ts';
import { testDatabase } from '../../../test/database.ts';
import { block, droppedPin, person, TEST_NOW, testDeps, venue, visitorOf } from '../../../test/factories.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { ProductError } from '../../rpc/errors.ts';
import { changeProfile } from '../accounts/profile/profile.service.ts';
import { disconnect } from '../couples/link/link.service.ts';
import { publishPlan } from '../safety/testing/seen.ts';
import { getOwn, ownInvitations, readByCode, upcomingDates } from './read/readInvitations.service.ts';
import { answer, type Invited, invite } from './testing/inviting.ts';
import { callOff, changeInvitation, replyToRequest } from './write/sender.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = TEST_NOW;
const deps = testDeps(database, { now: () => now });
const visitor = visitorOf(deps);
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

beforeAll(async () => {
  await venue(database.db, 'bar', { name: 'Lumen' });
  await venue(database.db, 'cafe', { name: 'Crema', category: 'Cafe' });
});
beforeEach(async () => {
  now = TEST_NOW;
  await database.pool.query('delete from rate_limits');
});

/** That evening in San Francisco, seven o'clock, so many days on; the test begins at half past seven of day 0. */
const seven = (days: number) => new Date(Date.parse('2026-05-16T02:00:00Z') + days * DAY_MS).toISOString();
const refusedWith = async (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof ProductError ? error.data : error),
  );
const couple = async () => [await person(deps), await person(deps)] as const;
const noticesOf = async ({ viewer }: SignedInCaller) =>
  (
    await database.pool.query(
      'select from_user_id, type, data from notifications where user_id = $1 order by created_at, id',
      [viewer.userId],
    )
  ).rows;
const stored = async ({ own }: Invited) =>
  (await database.pool.query('select * from date_invitations where id = $1', [own.id])).rows[0];

describe('sending', () => {
  test('INV-01 ENT-23 RUL-38 RUL-108 from a place: the facts are the server’s, and nothing stored opens the link', async () => {
    const maya = await person(deps);
    const sent = await invite(maya, { times: [seven(3), seven(2), seven(3)], notes: ' The corner table. ' });
    expect(sent).toMatchObject({
      venue_name: 'Lumen',
      venue_address: '1 bar Street',
      planned_date: seven(2),
      times: [seven(2), seven(3)],
      time_zone: 'America/Los_Angeles',
      notes: 'The corner table.',
      status: 'pending',
      you: 'sender',
      can_answer: false,
      place: { id: 'bar', latitude: 37.7793 },
      own: { recipient: null, response_notes: null, called_off_by: null },
    });
    const row = await stored(sent);
    expect(row).toMatchObject({ sender_id: maya.viewer.userId, venue_name: 'Lumen', status: 'pending' });
    expect(Buffer.from(sent.own.code, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    expect(JSON.stringify(row)).not.toContain(sent.own.code);
    expect((await getOwn(maya, sent.own.id)).invitation.own?.code).toBe(sent.own.code);
  });

  test('RUL-38 from a plan: it goes by the title of the plan, and leads to where that begins', async () => {
    const maya = await person(deps);
    const plan = await publishPlan(maya, { title: 'Lamplight' });
    const sent = await invite(maya, { venue: { kind: 'plan', plan_id: plan } });
    expect(sent).toMatchObject({
      venue_name: 'Lamplight',
      venue_address: 'Lumen, 1 bar Street',
      place: { id: 'bar' },
      plan: { id: plan },
    });
  });

  test('RUL-09 RUL-82 what not everybody may see is not sent around, unless it is one’s own and nobody is looking at it', async () => {
    const [member, other] = [await person(deps, { member: true }), await person(deps, { member: true })];
    const to = (place_id: string) => invite(member, { venue: { kind: 'place', place_id } });
    const own = await droppedPin(member, { is_public: false });
    expect(await codeOf(to(own))).toBeNull();
    expect(await codeOf(to(await droppedPin(member, { is_hidden: true })))).toBe('INVITATION_WITHHELD');
    expect(await codeOf(to(await droppedPin(other, { is_public: false, is_prive: true })))).toBe(
      'INVITATION_WITHHELD',
    );
    expect(await codeOf(to(await droppedPin(other, { is_public: false })))).toBe('NOT_FOUND');
    const plan = async (who: SignedInCaller, more: Record<string, unknown>) =>
      codeOf(invite(member, { venue: { kind: 'plan', plan_id: await publishPlan(who, more) } }));
    expect(await plan(member, { is_public: false })).toBeNull();
    expect(await plan(other, { is_public: false, is_prive: true })).toBe('INVITATION_WITHHELD');
    expect(await plan(other, { is_public: false })).toBe('NOT_FOUND');
    // Where a private pin lies is not on the map of whoever has the link.
    const sent = await invite(member, { venue: { kind: 'place', place_id: own } });
    expect(sent.place?.id).toBe(own);
    expect((await readByCode(visitor, sent.own.code)).invitation).toMatchObject({
      venue_name: 'Bench',
      place: null,
    });
  });

  test('RUL-22 RUL-38 by name it arrives as a notification; where either has blocked the other it is refused, and not why', async () => {
    const [maya, june] = await couple();
    const to = (who: SignedInCaller, from = maya) => invite(from, { recipient: who.viewer.userId });
    const sent = await to(june);
    expect(await noticesOf(june)).toEqual([
      {
        from_user_id: maya.viewer.userId,
        type: 'invitation_received',
        data: {
          invitation_id: sent.own.id,
          venue_name: 'Lumen',
          time_zone: sent.time_zone,
          planned_date: null,
        },
      },
    ]);
    const [enemy, gone] = await couple();
    await block(enemy, maya);
    await database.pool.query('update profiles set closed_at = now() where user_id = $1', [
      gone.viewer.userId,
    ]);
    expect(await codeOf(to(enemy))).toBe('INVITATION_REFUSED');
    expect(await codeOf(to(maya, enemy))).toBe('INVITATION_REFUSED');
    expect(await codeOf(to(gone))).toBe('INVITATION_REFUSED');
    expect(await codeOf(to(maya))).toBe('INVITATION_REFUSED');
    expect(await codeOf(invite(maya, { recipient: randomUUID() }))).toBe('INVITATION_REFUSED');
    expect(await noticesOf(enemy)).toEqual([]);
  });

  test('RUL-22 RUL-38 whoever takes invitations of their partner alone is invited by name by nobody else, who is not told why', async () => {
    const [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
    const stranger = await person(deps);
    await changeProfile(june, { invitable_by: 'partner' });
    const to = (from: SignedInCaller) => codeOf(invite(from, { recipient: june.viewer.userId }));
    expect([await to(maya), await to(stranger)]).toEqual(['INVITATION_REFUSED', 'INVITATION_REFUSED']);
    expect(await noticesOf(june)).toEqual([]);
    await link(maya, june);
    expect([await to(maya), await to(stranger)]).toEqual([null, 'INVITATION_REFUSED']);
    await disconnect(maya);
    expect(await to(maya)).toBe('INVITATION_REFUSED');
    await changeProfile(june, { invitable_by: 'anyone' });
    expect(await to(stranger)).toBeNull();
  });

  test('a press that is repeated makes one invitation; nobody sends more than an hour allows, nor one person many', async () => {
    const [maya, june] = await couple();
    const request_id = randomUUID();
    const again = await Promise.all(
      [1, 2, 3].map(() => invite(maya, { request_id, recipient: june.viewer.userId })),
    );
    expect(new Set(again.map(({ own }) => own.id)).size).toBe(1);
    expect(await noticesOf(june)).toHaveLength(1);
    for (let i = 1; i < INVITATIONS_TO_ONE_PER_DAY; i++)
      await invite(maya, { recipient: june.viewer.userId });
    expect(await codeOf(invite(maya, { recipient: june.viewer.userId }))).toBe('INVITATION_REFUSED');
    const tries = await Promise.all(Array.from({ length: INVITATIONS_PER_HOUR }, () => codeOf(invite(maya))));
    expect(tries).toContain('RATE_LIMITED');
    const { rows } = await database.pool.query('select from date_invitations where sender_id = $1', [
      maya.viewer.userId,
    ]);
    expect(rows.length).toBeLessThanOrEqual(INVITATIONS_PER_HOUR);
  });

  test('a time that is over is not proposed', async () => {
    expect(await codeOf(invite(await person(deps), { times: [seven(1), seven(0)] }))).toBe('INVITATION_TIME');
  });
});

describe('who reads what', () => {
  test('INV-04 API-22 RUL-39 a visitor reads who, where and when, and nothing of the two people besides', async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya, { times: [seven(1)], notes: 'At nine' });
    await answer(june, sent, 'rejected', { notes: 'I am away' });
    const { invitation } = await readByCode(visitor, sent.own.code);
    expect(invitation).toMatchObject({
      you: 'visitor',
      status: 'rejected',
      notes: 'At nine',
      sender: { username: maya.viewer.username, profile_photo_url: null },
      own: null,
      request: null,
    });
    const words = JSON.stringify(invitation);
    for (const secret of [
      'I am away',
      june.viewer.username,
      june.viewer.userId,
      maya.viewer.userId,
      sent.own.id,
    ])
      expect(words).not.toContain(secret);
  });

  test('RUL-39 what was answered in words is for sender and recipient alone', async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya);
    await answer(june, sent, 'rejected', { notes: 'I am away' });
    const read = async (who: SignedInCaller) =>
      (await readByCode(who, sent.own.code)).invitation.own?.response_notes;
    expect([await read(maya), await read(june), await read(await person(deps))]).toEqual([
      'I am away',
      'I am away',
      undefined,
    ]);
    expect(await codeOf(getOwn(await person(deps), sent.own.id))).toBe('NOT_FOUND');
  });

  test('RUL-22 ERR-83 a code that is none, one between blocked people and one of a deleted account read the same', async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya);
    expect(await codeOf(readByCode(june, 'x'.repeat(32)))).toBe('INVITATION_INVALID');
    await block(maya, june);
    expect(await codeOf(readByCode(june, sent.own.code))).toBe('INVITATION_INVALID');
    expect(await codeOf(answer(june, sent, 'accepted'))).toBe('INVITATION_INVALID');
    const blocker = await person(deps);
    await block(blocker, maya);
    expect(await codeOf(readByCode(blocker, sent.own.code))).toBe('INVITATION_INVALID');
    expect(await codeOf(readByCode(visitor, sent.own.code))).toBeNull();
    await database.pool.query('update profiles set closed_at = now() where user_id = $1', [
      maya.viewer.userId,
    ]);
    expect(await codeOf(readByCode(visitor, sent.own.code))).toBe('INVITATION_INVALID');
  });

  test('RUL-22 a block takes an accepted date out of both lists', async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya, { times: [seven(1)] });
    await answer(june, sent, 'accepted');
    const seen = async (who: SignedInCaller) => [
      (await upcomingDates(who)).invitations.length,
      (await ownInvitations(who, { which: who === maya ? 'sent' : 'received', limit: 9 })).invitations.length,
    ];
    expect([await seen(maya), await seen(june)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    await block(june, maya);
    expect([await seen(maya), await seen(june)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(await codeOf(callOff(june, sent.own.id))).toBe('NOT_FOUND');
  });

  test('RUL-108 reading spends nothing: as often as one likes, it can still be answered', async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya);
    const before = await stored(sent);
    for (let i = 0; i < 5; i++) await readByCode(i % 2 ? june : visitor, sent.own.code);
    expect(await stored(sent)).toEqual(before);
    expect((await answer(june, sent, 'accepted')).status).toBe('accepted');
  });

  test('pages of what was sent come newest first, each once', async () => {
    const maya = await person(deps);
    const sent: string[] = [];
    for (let i = 0; i < 5; i++) {
      later(1000);
      sent.unshift((await invite(maya)).own.id);
    }
    const ids: (string | undefined)[] = [];
    let cursor: string | undefined;
    do {
      const page = await ownInvitations(maya, { which: 'sent', cursor, limit: 2 });
      ids.push(...page.invitations.map(({ own }) => own?.id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(ids).toEqual(sent);
  });
});

describe('answering', () => {
  test('INV-05 INV-06 INV-07 INV-08 NOTIF-01 NOTIF-02 accepting settles it, and its sender learns of it', async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya, { times: [seven(2), seven(1)] });
    const accepted = await answer(june, sent, 'accepted', { time: seven(2) });
    expect(accepted).toMatchObject({
      status: 'accepted',
      planned_date: seven(2),
      you: 'recipient',
      can_answer: false,
    });
    expect(await stored(sent)).toMatchObject({
      status: 'accepted',
      recipient_id: june.viewer.userId,
      responded_at: now,
    });
    expect(await noticesOf(maya)).toEqual([
      {
        from_user_id: june.viewer.userId,
        type: 'invitation_response',
        data: {
          invitation_id: sent.own.id,
          response: 'accepted',
          venue_name: 'Lumen',
          time_zone: sent.time_zone,
          planned_date: seven(2),
        },
      },
    ]);
    for (const who of [maya, june])
      expect((await upcomingDates(who)).invitations).toMatchObject([
        { planned_date: seven(2), own: { id: sent.own.id } },
      ]);
  });

  test('INV-10 INV-11 NOTIF-03 declining takes words along', async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya);
    await answer(june, sent, 'rejected', { notes: ' Not this week. ' });
    expect(await stored(sent)).toMatchObject({ status: 'rejected', response_notes: 'Not this week.' });
    expect(await noticesOf(maya)).toMatchObject([
      { data: { response: 'rejected', rejection_notes: 'Not this week.', planned_date: null } },
    ]);
  });

  test('INV-13 INV-14 NOTIF-04 RUL-40 another time is a wish alone, once an hour, and leaves everything as it is', async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya, { times: [seven(1)] });
    const before = await stored(sent);
    const wish = { time: seven(2), notes: 'The late train' };
    const after = await answer(june, sent, 'reschedule_requested', wish);
    expect(after).toMatchObject({
      status: 'pending',
      can_answer: true,
      request: { suggested: seven(2), reply: null },
    });
    expect(await stored(sent)).toEqual(before);
    expect(await noticesOf(maya)).toMatchObject([
      {
        data: {
          response: 'reschedule_requested',
          reschedule_notes: 'The late train',
          planned_date: seven(1),
        },
      },
    ]);
    const again = () => answer(june, sent, 'reschedule_requested', wish);
    // Sent again at once, because what came back got lost, it is the same wish; another one is another.
    expect(await codeOf(again())).toBeNull();
    expect(await noticesOf(maya)).toHaveLength(1);
    const another = answer(june, sent, 'reschedule_requested', { ...wish, notes: 'Or later' });
    expect(await codeOf(another)).toBe('RATE_LIMITED');
    later(INVITATION_RESCHEDULE_MINUTES * 60_000 - 1000);
    expect(await codeOf(again())).toBe('RATE_LIMITED');
    later(1000);
    expect(await codeOf(again())).toBeNull();
    expect((await answer(june, sent, 'accepted')).status).toBe('accepted');
  });

  test('RUL-39 its sender answers nothing, and what was sent to one is nobody else’s', async () => {
    const [maya, june] = await couple();
    const [open, named] = [await invite(maya), await invite(maya, { recipient: june.viewer.userId })];
    expect(await codeOf(answer(maya, open, 'accepted'))).toBe('INVITATION_OWN');
    const stranger = await person(deps);
    expect(await codeOf(answer(stranger, named, 'accepted'))).toBe('INVITATION_OTHERS');
    expect((await readByCode(stranger, named.own.code)).invitation).toMatchObject({
      you: 'other',
      can_answer: false,
    });
    expect((await answer(june, named, 'accepted')).status).toBe('accepted');
  });

  test('INV-16 RUL-39 whoever comes second learns how it stands, and changes nothing', async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya);
    await answer(june, sent, 'rejected');
    const second = await person(deps);
    expect(await refusedWith(answer(second, sent, 'accepted'))).toMatchObject({
      invitation: { status: 'rejected' },
    });
    expect(await refusedWith(answer(june, sent, 'accepted'))).toMatchObject({
      invitation: { status: 'rejected' },
    });
    expect(await stored(sent)).toMatchObject({ status: 'rejected', recipient_id: june.viewer.userId });
    // The same answer again, because what came back got lost, is the same answer.
    expect((await answer(june, sent, 'rejected')).status).toBe('rejected');
    expect(await noticesOf(maya)).toHaveLength(1);
  });

  test('INV-16 who accepts another time than the two have agreed on, on another device, say, learns that', async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya, { times: [seven(1), seven(2)] });
    for (const _ of ['sent', 'sent again, as its answer got lost'])
      expect((await answer(june, sent, 'accepted', { time: seven(1) })).planned_date).toBe(seven(1));
    const otherwise = [{ time: seven(2) }, { time: seven(1), notes: 'I bring Tom' }];
    for (const more of otherwise)
      expect(await refusedWith(answer(june, sent, 'accepted', more))).toMatchObject({
        invitation: { status: 'accepted', planned_date: seven(1) },
      });
    expect(await noticesOf(maya)).toHaveLength(1);
  });

  test('INV-16 who accepts the time that was proposed, after their wish for another one was granted, learns that', async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya, { times: [seven(1)] });
    await answer(june, sent, 'reschedule_requested', { time: seven(3) });
    const { request } = (await getOwn(maya, sent.own.id)).invitation;
    const granted = { id: sent.own.id, version: sent.version, request: request?.id ?? '', times: [] };
    await replyToRequest(maya, { ...granted, reply: 'accepted' });
    expect(await refusedWith(answer(june, sent, 'accepted'))).toMatchObject({
      invitation: { status: 'accepted', planned_date: seven(3) },
    });
  });

  test('an answer names the version it saw: a time that was changed meanwhile is shown and asked about again', async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya, { times: [seven(1)] });
    await changeInvitation(maya, {
      id: sent.own.id,
      version: sent.version,
      times: [seven(4)],
      notes: 'Later',
    });
    const [code, carried] = [
      await codeOf(answer(june, sent, 'accepted')),
      await refusedWith(answer(june, sent, 'accepted')),
    ];
    expect(code).toBe('INVITATION_CHANGED');
    expect(carried).toMatchObject({
      invitation: { status: 'pending', times: [seven(4)], notes: 'Later', version: 2 },
    });
    expect((await answer(june, { ...sent, version: 2 }, 'accepted')).planned_date).toBe(seven(4));
  });

  test('of several times one is chosen, and only one that was proposed and is not over', async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya, { times: [seven(1), seven(2)] });
    expect(await codeOf(answer(june, sent, 'accepted'))).toBe('INVITATION_TIME');
    expect(await codeOf(answer(june, sent, 'accepted', { time: seven(3) }))).toBe('INVITATION_TIME');
    later(1.5 * DAY_MS);
    expect(await codeOf(answer(june, sent, 'accepted', { time: seven(1) }))).toBe('INVITATION_TIME');
    expect((await answer(june, sent, 'accepted', { time: seven(2) })).status).toBe('accepted');
  });
});

describe('RUL-38 time alone lets it expire', () => {
  test('with dates at the end of the last day, by the clock of the place', async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya, { times: [seven(1), seven(2)] });
    // Seven in San Francisco is five hours before midnight there.
    now = new Date(Date.parse(seven(2)) + 5 * HOUR_MS - 1000);
    expect((await readByCode(visitor, sent.own.code)).invitation.is_expired).toBe(false);
    later(1000);
    expect(await codeOf(readByCode(visitor, sent.own.code))).toBe('INVITATION_INVALID');
    expect(await codeOf(answer(june, sent, 'accepted', { time: seven(2) }))).toBe('INVITATION_INVALID');
    expect((await readByCode(maya, sent.own.code)).invitation).toMatchObject({
      status: 'pending',
      is_expired: true,
    });
  });

  test('without a date after thirty days', async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya);
    later(INVITATION_OPEN_DAYS * DAY_MS - 1000);
    expect(await codeOf(readByCode(june, sent.own.code))).toBeNull();
    later(1000);
    expect(await codeOf(readByCode(june, sent.own.code))).toBe('INVITATION_INVALID');
  });

  test('a date that is over is no longer among those to come, nor anybody else’s to read', async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya, { times: [seven(1)] });
    await answer(june, sent, 'accepted');
    later(2 * DAY_MS);
    expect((await upcomingDates(june)).invitations).toEqual([]);
    expect(await codeOf(readByCode(visitor, sent.own.code))).toBe('INVITATION_INVALID');
    expect((await getOwn(june, sent.own.id)).invitation.status).toBe('accepted');
    expect(await codeOf(callOff(june, sent.own.id))).toBe('INVITATION_CHANGED');
  });
});

describe('what its sender does', () => {
  const wished = async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya, { times: [seven(1)] });
    await answer(june, sent, 'reschedule_requested', { time: seven(2), notes: 'The late train' });
    const { invitation } = await getOwn(maya, sent.own.id);
    expect(invitation.request).toMatchObject({
      notes: 'The late train',
      person: { username: june.viewer.username },
    });
    const reply = {
      id: sent.own.id,
      version: sent.version,
      request: invitation.request?.id ?? '',
      times: [] as string[],
    };
    return { maya, june, sent, reply };
  };

  test('the wished time is accepted, and it is a date', async () => {
    const { maya, june, reply } = await wished();
    const { invitation } = await replyToRequest(maya, { ...reply, reply: 'accepted' });
    expect(invitation).toMatchObject({
      status: 'accepted',
      planned_date: seven(2),
      own: { recipient: { username: june.viewer.username } },
    });
    expect(await noticesOf(june)).toMatchObject([
      { type: 'invitation_changed', data: { change: 'accepted', planned_date: seven(2) } },
    ]);
    expect((await replyToRequest(maya, { ...reply, reply: 'accepted' })).invitation.version).toBe(
      invitation.version,
    );
    expect(await noticesOf(june)).toHaveLength(1);
  });

  test('others are suggested, or the time stays: it is as open as before', async () => {
    const { maya, june, sent, reply } = await wished();
    expect(await codeOf(replyToRequest(maya, { ...reply, reply: 'suggested' }))).toBe('INVITATION_TIME');
    await replyToRequest(maya, { ...reply, reply: 'suggested', times: [seven(3), seven(4)] });
    const { invitation } = await readByCode(june, sent.own.code);
    expect(invitation).toMatchObject({
      times: [seven(3), seven(4)],
      can_answer: true,
      request: { reply: 'suggested' },
    });
    // Sent again it is the same reply; with other times, from another device, say, it is not.
    const again = (...times: string[]) => replyToRequest(maya, { ...reply, reply: 'suggested', times });
    expect((await again(seven(4), seven(3))).invitation.version).toBe(invitation.version);
    expect(await refusedWith(again(seven(5)))).toMatchObject({
      invitation: { times: [seven(3), seven(4)] },
    });
    const other = await wished();
    await replyToRequest(other.maya, { ...other.reply, reply: 'kept' });
    expect((await readByCode(other.june, other.sent.own.code)).invitation).toMatchObject({
      times: [seven(1)],
      version: 1,
      request: { reply: 'kept' },
    });
    expect(await noticesOf(other.june)).toMatchObject([{ data: { change: 'kept' } }]);
  });

  test('RUL-22 a wish of somebody who is blocked by now is not there', async () => {
    const { maya, june, sent, reply } = await wished();
    await block(june, maya);
    expect((await getOwn(maya, sent.own.id)).invitation.request).toBeNull();
    expect(await codeOf(replyToRequest(maya, { ...reply, reply: 'accepted' }))).toBe('INVITATION_CHANGED');
  });

  test('only the sender changes it, while nobody has answered', async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya, { recipient: june.viewer.userId });
    const change = { id: sent.own.id, version: sent.version, times: [seven(3)], notes: null };
    expect(await codeOf(changeInvitation(june, change))).toBe('NOT_OWNER');
    expect(await codeOf(changeInvitation(await person(deps), change))).toBe('NOT_FOUND');
    expect((await changeInvitation(maya, change)).invitation).toMatchObject({
      times: [seven(3)],
      version: 2,
    });
    expect(await codeOf(changeInvitation(maya, change))).toBe('INVITATION_CHANGED');
    await answer(june, { ...sent, version: 2 }, 'accepted');
    expect(await codeOf(changeInvitation(maya, { ...change, version: 3 }))).toBe('INVITATION_CHANGED');
  });
});

describe('calling off', () => {
  test('either side calls an accepted date off; the status stays, and the other learns of it', async () => {
    for (const side of [0, 1] as const) {
      const pair = await couple();
      const [maya, june] = pair;
      const sent = await invite(maya, { times: [seven(1)] });
      await answer(june, sent, 'accepted');
      const [who, other] = [pair[side], pair[1 - side] as SignedInCaller];
      const { invitation } = await callOff(who, sent.own.id);
      expect(invitation).toMatchObject({
        status: 'accepted',
        is_called_off: true,
        own: { called_off_by: 'you' },
      });
      expect((await getOwn(other, sent.own.id)).invitation.own?.called_off_by).toBe('them');
      expect(await noticesOf(other)).toContainEqual(
        expect.objectContaining({ data: expect.objectContaining({ change: 'called_off' }) }),
      );
      const heard = (await noticesOf(other)).length;
      expect(await codeOf(callOff(who, sent.own.id))).toBeNull();
      expect(await noticesOf(other)).toHaveLength(heard);
      expect((await upcomingDates(other)).invitations).toEqual([]);
    }
  });

  test('what its sender has taken back cannot be answered; who was invited declines instead', async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya, { recipient: june.viewer.userId });
    expect(await codeOf(callOff(june, sent.own.id))).toBe('INVITATION_CHANGED');
    await callOff(maya, sent.own.id);
    expect(await refusedWith(answer(june, sent, 'accepted'))).toMatchObject({
      invitation: { status: 'pending', is_called_off: true },
    });
  });
});

describe('at once', () => {
  test('RUL-39 of twenty people who answer at once one is the recipient', async () => {
    const maya = await person(deps);
    const people = await Promise.all(Array.from({ length: 20 }, () => person(deps)));
    const sent = await invite(maya);
    const outcomes = await Promise.all(
      people.map((who, i) => codeOf(answer(who, sent, i % 2 ? 'accepted' : 'rejected'))),
    );
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'INVITATION_CHANGED')).toHaveLength(19);
    const winner = people[outcomes.indexOf(null)];
    expect(await stored(sent)).toMatchObject({ recipient_id: winner?.viewer.userId, version: 2 });
    expect(await noticesOf(maya)).toHaveLength(1);
  });

  test.each(Array.from({ length: 5 }, (_, i) => [i]))(
    'an answer against a change: one of them, run %i',
    async () => {
      const [maya, june] = await couple();
      const sent = await invite(maya, { times: [seven(1)] });
      const change = { id: sent.own.id, version: 1, times: [seven(2)], notes: null };
      const outcomes = await Promise.all([
        codeOf(answer(june, sent, 'accepted')),
        codeOf(changeInvitation(maya, change)),
      ]);
      expect([...outcomes].sort()).toEqual(['INVITATION_CHANGED', null]);
      const row = await stored(sent);
      expect([row.status, row.planned_date.toISOString()]).toEqual(
        outcomes[0] === null ? ['accepted', seven(1)] : ['pending', seven(2)],
      );
    },
  );

  test.each(Array.from({ length: 5 }, (_, i) => [i]))(
    'an answer against calling off: nobody has a date the other called off unheard, run %i',
    async () => {
      const [maya, june] = await couple();
      const sent = await invite(maya, { times: [seven(1)] });
      const [answered, off] = await Promise.all([
        codeOf(answer(june, sent, 'accepted')),
        codeOf(callOff(maya, sent.own.id)),
      ]);
      expect(off).toBeNull();
      expect(await stored(sent)).toMatchObject({
        called_off_by: 'sender',
        status: answered === null ? 'accepted' : 'pending',
      });
      expect(await noticesOf(june)).toHaveLength(answered === null ? 1 : 0);
    },
  );

  test('RUL-40 of wishes for another time at once one arrives', async () => {
    const [maya, june] = await couple();
    const sent = await invite(maya);
    const wishes = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        codeOf(answer(june, sent, 'reschedule_requested', { notes: `Later by ${i} hours` })),
      ),
    );
    expect(wishes.filter((outcome) => outcome === null)).toHaveLength(1);
    expect(await noticesOf(maya)).toHaveLength(1);
  });
});

test('RUL-92 with an account its invitations go; in those of others the name and the words', async () => {
  const [maya, june] = await couple();
  const [sent, declined] = [await invite(maya, { recipient: june.viewer.userId }), await invite(maya)];
  await answer(june, declined, 'rejected', { notes: 'I am away' });
  const hers = await invite(june);
  await database.pool.query('delete from auth_users where id = $1', [june.viewer.userId]);
  expect(await stored(hers)).toBeUndefined();
  expect(await stored(declined)).toMatchObject({
    recipient_id: null,
    response_notes: null,
    status: 'rejected',
  });
  // What was sent to her alone is nobody's.
  expect(await codeOf(answer(await person(deps), sent, 'accepted'))).toBe('INVITATION_OTHERS');
});

test('RUL-109 an invitation follows its place to where that leads today', async () => {
  const maya = await person(deps);
  await venue(database.db, 'old-bar', { name: 'Old bar' });
  const sent = await invite(maya, { venue: { kind: 'place', place_id: 'old-bar' } });
  await database.pool.query(`delete from venues where place_id = 'old-bar'`);
  await database.pool.query(`update places set redirect_to = 'bar' where place_id = 'old-bar'`);
  expect((await readByCode(visitor, sent.own.code)).invitation).toMatchObject({
    venue_name: 'Old bar',
    place: { id: 'bar', name: 'Lumen' },
  });
});

test('RUL-41 an answer is a live hint to the two, and to nobody else', async () => {
  const [maya, june] = await couple();
  const sent = await invite(maya);
  await database.pool.query('delete from live_events');
  await answer(june, sent, 'reschedule_requested');
  await answer(june, sent, 'accepted');
  const { rows } = await database.pool.query(
    `select distinct topic, subject, owner, audience from live_events where topic = 'invitations'`,
  );
  const ofThem = [maya, june].map(({ viewer }) => viewer.userId).sort();
  expect(rows.map(({ owner }) => owner).sort()).toEqual(ofThem);
  for (const row of rows) expect(row).toMatchObject({ subject: null, audience: 'owner' });
});
