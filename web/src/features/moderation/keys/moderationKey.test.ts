import { expect, test } from 'vitest';
import { moderationKey } from './moderationKey.rules.ts';

const ANSWERS = [
  { id: 'restore', key: 'r' },
  { id: 'hide', key: 'h' },
];
const press = (key: string, how = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  taken: false,
  ownArrows: false,
  ...how,
});

test.each([
  ['j', { does: 'move', by: 1 }],
  ['ArrowDown', { does: 'move', by: 1 }],
  ['k', { does: 'move', by: -1 }],
  ['ArrowUp', { does: 'move', by: -1 }],
  ['r', { does: 'answer', id: 'restore' }],
  ['h', { does: 'answer', id: 'hide' }],
  ['u', { does: 'undo' }],
  ['w', { does: 'write' }],
  ['?', { does: 'list' }],
  ['3', { does: 'reason', number: 3 }],
  ['0', null],
  ['a', null],
  ['Enter', null],
])('NAV-24 the key %s does %o', (key, does) => {
  expect(moderationKey(press(key), ANSWERS)).toEqual(does);
});

test('NAV-24 no key acts while somebody types, with a modifier or under an open dialog', () => {
  for (const key of ['j', 'r', 'h', '1', '?']) {
    expect(moderationKey(press(key, { taken: true }), ANSWERS)).toBeNull();
    expect(moderationKey(press(key, { ctrlKey: true }), ANSWERS)).toBeNull();
    expect(moderationKey(press(key, { metaKey: true }), ANSWERS)).toBeNull();
  }
});

test('NAV-24 arrows stay with the radio that has the focus, letters go on', () => {
  expect(moderationKey(press('ArrowDown', { ownArrows: true }), ANSWERS)).toBeNull();
  expect(moderationKey(press('j', { ownArrows: true }), ANSWERS)).toEqual({ does: 'move', by: 1 });
});

test('NAV-24 a key that is held leads on through the list, and decides nothing about what comes after', () => {
  for (const key of ['r', 'h', 'u', '1'])
    expect(moderationKey(press(key, { repeat: true }), ANSWERS)).toBeNull();
  expect(moderationKey(press('j', { repeat: true }), ANSWERS)).toEqual({ does: 'move', by: 1 });
});
