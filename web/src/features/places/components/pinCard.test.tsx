import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samplePlace } from '../testing/samplePlace.ts';
import { PlaceBadges } from './PlaceBadges.tsx';
import { PlaceMeta } from './PlaceMeta.tsx';
import { PlaceTags } from './PlaceTags.tsx';

const pin = (is_own: boolean) =>
  samplePlace({
    subcategory: 'Park',
    vibeTags: ['serene', 'outdoorsy'],
    isUserPin: true,
    pin: { id: 'a', is_own },
  });
const words = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const classOf = (tag: string) => screen.getByText(tag).closest('li')?.className;

test('CARD-12 RUL-57 own pins tell when they are at their best: one time on phones, two otherwise', async () => {
  render(<PlaceTags place={pin(true)} />);
  await screen.findByText('Morning');
  expect(words()).toEqual(['Serene', 'Outdoorsy', 'Afternoon', 'Morning']);
  expect(classOf('Afternoon')).toBe('');
  expect(classOf('Morning')).toContain('max-md:hidden');
});

test('CARD-12 pins of others tell their moods alone', async () => {
  render(<PlaceTags place={pin(false)} />);
  // What an own pin would show comes a moment later.
  await act(() => import('./PinTimes.tsx'));
  expect(words()).toEqual(['Serene', 'Outdoorsy']);
});

test('CARD-05 the badge ‘Your Pin’ stands on own pins alone', () => {
  const { rerender } = render(<PlaceBadges place={pin(false)} />);
  expect(screen.queryByText('Your Pin')).toBeNull();
  rerender(<PlaceBadges place={pin(true)} />);
  expect(screen.getByText('Your Pin')).toBeDefined();
});

test('CARD-10 a Privé pin tells its distance in miles', () => {
  render(<PlaceMeta place={{ ...pin(false), isPrive: true, distanceMiles: 0.42 }} />);
  expect(screen.getByText('0.4 mi')).toBeDefined();
});
