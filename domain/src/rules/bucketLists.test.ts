import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byDoneDay, byJointWish, jointWish, type Wished } from './bucketLists.ts';

const wished = (id: string, mine: number, partner: number | null, day = 1): Wished => ({
  id,
  wishes: { mine, partner },
  created_at: new Date(Date.UTC(2026, 0, day)).toISOString(),
});
const order = (items: readonly Wished[]) => [...items].sort(byJointWish).map(({ id }) => id);

test('MEM-23 what the two wish for together stands first; of equal wishes the older', () => {
  const items = [
    wished('both', 2, 2, 9),
    wished('one', 3, 0, 2),
    wished('other', 0, 3, 1),
    wished('alone', 3, null, 3),
    wished('none', 0, 0, 1),
  ];
  expect(order(items)).toEqual(['both', 'other', 'one', 'alone', 'none']);
  expect(jointWish({ mine: 3, partner: null })).toBe(3);
});

const anyWished = fc
  .record({
    id: fc.uuid(),
    mine: fc.integer({ min: 0, max: 3 }),
    partner: fc.option(fc.integer({ min: 0, max: 3 })),
    day: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ id, mine, partner, day }) => wished(id, mine, partner, day));

test('MEM-23 both of the two see the same order, whatever they wish', () => {
  fc.assert(
    fc.property(fc.array(anyWished, { maxLength: 12 }), (items) => {
      const shared = items.filter(({ wishes }) => wishes.partner !== null);
      const theirs = shared.map((item) => ({
        ...item,
        wishes: { mine: item.wishes.partner ?? 0, partner: item.wishes.mine },
      }));
      expect(order(theirs)).toEqual(order(shared));
    }),
  );
});

test('MEM-23 of what is done the last stands first', () => {
  const done = [
    { id: 'a', done_on: '2025-12-31' },
    { id: 'b', done_on: '2026-02-01' },
    { id: 'c', done_on: '2026-02-01' },
  ];
  expect(done.sort(byDoneDay).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});
