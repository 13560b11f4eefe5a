import type { ModerationItem } from '@liora/domain/contract/safety';
import { expect, test } from 'vitest';
import { isDecided, itemKey, queueOf, withoutItem } from './queueItems.rules.ts';

const item = (content_id: string): ModerationItem => ({
  content_type: 'plan',
  content_id,
  title: 'Cinema under the stars',
  text: null,
  gone: false,
  is_hidden: false,
  is_reported: true,
  seen: null,
  can: ['restore', 'hide'],
  objection: null,
  parts: [],
  photos: [],
  opened_at: '2026-05-16T18:00:00.000Z',
  author: null,
  report_count: 1,
  reports: [],
});
const QUEUE = { items: [item('1'), item('2')], open: 2 };

test('NAV-24 what was decided leaves the queue and its count, on whichever page it is', () => {
  const pages = [
    { items: [item('1')], open: 2 },
    { items: [item('2')], open: 2 },
  ];
  const left = withoutItem(pages, 'plan.2');
  expect(queueOf(left)).toEqual({ items: [item('1')], open: 1 });
  expect(withoutItem(left, 'plan.2')).toEqual(left);
});

test('NAV-24 what moved to a later page between two answers is listed once', () => {
  const pages = [QUEUE, { items: [item('2'), item('3')], open: 3 }];
  expect(queueOf(pages).items.map(itemKey)).toEqual(['plan.1', 'plan.2', 'plan.3']);
  expect(queueOf(pages).open).toBe(3);
});

test('NAV-24 what is not listed is decided only where the whole queue is known', () => {
  expect(isDecided(QUEUE, 'plan.3')).toBe(true);
  expect(isDecided(QUEUE, 'plan.2')).toBe(false);
  expect(isDecided({ ...QUEUE, open: 80 }, 'plan.3')).toBe(false);
});
