import { RETENTION } from '@liora/domain/rules/retention';
import { expect, test } from 'vitest';
import { type LegalPage, privacyText, termsText } from './legal.text.ts';
import { retentionText } from './retention.text.ts';

const wordsOf = ({ sections }: LegalPage) =>
  Object.values(sections)
    .flatMap(({ paragraphs }) => Object.values(paragraphs))
    .join('\n');
const privacy = wordsOf(privacyText);
const terms = wordsOf(termsText);

test('POL-02 the privacy policy lists every category of data', () => {
  for (const category of [
    'Email',
    'name',
    'photos and videos',
    'customer support data',
    'other user content',
    'search history',
    'user ID',
    'purchase history',
    'product interaction data',
    'crash data',
  ])
    expect(privacy).toContain(category);
});

test('POL-03 it says that conversations with the concierge are kept until they are deleted', () => {
  expect(privacy).toContain('Conversations with the concierge are stored until you delete them.');
});

test('POL-01 POL-04 the terms are for people of 18 or over', () => {
  expect(terms).toContain('You are 18 or over.');
});

test('POL-11 POL-12 the terms cap liability at 12 months and promise 30 days of notice', () => {
  expect(terms).toContain('capped at the amount you paid us in the prior 12 months');
  expect(terms).toContain('material changes 30 days before they apply');
});

test('POL-05 POL-06 POL-07 POL-08 POL-09 POL-10 settings and policy say the periods of the rule that the server deletes by', () => {
  expect(Object.keys(retentionText.periods)).toEqual(Object.keys(RETENTION));
  expect(retentionText.periods).toMatchObject({
    account: 'Until you delete your account, or 730 days after you were last here',
    searches: '12 months, or until you forget them',
    purchases: '7 years, as the law on accounts asks',
    interactions: '18 months, and only in sums',
    crashes: '90 days',
    support: '3 years in the mailbox that you wrote to. Liora itself keeps nothing of it',
  });
});
