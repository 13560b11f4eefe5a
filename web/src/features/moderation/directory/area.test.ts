import { expect, test } from 'vitest';
import { areaOf, boundsOfArea, readArea, writeArea } from './area.rules.ts';

const CITY = { west: -122.513, south: 37.7, east: -122.35, north: 37.81 };

test('RUL-95 what a map shows is an area, wherever on its way round the world it stands', () => {
  const seen = { west: -122.5123, south: 37.70001, east: -122.35009, north: 37.8091 };
  expect(areaOf(seen)).toEqual(CITY);
  expect(areaOf({ ...seen, west: seen.west - 360, east: seen.east - 360 })).toEqual(CITY);
  expect(areaOf({ west: 179, south: -17, east: 181, north: -16 })).toMatchObject({ west: 179, east: -179 });
  expect(areaOf({ west: -300, south: -89, east: 300, north: 89 })).toEqual({
    west: -180,
    south: -85,
    east: 180,
    north: 85,
  });
});

test('RUL-95 an address carries an area and brings it back; what is none is left out', () => {
  expect(readArea(writeArea(CITY))).toEqual(CITY);
  expect(readArea(CITY)).toEqual(CITY);
  for (const raw of ['', '1_2_3', '1_2_3_4_5', '200_1_3_4', '1_5_3_4', '1_2_3_nan', { west: 1 }, null, 7])
    expect(readArea(raw), String(raw)).toBeUndefined();
});

test('RUL-95 an area that crosses the date line is shown as one', () => {
  expect(boundsOfArea({ west: 179, south: -17, east: -179, north: -16 })).toMatchObject({
    west: 179,
    east: 181,
  });
  expect(boundsOfArea(CITY)).toEqual(CITY);
});
