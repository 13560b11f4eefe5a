import { expect, test } from 'vitest';
import { routeOnMap } from './routeOnMap.rules.ts';

test('PCRE-33 custom places, which have no coordinates, are left out of the route on the map', () => {
  const stops = [
    { name: 'A', latitude: 1, longitude: 2 },
    { name: 'Bench', latitude: null, longitude: null },
    { name: 'B', latitude: 3, longitude: 4 },
  ];
  expect(routeOnMap(stops).map((stop) => stop.label)).toEqual(['A', 'B']);
});
