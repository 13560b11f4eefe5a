import { expect, test } from 'vitest';
import { readBucketCursor, writeBucketCursor } from './bucketCursor.parser.ts';

const ROW = {
  id: '0198f0a0-0000-7000-8000-000000000001',
  wishes: { mine: 3, partner: null },
  created_at: '2026-11-20T10:00:00.000Z',
  done_on: '2026-11-28',
};

test('a page goes on where the one before it ended', () => {
  expect(readBucketCursor(writeBucketCursor(ROW))).toEqual(ROW);
  const open = { ...ROW, wishes: { mine: 1, partner: 2 }, done_on: null };
  expect(readBucketCursor(writeBucketCursor(open))).toEqual(open);
});

test.each(['2026-02-30', '2026-13-01', '0000-00-00'])(
  'one with %s, a date that no calendar has, starts over',
  (day) => {
    expect(readBucketCursor(writeBucketCursor({ ...ROW, done_on: day }))).toBeNull();
  },
);
