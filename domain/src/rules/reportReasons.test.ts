import { expect, test } from 'vitest';
import { PIN_REPORT_REASONS, PLAN_REPORT_REASONS, pinDetailsMissing } from './reportReasons.ts';

test('MOD-07 MOD-10 a plan is reported for one of seven reasons, inappropriate content first', () => {
  expect(PLAN_REPORT_REASONS).toEqual([
    'inappropriate_content',
    'spam',
    'misleading_information',
    'copyright_violation',
    'harassment',
    'dangerous_activity',
    'other',
  ]);
});

test('MOD-13 RUL-16 a pin is reported for one of six reasons, inappropriate first', () => {
  expect(PIN_REPORT_REASONS).toEqual([
    'inappropriate',
    'spam',
    'harassment',
    'false_information',
    'fake_location',
    'other',
  ]);
});

test.each([
  ['other', null, true],
  ['other', ' \n ', true],
  ['other', 'It is my bench', false],
  ['spam', null, false],
] as const)(
  'MOD-14 MOD-15 a pin reported for %s with details %j lacks them: %s',
  (reason, details, missing) => {
    expect(pinDetailsMissing(reason, details)).toBe(missing);
  },
);
