import { describe, expect, test } from 'vitest';
import { messageProblems } from './messageFormat.ts';

const refused = (content: string, file = 'web/src/features/plans/PlanCard.tsx') =>
  messageProblems(file, content).length > 0;

describe('FIX-56 npm run check refuses what only English could say', () => {
  test.each([
    ['a plural by hand', "count === 1 ? '1 plan' : many"],
    ['a plural by hand the other way round', "count !== 1 ? 'plans' : 'plan'"],
    ['a number in one country’s way', "count.toLocaleString('en-US')"],
    ['a date past the helper', 'new Intl.DateTimeFormat(undefined, {})'],
    ['a sentence in pieces', ['`$', '{plansText.delete}: $', '{plan.title}`'].join('')],
    ['a sentence added up', 'plansText.found(total) + near'],
    ['two messages in a line', '{accountsText.mailbox}{" "}\n{accountsText.link}'.replaceAll('"', "'")],
    ['a message beside its number', '{count} {planText.activities(count)}'],
  ])('%s', (_, content) => expect(refused(content)).toBe(true));

  test('words outside of the catalogue', () => {
    expect(refused("export const plansText = { title: 'Plans' };", 'web/src/a.text.ts')).toBe(true);
    expect(refused("export const plansText = texts('plans', {});", 'web/src/a.text.ts')).toBe(false);
  });

  test('and lets pass what is no sentence, and the helper itself', () => {
    expect(refused(['`$', "{text.replaceAll('a', 'b')}`"].join(''))).toBe(false);
    expect(refused("headingLevel === 1 ? 't1' : 't2'")).toBe(false);
    expect(refused('<Badge>{plansText.stops(count)}</Badge>')).toBe(false);
    expect(refused('new Intl.DateTimeFormat()', 'domain/src/i18n/format.ts')).toBe(false);
    expect(refused("count === 1 ? 'a' : 'b'", 'web/src/a.test.ts')).toBe(false);
  });
});
