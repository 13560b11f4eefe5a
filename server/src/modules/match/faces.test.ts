import { afterAll, beforeAll, expect, test } from 'vitest';
import { link } from '../../../test/couples.ts';
import { testDatabase } from '../../../test/database.ts';
import { stateWords } from '../../../test/everyState.ts';
import { block, person, testDeps, venue } from '../../../test/factories.ts';
import { THINGS } from '../../../test/things.ts';
import type { AddressedCaller, SignedInCaller } from '../../rpc/context.ts';
import { deckFor, leadsTo } from './testing/dealing.ts';
import { storedDeck } from './testing/storedDeck.ts';

const database = await testDatabase({ poolSize: 4 });
afterAll(() => database.close());
const deps = testDeps(database);
let maya: AddressedCaller;
let june: AddressedCaller;
let author: AddressedCaller;
let linkId = '';
beforeAll(async () => {
  await venue(database.db, 'first');
  await venue(database.db, 'second', { category: 'Cafe' });
  maya = await person(deps, { member: true });
  june = await person(deps, { member: true });
  author = await person(deps, { member: true });
  linkId = await link(maya, june);
});

const KINDS = { plan: 'plan', pin: 'place' } as const;

/** What both hands show of things of a kind in every state, by one who made them. */
async function shownOf(kind: keyof typeof KINDS, owner: SignedInCaller) {
  const things: { state: (typeof THINGS)[typeof kind]['states'][number]; id: string }[] = [];
  for (const state of THINGS[kind].states)
    things.push({ state, id: await THINGS[kind].store(owner, `Bench, ${stateWords(state)}`, state) });
  const cards = things.map(({ id }) => ({ kind: KINDS[kind], ref: id }));
  const people = [maya.viewer.userId, june.viewer.userId] as const;
  await database.pool.query('delete from match_decks');
  const deck = await storedDeck(database.db, { linkId, people, at: deps.now() }, cards);
  const hands = await Promise.all(
    [maya, june].map(async (who) => (await deckFor(who, deck)).hand.map(({ card }) => leadsTo(card))),
  );
  const named = hands.map((hand) =>
    things.filter(({ id }) => hand.includes(id)).map(({ state }) => stateWords(state)),
  );
  return { named, things };
}

test.each(Object.keys(KINDS) as (keyof typeof KINDS)[])(
  'RUL-09 RUL-47 RUL-82 a %s stands in both hands exactly when both see it in full, whosever it is and whatever became of it',
  async (kind) => {
    for (const owner of [maya, june, author]) {
      const { named, things } = await shownOf(kind, owner);
      const seen = ({ state }: (typeof things)[number]) =>
        [maya, june].every(
          ({ viewer }) => THINGS[kind].sight(state, owner.viewer.userId, viewer, false) === 'full',
        );
      const due = things.filter(seen).map(({ state }) => stateWords(state));
      expect(due.length).toBeGreaterThan(0);
      expect(named).toEqual([due, due]);
    }
  },
);

test('RUL-22 of somebody whom one of the two blocks nothing stands in either hand', async () => {
  const blocked = await person(deps, { member: true });
  await block(june, blocked);
  for (const kind of ['plan', 'pin'] as const) expect((await shownOf(kind, blocked)).named).toEqual([[], []]);
});
