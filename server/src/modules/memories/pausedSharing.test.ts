import { afterAll, expect, test } from 'vitest';
import { codeOf } from '../../../test/codeOf.ts';
import { link, unlink } from '../../../test/couples.ts';
import { testDatabase } from '../../../test/database.ts';
import { person, testDeps } from '../../../test/factories.ts';
import type { AddressedCaller } from '../../rpc/context.ts';
import { getMemory, listMemories } from './read/readMemories.service.ts';
import { keep } from './testing/keeping.ts';
import { shareMemory, writeWords } from './write/ofTheTwo.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

/** As a request of theirs finds them while sharing is paused. */
const paused = (who: AddressedCaller) => ({
  ...who,
  viewer: { ...who.viewer, partnerId: null, linkId: null },
});

test('RUL-46 RUL-47 a pause is no way for its maker to take what both have read for themself, and from the other one', async () => {
  const [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  await link(maya, june);
  const { id } = await keep(maya);
  await writeWords(maya, { id, words: 'I almost told you on the stairs.' });
  await writeWords(june, { id, words: 'I knew.' });
  expect(await codeOf(shareMemory(paused(maya), { id, shared: false }))).toBe('MEMORY_OF_BOTH');
  expect((await getMemory(june, id)).memory).toMatchObject({ shared: true, words: { yours: 'I knew.' } });
  await unlink(maya, june);
  for (const who of [maya, june])
    expect((await listMemories(who, { limit: 9 })).memories).toMatchObject([
      { words: { yours: expect.any(String), theirs: expect.any(String) } },
    ]);
});

test('RUL-46 what the other one wrote and nobody has read keeps nothing from its maker, then either', async () => {
  const [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  await link(maya, june);
  const { id } = await keep(maya);
  await writeWords(june, { id, words: 'I knew.' });
  expect(await codeOf(shareMemory(paused(maya), { id, shared: false }))).toBeNull();
  expect(await codeOf(getMemory(june, id))).toBe('NOT_FOUND');
});
