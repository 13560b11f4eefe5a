import { expect, test } from 'vitest';
import { nextSnap, restingSnap, shownAt } from './sheetSnap.ts';

const HEIGHT = 700;

test('the sheet shows 96 px, half or all of itself', () => {
  expect((['peek', 'half', 'full'] as const).map((snap) => shownAt(snap, HEIGHT))).toEqual([96, 350, 700]);
});

test('a sheet that something else leads shows less at its lowest stop, and comes to rest there', () => {
  const PEEK = 56;
  expect(shownAt('peek', HEIGHT, PEEK)).toBe(PEEK);
  expect(restingSnap(80, -1, HEIGHT, PEEK)).toBe('half');
  expect(restingSnap(80, 1, HEIGHT, PEEK)).toBe('peek');
});

test('a sheet that is let go slowly rests at the nearest stop', () => {
  expect(restingSnap(120, 0, HEIGHT)).toBe('peek');
  expect(restingSnap(400, 0.1, HEIGHT)).toBe('half');
  expect(restingSnap(600, -0.1, HEIGHT)).toBe('full');
});

test('a flick goes one stop in its direction, wherever the finger left', () => {
  expect(restingSnap(340, -1, HEIGHT)).toBe('half');
  expect(restingSnap(360, -1, HEIGHT)).toBe('full');
  expect(restingSnap(680, 1, HEIGHT)).toBe('half');
  expect(restingSnap(340, 1, HEIGHT)).toBe('peek');
});

test('arrow keys stop at the ends', () => {
  expect(nextSnap('peek', 1)).toBe('half');
  expect(nextSnap('full', 1)).toBe('full');
  expect(nextSnap('peek', -1)).toBe('peek');
});
