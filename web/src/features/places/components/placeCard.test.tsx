import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { samplePlace } from '../testing/samplePlace.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { PlaceRow } from './PlaceRow.tsx';

test('CARD-01 CARD-09 a card tells the address in a grid as it does in a list, and nothing where there is none', async () => {
  const place = samplePlace();
  const view = await withApp(<PlaceCard place={place} />);
  expect(screen.getByText('38 Via Santo Spirito')).toBeDefined();
  await view.change(<PlaceRow place={place} at={new Date('2026-05-16T02:00:00Z')} />);
  expect(screen.getByText('38 Via Santo Spirito')).toBeDefined();
  await view.change(<PlaceCard place={samplePlace({ address: null })} />);
  expect(screen.queryByText('38 Via Santo Spirito')).toBeNull();
});
