import type { PlaceCard as Place } from '@liora/domain/contract/places';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { samplePlaces } from '../../places/testing/sampleBrowse.ts';
import PlacesNear from './PlacesNear.tsx';

const at = new Date('2026-05-15T17:00:00Z');
const rows = (newPins: Place[], area: string) => (
  <PlacesNear home={{ openNear: [], newPins }} at={at} area={area} />
);
const heading = () => screen.queryByRole('heading', { level: 2 })?.textContent;

test('new public pins are a row of their own, here and around an area; none makes no row', async () => {
  const view = await withApp(rows(samplePlaces(2), 'Oltrarno'));
  expect(heading()).toBe('New pins near Oltrarno');
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toHaveLength(2);
  await view.change(rows(samplePlaces(2), ''));
  expect(heading()).toBe('New pins near you');
  await view.change(rows([], ''));
  expect(heading()).toBeUndefined();
});
