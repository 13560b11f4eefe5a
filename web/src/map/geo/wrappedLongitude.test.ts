import { expect, it } from 'vitest';
import { wrappedLongitude } from './wrappedLongitude.ts';

it.each([
  [0, 0],
  [-122.419, -122.419],
  [190, -170],
  [-190.5, 169.5],
  [360 + 13.377, 13.377],
  [-720 - 0.001, -0.001],
  [180, -180],
])('the longitude %d of a map is %d on the globe', (counted, expected) =>
  expect(wrappedLongitude(counted)).toBe(expected),
);
