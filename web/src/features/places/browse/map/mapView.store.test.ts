import { beforeEach, expect, test, vi } from 'vitest';
import { testStorage } from '../../../../lib/testing/testStorage.ts';
import { lastMapView, savedMapView, saveLastMapView, saveMapView } from './mapView.store.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', testStorage());
  vi.stubGlobal('sessionStorage', testStorage());
});

const view = (zoom: number) => ({ center: { lat: 37.77, lng: -122.41 }, zoom });

test('RUL-125 the map of each place in the history is kept, the newest twenty', () => {
  for (let n = 0; n <= 20; n += 1) saveMapView(`${n} /search`, view(n));
  saveMapView('20 /search', view(9));
  expect(savedMapView('20 /search')).toEqual(view(9));
  expect(savedMapView('1 /search')).toEqual(view(1));
  expect(savedMapView('0 /search')).toBeNull();
});

test('RUL-76 the full map is remembered as it was left', () => {
  expect(lastMapView()).toBeNull();
  saveLastMapView(view(7));
  expect(lastMapView()).toEqual(view(7));
  localStorage.setItem('liora.map-last-view', '{"center":{"lat":1}}');
  expect(lastMapView()).toBeNull();
});

test('what cannot be read is no map', () => {
  for (const text of ['[["1 /map",{"zoom":"x"}]]', '{']) {
    sessionStorage.setItem('liora.map-views', text);
    expect(savedMapView('1 /map')).toBeNull();
  }
});
