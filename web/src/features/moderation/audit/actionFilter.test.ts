import { expect, test } from 'vitest';
import { actionFilter } from './actionFilter.rules.ts';

test('RUL-95 an address names an action and a day that there are, or none', () => {
  const none = { admin: undefined, member: undefined, action: undefined, day: undefined };
  expect(actionFilter({ action: 'content.hide', day: '2026-05-16' })).toEqual({
    ...none,
    action: 'content.hide',
    day: '2026-05-16',
  });
  for (const day of ['2026-02-30', '1999-01-01', 'today'])
    expect(actionFilter({ action: 'content.sell', day })).toEqual(none);
});
