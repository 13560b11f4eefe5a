import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@liora/domain/durations';
import {
  MATCH_HAND_CARDS,
  MATCH_OVERLAP,
  MATCH_REST_DAYS,
  MATCH_STARTS_PER_HOUR,
  MATCH_STORED_DAYS,
  MATCH_VOTES_PER_HOUR,
  PARTNER_PAUSES_AFTER_DAYS,
} from '@liora/domain/limits';
import { unzipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../../test/codeOf.ts';
import { link, unlink } from '../../../test/couples.ts';
import { testDatabase, testDatabaseForThisTest } from '../../../test/database.ts';
import { block, person, TEST_NOW, testDeps, venue } from '../../../test/factories.ts';
import type { AddressedCaller, SignedInCaller } from '../../rpc/context.ts';
import { ownData } from '../accounts/ownData/ownData.service.ts';
import { checkPartnerLinks } from '../couples/link/lapse.jobs.ts';
import { deletePlan } from '../plans/plans.service.ts';
import { publishPlan } from '../safety/testing/seen.ts';
import { startDeck } from './deal/start.service.ts';
import { closeMatchDecks } from './match.jobs.ts';
import { currentDeck } from './match.service.ts';
import { dealt, deckFor, leadsTo, REVEAL, TOWN, town, vote } from './testing/dealing.ts';
import { voteOn } from './vote/vote.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = TEST_NOW;
const deps = testDeps(database, { now: () => now });
await town(database.db);

beforeEach(async () => {
  now = TEST_NOW;
  await database.pool.query('delete from rate_limits');
});

async function couple(): Promise<readonly [AddressedCaller, AddressedCaller]> {
  const people = [await person(deps, { member: true }), await person(deps, { member: true })] as const;
  await link(...people);
  return people;
}

const refs = ({ hand }: Awaited<ReturnType<typeof dealt>>) => hand.map(({ card }) => leadsTo(card));
const matchesFor = async (who: SignedInCaller, deck: { id: string }) =>
  (await deckFor(who, deck)).matches?.map(leadsTo) ?? null;
const votesStored = async ({ id }: { id: string }) =>
  (
    await database.pool.query<{ vote: string }>(
      `select vote from match_cards where deck_id = $1 and vote <> '-'`,
      [id],
    )
  ).rows.map(({ vote: stored }) => stored);
const newsOf = async ({ viewer }: SignedInCaller) =>
  (
    await database.pool.query(
      `select type, data, from_user_id from notifications where user_id = $1 and type = 'match_opened'`,
      [viewer.userId],
    )
  ).rows;
/** A card that lies in both hands, and one that lies in the first alone. */
async function someCards(one: SignedInCaller, other: SignedInCaller, deck: { id: string }) {
  const [mine, theirs] = [refs(await deckFor(one, deck)), refs(await deckFor(other, deck))];
  const both = mine.filter((ref) => theirs.includes(ref));
  const alone = mine.filter((ref) => !theirs.includes(ref));
  return { both, alone, theirsAlone: theirs.filter((ref) => !mine.includes(ref)) };
}

/** All links as their job leaves them while both pay. */
const keepLinked = ({ pool } = database) =>
  pool.query('update partner_links set last_entitlement_ok_at = $1, checked_at = $1', [now]);

/** Everything that was dealt, whichever hand it lies in. */
const cardsOf = async ({ id }: { id: string }, { pool } = database) =>
  (
    await pool.query<{ ref: string }>(
      'select distinct ref from match_cards where deck_id = $1 order by ref',
      [id],
    )
  ).rows.map(({ ref }) => ref);

describe('dealing', () => {
  test('LINK-01 either of two linked members starts a deck, and both have a hand of it: in part the same, in another order', async () => {
    const [maya, june] = await couple();
    const deck = await dealt(maya);
    expect(deck).toMatchObject({ is_revealed: false, matches: null, time_zone: 'America/Los_Angeles' });
    expect(deck.reveals_at).toBe(REVEAL.toISOString());
    const theirs = (await currentDeck(june)).deck;
    expect(theirs).toMatchObject({ id: deck.id, reveals_at: deck.reveals_at, matches: null });
    if (!theirs) throw new Error('there is none');
    expect([deck.hand.length, theirs.hand.length]).toEqual([MATCH_HAND_CARDS, MATCH_HAND_CARDS]);
    const shared = refs(deck).filter((ref) => refs(theirs).includes(ref));
    expect(shared).toHaveLength(Math.floor(MATCH_HAND_CARDS * MATCH_OVERLAP));
    expect(refs(theirs).filter((ref) => shared.includes(ref))).not.toEqual(shared);
    // Ids of cards are of one hand alone: none says that it lies in the other.
    const ids = new Set([...deck.hand, ...theirs.hand].map(({ card }) => card.id));
    expect(ids.size).toBe(2 * MATCH_HAND_CARDS);
  });

  test('whoever starts one while one waits gets that one: at the same time, twenty times over, and again with a lost answer', async () => {
    const [maya, june] = await couple();
    await database.pool.query('delete from rate_limits');
    const calls = Array.from({ length: MATCH_STARTS_PER_HOUR - 1 }, () => [dealt(maya), dealt(june)]).flat();
    const decks = await Promise.all(calls);
    expect(new Set(decks.map(({ id }) => id)).size).toBe(1);
    const { rows } = await database.pool.query(
      'select count(*)::int as count from match_cards where deck_id = $1',
      [decks[0]?.id],
    );
    expect(rows).toEqual([{ count: 2 * MATCH_HAND_CARDS }]);
    const request = { request_id: randomUUID(), origin: TOWN, time_zone: 'UTC' };
    now = new Date(REVEAL.getTime() + 1);
    const next = await startDeck(maya, request);
    expect(next.deck.id).not.toBe(decks[0]?.id);
    now = new Date(Date.parse(next.deck.reveals_at) + 1);
    await keepLinked();
    expect((await startDeck(maya, request)).deck).toMatchObject({ id: next.deck.id, is_revealed: true });
  });

  test('ten decks an hour are asked for at most, whatever is asked at once', async () => {
    const [maya] = await couple();
    const asked = await Promise.all(Array.from({ length: 20 }, () => codeOf(dealt(maya))));
    expect(asked.filter((answer) => answer === null)).toHaveLength(MATCH_STARTS_PER_HOUR);
    expect(asked.filter((answer) => answer === 'RATE_LIMITED')).toHaveLength(20 - MATCH_STARTS_PER_HOUR);
  });

  test('without a partner nobody starts one, nor where there is too little', async () => {
    const alone = await person(deps, { member: true });
    expect(await codeOf(dealt(alone))).toBe('NO_PARTNER');
    expect(await currentDeck(alone)).toEqual({ deck: null });
    const [maya] = await couple();
    const sea = { request_id: randomUUID(), origin: { latitude: 0, longitude: -140 }, time_zone: 'UTC' };
    expect(await codeOf(startDeck(maya, sea))).toBe('MATCH_FEW_CARDS');
  });

  test('a position some miles away finds the same cards: they tell the partner nothing of where somebody was', async () => {
    const hands = [];
    for (const latitude of [37.776, 37.7793, 37.789, 37.822]) {
      const [maya] = await couple();
      const origin = { latitude, longitude: -122.41 };
      const request = { request_id: randomUUID(), origin, time_zone: 'UTC' };
      hands.push(await cardsOf((await startDeck(maya, request, new Uint8Array(32).fill(1))).deck));
    }
    expect(new Set(hands.map(String)).size).toBe(1);
  });

  test('what a pair was dealt comes back after four weeks, or where there is nothing else', async () => {
    const own = await testDatabaseForThisTest();
    const there = testDeps(own, { now: () => now });
    await town(own.db, 42);
    const maya = await person(there, { member: true });
    await link(maya, await person(there, { member: true }));
    const dealtAfter = async (days: number) => {
      now = new Date(now.getTime() + days * DAY_MS);
      await keepLinked(own);
      return cardsOf(await dealt(maya), own);
    };
    const first = await dealtAfter(0);
    const second = await dealtAfter(7);
    expect(second.filter((ref) => first.includes(ref))).toEqual([]);
    // All were dealt: those of the first deck have rested longer.
    const third = await dealtAfter(7);
    expect(third.filter((ref) => second.includes(ref))).toEqual([]);
    // Nothing rests any more: all may come, and the seed is the same.
    const fourth = await dealtAfter(MATCH_REST_DAYS + 1);
    expect(fourth).toEqual(first);
  });
});

describe('voting', () => {
  test('a vote is one’s own to see, changes until the deck is revealed, and shows the other one nothing', async () => {
    const [maya, june] = await couple();
    const deck = await dealt(maya);
    const before = JSON.stringify(await deckFor(june, deck));
    const { both } = await someCards(maya, june, deck);
    const [first = '', second = ''] = both;
    await vote(maya, deck, { [first]: 'yes', [second]: 'no' });
    const mine = async () =>
      Object.fromEntries((await deckFor(maya, deck)).hand.map(({ card, vote: v }) => [leadsTo(card), v]));
    expect(await mine()).toMatchObject({ [first]: 'yes', [second]: 'no' });
    await vote(maya, deck, { [first]: null, [second]: 'yes' });
    expect(await mine()).toMatchObject({ [first]: null, [second]: 'yes' });
    expect(JSON.stringify(await deckFor(june, deck))).toBe(before);
    expect(await newsOf(june)).toEqual([]);
  });

  test('a device that saw an older vote changes nothing and is told how it stands; asked again the same is the same', async () => {
    const [maya] = await couple();
    const deck = await dealt(maya);
    const card = deck.hand[0]?.card.id ?? '';
    const on = (input: { vote: 'yes' | 'no' | null; was: 'yes' | 'no' | null }) =>
      voteOn(maya, { id: deck.id, card, ...input });
    expect(await on({ vote: 'yes', was: null })).toEqual({ vote: 'yes' });
    expect(await on({ vote: 'yes', was: null })).toEqual({ vote: 'yes' });
    expect(await on({ vote: 'no', was: null })).toEqual({ vote: 'yes' });
    expect(await on({ vote: 'no', was: 'yes' })).toEqual({ vote: 'no' });
  });

  test('nobody votes with another one’s card, in another one’s deck, or without a link', async () => {
    const [maya, june] = await couple();
    const [other] = await couple();
    const deck = await dealt(maya);
    const theirs = await deckFor(june, deck);
    const input = { id: deck.id, card: deck.hand[0]?.card.id ?? '', vote: 'yes', was: null } as const;
    expect(await codeOf(voteOn(other, input))).toBe('NOT_FOUND');
    expect(await codeOf(voteOn(await person(deps, { member: true }), input))).toBe('NOT_FOUND');
    expect(await codeOf(voteOn(maya, { ...input, card: theirs.hand[0]?.card.id ?? '' }))).toBe('NOT_FOUND');
    expect(await codeOf(deckFor(other, deck))).toBe('NOT_FOUND');
    expect(await votesStored(deck)).toEqual([]);
  });

  test('twenty votes of both at once are all there', async () => {
    const [maya, june] = await couple();
    const deck = await dealt(maya);
    const cast = (who: SignedInCaller, { hand }: typeof deck) =>
      hand
        .slice(0, 10)
        .map(({ card }) => voteOn(who, { id: deck.id, card: card.id, vote: 'yes', was: null }));
    await Promise.all([...cast(maya, deck), ...cast(june, await deckFor(june, deck))]);
    expect(await votesStored(deck)).toHaveLength(20);
  });

  test('six hundred votes an hour are taken, and of twenty at once beyond that none', async () => {
    const [maya] = await couple();
    const deck = await dealt(maya);
    const input = { id: deck.id, card: deck.hand[0]?.card.id ?? '', vote: 'yes', was: null } as const;
    await voteOn(maya, input);
    await database.pool.query('update rate_limits set count = $1 where count = 1', [
      MATCH_VOTES_PER_HOUR - 3,
    ]);
    const asked = await Promise.all(Array.from({ length: 20 }, () => codeOf(voteOn(maya, input))));
    expect(asked.filter((answer) => answer === null)).toHaveLength(3);
  });
});

describe('the reveal', () => {
  async function voted() {
    const [maya, june] = await couple();
    const deck = await dealt(maya);
    const { both, alone, theirsAlone } = await someCards(maya, june, deck);
    const [mutual = '', mutualToo = '', hers = '', his = '', noNo = ''] = both;
    const [lonely = ''] = alone;
    const [lonelyToo = ''] = theirsAlone;
    await vote(maya, deck, {
      [mutual]: 'yes',
      [mutualToo]: 'yes',
      [hers]: 'yes',
      [his]: 'no',
      [noNo]: 'no',
      [lonely]: 'yes',
    });
    await vote(june, deck, {
      [mutual]: 'yes',
      [mutualToo]: 'yes',
      [hers]: 'no',
      [his]: 'yes',
      [lonelyToo]: 'yes',
    });
    return { maya, june, deck, mutual: [mutual, mutualToo].sort(), hers };
  }

  test('comes at the written moment by the clock, to both at once, with what both want and nothing else', async () => {
    const { maya, june, deck, mutual, hers } = await voted();
    now = new Date(REVEAL.getTime() - 1);
    for (const who of [maya, june]) expect((await deckFor(who, deck)).matches).toBeNull();
    now = REVEAL;
    const [one, other] = [await deckFor(maya, deck), await deckFor(june, deck)];
    for (const shown of [one, other]) {
      expect(shown).toMatchObject({ is_revealed: true, hand: [] });
      expect(shown.matches?.map(leadsTo).sort()).toEqual(mutual);
    }
    expect(one.matches?.map(leadsTo)).toEqual(other.matches?.map(leadsTo));
    const { card } = await maya.deps.db
      .selectFrom('match_cards')
      .select('id as card')
      .where('deck_id', '=', deck.id)
      .where('user_id', '=', maya.viewer.userId)
      .where('ref', '=', hers)
      .executeTakeFirstOrThrow();
    expect(await codeOf(voteOn(maya, { id: deck.id, card, vote: 'no', was: 'yes' }))).toBe('MATCH_CLOSED');

    // The job comes later and changes nothing of what is shown.
    const before = JSON.stringify([one, other]);
    await closeMatchDecks(deps);
    expect(JSON.stringify([await deckFor(maya, deck), await deckFor(june, deck)])).toBe(before);
  });

  test('is told to both in the same words, once, whatever is in it, and erases every vote that met none', async () => {
    const { maya, june, deck } = await voted();
    const [kai, lee] = await couple();
    const nothing = await dealt(kai);
    now = REVEAL;
    await Promise.all([closeMatchDecks(deps), closeMatchDecks(deps), closeMatchDecks(deps)]);
    await closeMatchDecks(deps);
    expect(await votesStored(deck)).toEqual(['y', 'y', 'y', 'y']);
    for (const [who, { id }] of [
      [maya, deck],
      [june, deck],
      [kai, nothing],
      [lee, nothing],
    ] as const)
      expect(await newsOf(who)).toEqual([
        { type: 'match_opened', data: { deck_id: id }, from_user_id: null },
      ]);
    expect(await matchesFor(kai, nothing)).toEqual([]);
  });

  test('no vote is stored once a deck is settled, whenever it was sent', async () => {
    const { maya, deck } = await voted();
    now = REVEAL;
    await closeMatchDecks(deps);
    now = new Date(REVEAL.getTime() - 1);
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from match_cards where deck_id = $1 and user_id = $2',
      [deck.id, maya.viewer.userId],
    );
    const input = { id: deck.id, card: rows[0]?.id ?? '', vote: 'yes', was: null } as const;
    expect(await codeOf(voteOn(maya, input))).toBe('MATCH_CLOSED');
  });

  test('old decks are erased', async () => {
    const { maya, deck } = await voted();
    now = new Date(TEST_NOW.getTime() + MATCH_STORED_DAYS * DAY_MS - 1);
    await keepLinked();
    await closeMatchDecks(deps);
    expect(await codeOf(deckFor(maya, deck))).toBeNull();
    now = new Date(now.getTime() + 1);
    await closeMatchDecks(deps);
    expect(await codeOf(deckFor(maya, deck))).toBe('NOT_FOUND');
  });

  test('RUL-92 one’s copy of one’s data holds one’s own votes until they are erased, and never the other one’s or the seed', async () => {
    const { maya, june } = await voted();
    const copyOf = async (who: AddressedCaller) => {
      const { body } = await ownData(who, 'en');
      const files = unzipSync(new Uint8Array(await new Response(body).arrayBuffer()));
      return JSON.parse(Buffer.from(files['match.json'] ?? '').toString()) as Record<
        string,
        { vote?: string }[]
      >;
    };
    const votes = (copy: Awaited<ReturnType<typeof copyOf>>) =>
      copy.match_cards
        ?.map(({ vote: v }) => v)
        .filter((v) => v !== '-')
        .sort();
    const [mine, theirs] = [await copyOf(maya), await copyOf(june)];
    expect(votes(mine)).toEqual(['n', 'n', 'y', 'y', 'y', 'y']);
    expect(votes(theirs)).toEqual(['n', 'y', 'y', 'y', 'y']);
    expect(JSON.stringify(mine)).not.toContain('seed');
    expect(theirs.match_decks).toEqual([]);
    now = REVEAL;
    await closeMatchDecks(deps);
    expect(votes(await copyOf(maya))).toEqual(['y', 'y']);
  });
});

describe('what one of the two may no longer see', () => {
  test('is gone from both hands at once and from what both want: a place, a plan, an author whom one blocks', async () => {
    const own = await testDatabaseForThisTest();
    const there = testDeps(own, { now: () => now });
    await town(own.db, 4);
    for (const stop of ['bar', 'cafe']) await venue(own.db, stop);
    const author = await person(there, { member: true });
    const [plan, planToo] = [await publishPlan(author), await publishPlan(await person(there))];
    const [maya, june] = [await person(there, { member: true }), await person(there, { member: true })];
    await link(maya, june);
    const deck = await dealt(maya);
    const hands = async () => [await deckFor(maya, deck), await deckFor(june, deck)].map(refs);
    // Eight candidates are two hands of six: four lie in both.
    const [mine = [], theirs = []] = await hands();
    expect([mine.length, theirs.length, new Set([...mine, ...theirs]).size]).toEqual([6, 6, 8]);
    const all = Object.fromEntries([...mine, ...theirs].map((ref) => [ref, 'yes' as const]));
    for (const who of [maya, june]) await vote(who, deck, all);

    await own.pool.query(`update venues set gone_at = now() where place_id = 'spot-1'`);
    await block(june, author);
    const { viewer } = await person(there);
    const creator = await own.pool.query<{ user_id: string }>(
      'select user_id from date_plans where id = $1',
      [planToo],
    );
    await deletePlan({ deps: there, viewer: { ...viewer, userId: creator.rows[0]?.user_id ?? '' } }, planToo);
    const left = (hand: string[]) => hand.filter((ref) => !['spot-1', plan, planToo].includes(ref));
    expect(await hands()).toEqual([left(mine), left(theirs)]);

    now = REVEAL;
    const both = left(mine)
      .filter((ref) => theirs.includes(ref))
      .sort();
    for (const who of [maya, june])
      expect((await deckFor(who, deck)).matches?.map(leadsTo).sort()).toEqual(both);
  });

  test('LINK-23 with the link everything goes at once: deck, votes and what both wanted, for both', async () => {
    const [maya, june] = await couple();
    const deck = await dealt(maya);
    const { both } = await someCards(maya, june, deck);
    for (const who of [maya, june]) await vote(who, deck, { [both[0] ?? '']: 'yes' });
    await unlink(june, maya);
    const { rows } = await database.pool.query('select from match_cards where deck_id = $1', [deck.id]);
    expect(rows).toEqual([]);
    for (const who of [maya, june]) expect(await codeOf(deckFor(who, deck))).toBe('NOT_FOUND');
    now = REVEAL;
    await closeMatchDecks(deps);
    expect([await newsOf(maya), await newsOf(june)]).toEqual([[], []]);
    // Linked anew they begin anew.
    await link(maya, june);
    expect(await currentDeck(maya)).toEqual({ deck: null });
  });

  test('RUL-46 while sharing is paused a waiting deck ends without a result, and what was revealed before comes back', async () => {
    const [maya, june] = await couple();
    const old = await dealt(maya);
    const { both } = await someCards(maya, june, old);
    for (const who of [maya, june]) await vote(who, old, { [both[0] ?? '']: 'yes' });
    now = REVEAL;
    await closeMatchDecks(deps);
    const waiting = await dealt(maya);
    await database.pool.query(`update profiles set subscription_status = 'expired' where user_id = $1`, [
      june.viewer.userId,
    ]);
    now = new Date(now.getTime() + (PARTNER_PAUSES_AFTER_DAYS + 1) * DAY_MS);
    await checkPartnerLinks(deps);
    const { rows } = await database.pool.query('select from match_decks where id = $1', [waiting.id]);
    expect(rows).toEqual([]);
    await closeMatchDecks(deps);
    expect(await newsOf(maya)).toHaveLength(1);
    expect(await matchesFor(maya, old)).toEqual([both[0]]);
  });

  test('RUL-46 a deck whose time comes while sharing is paused goes without a word', async () => {
    const [maya] = await couple();
    const deck = await dealt(maya);
    await database.pool.query('update partner_links set last_entitlement_ok_at = $1', [
      new Date(REVEAL.getTime() - PARTNER_PAUSES_AFTER_DAYS * DAY_MS),
    ]);
    now = REVEAL;
    await closeMatchDecks(deps);
    expect(await newsOf(maya)).toEqual([]);
    expect(await codeOf(deckFor(maya, deck))).toBe('NOT_FOUND');
  });
});
