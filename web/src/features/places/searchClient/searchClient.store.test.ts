import { expect, test } from 'vitest';
import { DROPPED } from './searchClient.store.ts';
import { milesNorth, page, place, question, testedEngine } from './testing/engine.ts';

const names = (answer: unknown) =>
  Array.isArray(answer) ? answer.flatMap(({ places }) => places.map(({ id }: { id: string }) => id)) : answer;

test('SRCH-01 a search within half a second of the one before is dropped', async () => {
  const { searches, sent, pass, answer } = testedEngine();
  const wine = searches.search(question('wine'));
  pass(499);
  expect(await searches.search(question('jazz'))).toBe(DROPPED);
  expect(sent).toHaveLength(1);
  pass(1);
  void searches.search(question('jazz'));
  expect(sent.map(({ input }) => input.q)).toEqual(['wine', 'jazz']);
  answer(place('Jazz cellar', 1));
  await wine;
});

test('RUL-61 a dropped search leaves what was found before untouched and says when to come again', async () => {
  const { searches, pass, answer } = testedEngine();
  const wine = searches.search(question('wine'));
  answer(place('Wine bar', 1));
  await wine;
  pass(200);
  expect(await searches.search(question('jazz'))).toBe(DROPPED);
  expect(names(searches.kept(question('wine')))).toEqual(['Wine bar']);
  expect(searches.waitMs()).toBe(300);
  pass(300);
  expect(searches.waitMs()).toBe(0);
});

test('SRCH-02 the same search within eight seconds shares the one on its way', async () => {
  const { searches, sent, pass, answer } = testedEngine();
  const first = searches.search(question('wine'));
  pass(7999);
  const second = searches.search(question('wine'));
  expect(sent).toHaveLength(1);
  answer(place('Wine bar', 1));
  expect(await second).toEqual(await first);
});

test('SRCH-02 after eight seconds it is asked anew, and the slow one is given up', async () => {
  const { searches, sent, pass, answer } = testedEngine();
  const slow = searches.search(question('wine'));
  pass(8000);
  const again = searches.search(question('wine'));
  expect(sent).toHaveLength(2);
  answer(place('Wine bar', 1));
  expect(await slow).toEqual([]);
  expect(names(await again)).toEqual(['Wine bar']);
});

test('SRCH-02 RUL-60 from a place nearby it is shared when its answer fits, and else asked itself', async () => {
  const { searches, sent, pass } = testedEngine();
  void searches.search(question('wine'));
  pass(600);
  const nearby = searches.search(question('wine', { origin: milesNorth(1) }));
  sent[0]?.answer(page([place('south', -2), place('north', 3)].reverse()));
  expect(names(await nearby)).toEqual(['north', 'south']);

  searches.clear();
  pass(600);
  void searches.search(question('wine'));
  pass(600);
  const onlyOnePage = searches.search(question('wine', { origin: milesNorth(1) }));
  sent[1]?.answer(page([place('south', -2)], { nextCursor: 'next' }));
  await Promise.resolve();
  await new Promise(setImmediate);
  expect(sent).toHaveLength(3);
  sent[2]?.answer(page([place('north', 3)]));
  expect(names(await onlyOnePage)).toEqual(['north']);
});

test('SRCH-03 SRCH-04 a new search aborts the one before, which answers empty and without an error', async () => {
  const { searches, sent, pass, answer } = testedEngine();
  const wine = searches.search(question('wine'));
  pass(500);
  const jazz = searches.search(question('jazz'));
  expect(sent[0]?.signal?.aborted).toBe(true);
  answer(place('Jazz cellar', 1));
  expect(await wine).toEqual([]);
  expect(names(await jazz)).toEqual(['Jazz cellar']);
  expect(searches.kept(question('wine'))).toBeNull();
});

test('SRCH-04 an answer that arrives although it was aborted is not kept', async () => {
  const { searches, sent, pass } = testedEngine();
  const wine = searches.search(question('wine'));
  sent[0]?.answer(page([place('Wine bar', 1)]));
  pass(500);
  void searches.search(question('jazz'));
  expect(await wine).toEqual([]);
  expect(searches.kept(question('wine'))).toBeNull();
});

test('SRCH-05 any other failure is told as it came, keeps nothing, and the search can be repeated', async () => {
  const { searches, sent, pass, answer } = testedEngine();
  const wine = searches.search(question('wine'));
  sent[0]?.fail(new Error('no connection'));
  await expect(wine).rejects.toThrow('no connection');
  expect(searches.size).toBe(0);
  pass(500);
  const again = searches.search(question('wine'));
  answer(place('Wine bar', 1));
  expect(names(await again)).toEqual(['Wine bar']);
});

test('SRCH-10 an answer is used for fifteen minutes, and then asked for again', async () => {
  const { searches, sent, pass, answer } = testedEngine();
  const wine = searches.search(question('wine'));
  answer(place('Wine bar', 1));
  await wine;
  pass(899_999);
  expect(names(await searches.search(question('wine')))).toEqual(['Wine bar']);
  expect(sent).toHaveLength(1);
  pass(1);
  void searches.search(question('wine'));
  expect(sent).toHaveLength(2);
});

test('what is known needs no request and no window between', async () => {
  const { searches, sent, pass, answer } = testedEngine();
  for (const q of ['wine', 'jazz']) {
    const found = searches.search(question(q));
    answer(place(q, 1));
    await found;
    pass(500);
  }
  pass(-500);
  expect(names(await searches.search(question('wine')))).toEqual(['wine']);
  expect(sent).toHaveLength(2);
});

test('further pages lengthen the kept answer and count as no search of their own', async () => {
  const { searches, sent } = testedEngine();
  const wine = searches.search(question('wine'));
  sent[0]?.answer(page([place('first', 1)], { nextCursor: 'two' }));
  const pages = await wine;
  if (pages === DROPPED) throw new Error('dropped');
  const longer = searches.more(question('wine'), pages);
  expect(sent[1]?.input).toMatchObject({ q: 'wine', cursor: 'two' });
  expect(sent[0]?.signal?.aborted).toBe(false);
  sent[1]?.answer(page([place('second', 2)]));
  expect(names(await longer)).toEqual(['first', 'second']);
  expect(names(searches.kept(question('wine')))).toEqual(['first', 'second']);
  expect(await searches.more(question('wine'), await longer)).toBe(await longer);
});

test('RUL-60 RT-02 clearing forgets everything and gives up the search on its way: its answer may be as old', async () => {
  const { searches, sent, pass, answer } = testedEngine();
  const wine = searches.search(question('wine'));
  answer(place('Wine bar', 1));
  await wine;
  pass(500);
  const jazz = searches.search(question('jazz'));
  searches.clear();
  expect(await jazz).toEqual([]);
  expect(searches.size).toBe(0);
  pass(500);
  void searches.search(question('jazz'));
  expect(sent).toHaveLength(3);
});
