import { expect, test } from 'vitest';
import { keepMapView, keptMapView } from './mapView.store.ts';

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
  for (let n = 0; n <= 20; n += 1) keepMapView(`${n} /search`, view(n), tab);
  keepMapView('20 /search', view(9), tab);
  expect(keptMapView('20 /search', tab)).toEqual(view(9));
  expect(keptMapView('1 /search', tab)).toEqual(view(1));
  expect(keptMapView('0 /search', tab)).toBeNull();
});

test('what cannot be read is no map', () => {
  expect(keptMapView('1 /map', storage('[["1 /map",{"zoom":"x"}]]'))).toBeNull();
  expect(keptMapView('1 /map', storage('{'))).toBeNull();
});
