import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAN_MAX_TAGS } from '../limits.ts';
import { type MergedStop, mergePlan, type PlanWords } from './planMerge.ts';

const stop = (place_id: string, fields: Partial<MergedStop> = {}): MergedStop => ({
  place_id,
  name: place_id,
  address: null,
  note: null,
  starts_at: null,
  stay_minutes: null,
  cost_for_two: null,
  ...fields,
});
const plan = (fields: Partial<PlanWords> = {}): PlanWords => ({
  title: 'Lamplight',
  description: '',
  theme: null,
  location_name: null,
  tags: [],
  places: ['a', 'b', 'c'].map((id) => stop(id)),
  ...fields,
});
const ids = ({ merged }: { merged: PlanWords }) => merged.places.map(({ place_id }) => place_id).join('');
const of = (order: string, words: Record<string, Partial<MergedStop>> = {}) =>
  plan({ places: [...order].map((id) => stop(id, words[id])) });

test('RUL-47 what each changed is there, whichever field it is', () => {
  const base = plan({ tags: ['Jazz', 'Outdoor'] });
  const mine = plan({ title: 'Lanterns', tags: ['Jazz', 'Rooftop'], description: 'Bring a scarf.' });
  const theirs = plan({ theme: 'Blue', location_name: 'Harbour', tags: ['Jazz', 'Outdoor', 'Late Night'] });
  const { merged, conflicts } = mergePlan(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(merged).toMatchObject({
    title: 'Lanterns',
    description: 'Bring a scarf.',
    theme: 'Blue',
    location_name: 'Harbour',
    tags: ['Jazz', 'Late Night', 'Rooftop'],
  });
});

test('RUL-47 RUL-109 of two places that have become one since both stops stay, with what was written of each', () => {
  const [first, second] = [stop('b', { note: 'drinks' }), stop('b', { note: 'dinner' })];
  const both = plan({ places: [first, stop('c'), second] });
  const renamed = mergePlan(both, { ...both, title: 'Lanterns' }, both);
  expect(renamed).toEqual({ merged: { ...both, title: 'Lanterns' }, conflicts: [] });
  for (const left of [first, second])
    expect(mergePlan(both, plan({ places: [stop('c'), left] }), both)).toEqual({
      merged: plan({ places: [stop('c'), left] }),
      conflicts: [],
    });
});

test('RUL-47 a tag that both added is there once, and more tags than a plan may have are for people to decide', () => {
  const tags = (...names: string[]) => plan({ tags: names });
  const numbered = (from: number, count: number) => Array.from({ length: count }, (_, n) => `T${from + n}`);
  expect(mergePlan(tags(), tags('Jazz', 'Late'), tags('jazz')).merged.tags).toEqual(['jazz', 'Late']);
  const [half, rest] = [numbered(0, PLAN_MAX_TAGS - 2), numbered(PLAN_MAX_TAGS, 2)];
  const fits = mergePlan(tags(), tags(...half), tags(...rest));
  expect(fits.conflicts).toEqual([]);
  expect(fits.merged.tags).toEqual([...rest, ...half]);
  const [mine, theirs] = [[...half, 'Mine'], rest];
  const tooMany = mergePlan(tags(), tags(...mine), tags(...theirs));
  expect(tooMany.conflicts).toEqual([{ kind: 'tags', mine, theirs }]);
  expect(tooMany.merged.tags).toEqual(mine);
});

test('RUL-47 name and address are words of an own place alone: of every other one they are facts', () => {
  const renamed = (id: string, name: string) =>
    plan({ places: [stop(id, { name, address: `${name} Street` })] });
  const merge = (id: string) => mergePlan(renamed(id, 'Home'), renamed(id, 'Ours'), renamed(id, 'Nest'));
  expect(merge('custom_1').conflicts).toMatchObject([{ field: 'name' }, { field: 'address' }]);
  expect(merge('custom_1').merged.places).toMatchObject([{ name: 'Ours', address: 'Ours Street' }]);
  expect(merge('1').conflicts).toEqual([]);
  expect(merge('1').merged.places).toMatchObject([{ name: 'Nest', address: 'Nest Street' }]);
});

test('RUL-47 the same field in two ways is for people to decide, and both texts are kept', () => {
  const { merged, conflicts } = mergePlan(
    of('ab', { a: { note: 'window' } }),
    of('ab', { a: { note: 'corner' } }),
    of('ab', { a: { note: 'bar' } }),
  );
  expect(conflicts).toEqual([
    { kind: 'stop', stop: 'a', name: 'a', field: 'note', mine: 'corner', theirs: 'bar' },
  ]);
  expect(merged.places[0]?.note).toBe('corner');
  expect(mergePlan(plan(), plan({ title: 'X' }), plan({ title: 'Y' })).conflicts).toEqual([
    { kind: 'field', field: 'title', mine: 'X', theirs: 'Y' },
  ]);
  // To the same is no conflict, and nothing written is nothing.
  expect(mergePlan(plan(), plan({ title: 'X' }), plan({ title: 'X' })).conflicts).toEqual([]);
  expect(mergePlan(plan({ theme: null }), plan({ theme: '' }), plan({ theme: 'Y' })).merged.theme).toBe('Y');
});

describe('RUL-47 stops merge one by one', () => {
  test.each([
    ['both add', 'abc', 'abxc', 'abcy', 'abxcy'],
    ['both add behind the same', 'ab', 'axb', 'ayb', 'axyb'],
    ['one adds, the other removes', 'abc', 'abcx', 'ac', 'acx'],
    ['both remove', 'abcd', 'acd', 'abc', 'ac'],
    ['one moves, the other adds', 'abc', 'cab', 'abcx', 'cabx'],
    ['each moves another one', 'abcde', 'eabcd', 'bacde', 'ebacd'],
    ['both move the same way', 'abc', 'cab', 'cab', 'cab'],
    ['one moves what the other removes', 'abc', 'cab', 'ab', 'ab'],
    ['added to an empty beginning', 'ab', 'xab', 'ba', 'xba'],
  ])('%s', (_what, base, mine, theirs, expected) => {
    const found = mergePlan(of(base), of(mine), of(theirs));
    expect(found.conflicts).toEqual([]);
    expect(ids(found)).toBe(expected);
  });

  test('what one takes out while the other writes of it, and what both move, is for people to decide', () => {
    const edited = { b: { starts_at: '19:30' } };
    const mine = mergePlan(of('abc'), of('ac'), of('abc', edited));
    expect(mine.conflicts).toEqual([{ kind: 'removed', stop: 'b', name: 'b', by: 'me' }]);
    expect(ids(mine)).toBe('ac');
    const theirs = mergePlan(of('abc'), of('abc', edited), of('ac'));
    expect(theirs.conflicts).toEqual([{ kind: 'removed', stop: 'b', name: 'b', by: 'them' }]);
    expect(ids(theirs)).toBe('abc');
    const { conflicts } = mergePlan(of('abcde'), of('eabcd'), of('abecd'));
    expect(conflicts).toEqual([{ kind: 'moved', stop: 'e', name: 'e' }]);
  });
});

const words = fc.constantFrom('', 'x', 'y', 'z');
const someStops = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 })
  .chain((order) =>
    fc.tuple(...order.map((id) => fc.record({ note: words }).map((fields) => stop(id, fields)))),
  );
const somePlan = fc
  .record({ title: words, description: words, places: someStops })
  .map((fields) => plan(fields as Partial<PlanWords>));

test('RUL-47 who changes nothing takes what is there, and who is alone is taken as they are', () => {
  fc.assert(
    fc.property(somePlan, somePlan, (base, changed) => {
      expect(mergePlan(base, base, changed)).toEqual({ merged: changed, conflicts: [] });
      const { merged, conflicts } = mergePlan(base, changed, base);
      expect(conflicts).toEqual([]);
      expect(merged.places.map(({ place_id, note }) => [place_id, note])).toEqual(
        changed.places.map(({ place_id, note }) => [place_id, note]),
      );
      expect([merged.title, merged.description]).toEqual([changed.title, changed.description]);
    }),
  );
});

test('RUL-47 nothing that either added is lost, no stop stands twice, and every other difference is a conflict', () => {
  fc.assert(
    fc.property(somePlan, somePlan, somePlan, (base, mine, theirs) => {
      const { merged, conflicts } = mergePlan(base, mine, theirs);
      const order = merged.places.map(({ place_id }) => place_id);
      expect(new Set(order).size).toBe(order.length);
      const had = new Set(base.places.map(({ place_id }) => place_id));
      for (const one of [...mine.places, ...theirs.places])
        if (!had.has(one.place_id)) expect(order).toContain(one.place_id);
      if (conflicts.length > 0) return;
      if (theirs.title !== base.title) expect(merged.title).toBe(theirs.title);
      if (mine.title !== base.title) expect(merged.title).toBe(mine.title);
      for (const side of [mine, theirs])
        for (const one of side.places) {
          const before = base.places.find(({ place_id }) => place_id === one.place_id);
          const after = merged.places.find(({ place_id }) => place_id === one.place_id);
          if ((before?.note || null) !== (one.note || null))
            expect(after?.note || null).toBe(one.note || null);
        }
    }),
    { numRuns: 2000 },
  );
});
