import { act, fireEvent, render } from '@testing-library/react';
import type { Map as LibreMap } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { withApp } from '../../../../lib/testing/withApp.tsx';
import type { PointedStore } from '../../../../map/mapTypes.ts';
import { PinLayer } from '../../../../map/pins/PinLayer.tsx';
import { noting } from '../../testing/noting.ts';
import { sampleBrowse, samplePlaces } from '../../testing/sampleBrowse.ts';
import { mapPoints } from '../map/mapPoints.rules.ts';
import { ResultList } from './ResultList.tsx';

const pointedRows = () =>
  [...document.querySelectorAll('[data-pointed]')].map((row) => row.getAttribute('data-place'));

test('FIX-71 pointing at a row renders that row and the one that was left, selecting one renders that one', async () => {
  const { noted, read } = noting(samplePlaces(20), 'vibeTags');
  const browse = sampleBrowse(noted);
  const view = await withApp(<ResultList browse={browse} />);
  const row = (id: string) => document.querySelector(`[data-place="${id}"]`) as Element;
  expect(read()).toHaveLength(20);
  fireEvent.pointerEnter(row('p3'));
  expect(pointedRows()).toEqual(['p3']);
  expect(read()).toEqual(['p3']);
  fireEvent.pointerLeave(row('p3'));
  fireEvent.pointerEnter(row('p4'));
  expect(pointedRows()).toEqual(['p4']);
  expect(read()).toEqual(['p3', 'p4']);
  await view.change(<ResultList browse={{ ...browse, selectedId: 'p7' }} />);
  expect(read()).toEqual(['p7']);
});

/** As much of a map as pins ask for: a degree is ten thousand pixels. */
function flatMap(): LibreMap {
  const canvas = document.body.appendChild(document.createElement('div'));
  const map: Partial<LibreMap> = {
    getCanvasContainer: () => canvas,
    getZoom: () => 17,
    isMoving: () => false,
    project: (at) => {
      const [lng, lat] = at as [number, number];
      return { x: lng * 10_000, y: lat * 10_000 } as ReturnType<LibreMap['project']>;
    },
  };
  return { ...map, on: () => undefined, off: () => undefined } as unknown as LibreMap;
}

function pins(store: PointedStore, zoom = 17) {
  const map = flatMap();
  map.getZoom = () => zoom;
  const { noted: points, read } = noting(mapPoints(samplePlaces(20)), 'kind');
  render(<PinLayer map={map} points={points} selectedId={null} pointed={store} />);
  return () => new Set(read());
}

const selectedPins = () =>
  [...document.querySelectorAll('.map-pin[data-look="selected"]')].map((pin) => pin.getAttribute('data-key'));

test('FIX-71 a row that is pointed at renders its pin and no other', () => {
  const { pointed } = sampleBrowse([]);
  const rendered = pins(pointed);
  expect(rendered().size).toBe(20);
  act(() => pointed.setState(() => 'p3'));
  expect(selectedPins()).toEqual(['p3']);
  expect([...rendered()]).toEqual(['p3']);
});

test('FIX-71 a place in a crowd gets a pin while it is pointed at, and the crowd stays as it is', () => {
  const { pointed } = sampleBrowse([]);
  pins(pointed, 3);
  const crowd = document.querySelector('[data-look="cluster"]')?.textContent;
  expect(crowd).toBe('20');
  act(() => pointed.setState(() => 'p3'));
  expect(selectedPins()).toEqual(['p3']);
  const anchor = document.querySelector<HTMLElement>('.map-at[data-layer="selected"]');
  expect(anchor?.style.transform).toMatch(/^translate/);
  expect(document.querySelector('[data-look="cluster"]')?.textContent).toBe(crowd);
  act(() => pointed.setState(() => null));
  expect(selectedPins()).toEqual([]);
});

test('a place of the list that the map counts in a crowd gets a pin while it is pointed at', () => {
  const { pointed } = sampleBrowse([]);
  const [listed] = mapPoints(samplePlaces(1));
  if (!listed) throw new Error('no place');
  render(<PinLayer map={flatMap()} points={[]} unseen={[listed]} selectedId={null} pointed={pointed} />);
  expect(selectedPins()).toEqual([]);
  act(() => pointed.setState(() => listed.id));
  expect(selectedPins()).toEqual([listed.id]);
});

test('FIX-71 a pin that is pointed at tells its row', () => {
  const { pointed } = sampleBrowse([]);
  pins(pointed);
  fireEvent.pointerEnter(document.querySelector('[data-key="p5"]') as Element);
  expect(pointed.state).toBe('p5');
});
