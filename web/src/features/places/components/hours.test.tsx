import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samplePlace } from '../testing/samplePlace.ts';
import { PlaceHours } from './PlaceHours.tsx';

const at = new Date('2026-05-15T17:00:00Z');
const told = (over: Parameters<typeof samplePlace>[0]) => {
  const { container } = render(<PlaceHours place={samplePlace(over)} at={at} />);
  return container.textContent;
};

test('FIX-38 a row and a card say of usual hours that they are no more than that', () => {
  expect(told({ usualHours: true })).toBe('Open · usual hours');
  expect(told({ usualHours: false })).toBe('Open');
  expect(told({ usualHours: true, opening: { state: 'unknown', nextChange: null } })).toBe('');
});
