import { expect, test } from 'vitest';
import { forgetPersonalData } from './personalData.ts';
import { noteStoredOwner, storedOwner } from './readThrough.ts';

test('signing out, a block, the end of a link and of a membership take the owner’s name off what is kept', () => {
  for (const occasion of ['signed out', 'blocked', 'partner changed', 'membership changed'] as const) {
    noteStoredOwner('maya');
    forgetPersonalData(occasion);
    expect(storedOwner(), occasion).toBeNull();
  }
  noteStoredOwner('maya');
  forgetPersonalData('ran out');
  expect(storedOwner()).toBe('maya');
  localStorage.clear();
});
