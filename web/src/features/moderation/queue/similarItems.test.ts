import type { ModerationItem } from '@liora/domain/contract/safety';
import { DECIDED_TOGETHER_MAX } from '@liora/domain/limits';
import { expect, test } from 'vitest';
import { signsOf, similarTo } from './similarItems.rules.ts';

const person = (user_id: string) => ({ user_id, username: user_id, profile_photo_url: null });
const item = (content_id: string, author: string, reporter: string, hour = 18): ModerationItem => ({
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
  opened_at: new Date(Date.UTC(2026, 4, 16, hour)).toISOString(),
  author: { ...person(author), email: 'a@example.com', reported: 1, upheld: 0 },
  report_count: 1,
  reports: [
    {
      id: content_id,
      reporter: { ...person(reporter), reports: 1, upheld: 0, dismissed: 0 },
      reason: 'spam',
      details: null,
      created_at: '2026-05-16T18:00:00.000Z',
      decision: null,
    },
  ],
});
const ids = (items: ModerationItem[]) => items.map(({ content_id }) => content_id);

test('RUL-120 what one author published and what the same people reported within a day goes together', () => {
  const read = item('read', 'spammer', 'one');
  const others = [
    item('same author', 'spammer', 'two'),
    item('same reporter', 'victim', 'one'),
    item('neither', 'victim', 'two'),
    item('long before', 'spammer', 'one', -20),
  ];
  expect(ids(similarTo(read, [read, ...others]))).toEqual(['same author', 'same reporter']);
});

test('RUL-120 an objection is answered alone', () => {
  const objected: ModerationItem = {
    ...item('objected', 'spammer', 'one'),
    objection: { words: 'No', created_at: '2026-05-16T18:00:00.000Z', to: 'hide', reason: 'Spam' },
  };
  const read = item('read', 'spammer', 'one');
  expect(similarTo(read, [objected])).toEqual([]);
  expect(similarTo(objected, [read])).toEqual([]);
});

test('RUL-120 no more than the server decides at once', () => {
  const many = Array.from({ length: 40 }, (_, n) => item(String(n), 'spammer', 'one'));
  expect(similarTo(item('read', 'spammer', 'one'), many)).toHaveLength(DECIDED_TOGETHER_MAX - 1);
});

test('RUL-120 how much else came of one author, and how many of the same people reported it, is counted', () => {
  const read = item('read', 'victim', 'one');
  read.reports.push(...item('', 'victim', 'two').reports);
  const items = [
    read,
    item('by one', 'victim', 'one'),
    item('by two', 'victim', 'two'),
    item('by another', 'victim', 'three'),
    item('of somebody else', 'another', 'two'),
    item('unrelated', 'another', 'four'),
    item('long before', 'victim', 'one', -20),
  ];
  expect(signsOf(read, items)).toEqual({
    burst: 3,
    brigade: { people: 2, things: 2 },
    elsewhere: { people: 1, things: 1 },
  });
});

test('RUL-120 of what is gone with its author only the reporters are known', () => {
  const gone = (id: string, reporter: string): ModerationItem => ({
    ...item(id, '', reporter),
    author: null,
  });
  const read = gone('read', 'one');
  expect(signsOf(read, [read, gone('other', 'one')])).toEqual({
    burst: 0,
    brigade: { people: 0, things: 0 },
    elsewhere: { people: 1, things: 1 },
  });
});
