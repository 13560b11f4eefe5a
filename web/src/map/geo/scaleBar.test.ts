import { expect, test } from 'vitest';
import { scaleBar } from './scaleBar.ts';

const bar = (zoom: number, latitude: number, metric = false) =>
  scaleBar({ zoom, latitude, mostPx: 96, metric });

test('RUL-76 the scale of the map is told in round miles, and near by in feet', () => {
  expect(bar(14, 37.78)).toMatchObject({ unit: 'miles', distance: 0.2 });
  expect(bar(10, 37.78)).toMatchObject({ unit: 'miles', distance: 2 });
  expect(bar(2, 0)).toMatchObject({ unit: 'miles', distance: 1000 });
  const near = bar(18, 37.78);
  expect(near).toMatchObject({ unit: 'feet', distance: 50 });
  expect(near.px).toBeGreaterThan(40);
  expect(near.px).toBeLessThanOrEqual(96);
});

test('RUL-110 who chose kilometres has it in round ones, and near by in metres', () => {
  expect(bar(10, 37.78, true)).toMatchObject({ unit: 'kilometres', distance: 5 });
  const near = bar(14, 37.78, true);
  expect(near).toMatchObject({ unit: 'metres', distance: 200 });
  expect(near.px).toBeGreaterThan(40);
  expect(near.px).toBeLessThanOrEqual(96);
});
