import { expect, test } from 'vitest';
import { lastMapView, savedMapView, saveLastMapView, saveMapView } from './mapView.store.ts';

const storage = (text: string | null = null) => {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  } as unknown as Storage;
};
const view = (zoom: number) => ({ center: { lat: 37.77, lng: -122.41 }, zoom });

test('RUL-125 the map of each place in the history is kept, the newest twenty', () => {
  const tab = storage();
  for (let n = 0; n <= 20; n += 1) saveMapView(`${n} /search`, view(n), tab);
  saveMapView('20 /search', view(9), tab);
  expect(savedMapView('20 /search', tab)).toEqual(view(9));
  expect(savedMapView('1 /search', tab)).toEqual(view(1));
  expect(savedMapView('0 /search', tab)).toBeNull();
});

test('RUL-76 the full map is remembered as it was left', () => {
  const device = storage();
  expect(lastMapView(device)).toBeNull();
  saveLastMapView(view(7), device);
  expect(lastMapView(device)).toEqual(view(7));
  expect(lastMapView(storage('{"center":{"lat":1}}'))).toBeNull();
});

test('what cannot be read is no map', () => {
  expect(savedMapView('1 /map', storage('[["1 /map",{"zoom":"x"}]]'))).toBeNull();
  expect(savedMapView('1 /map', storage('{'))).toBeNull();
});
