import type { PlaceDetails } from '@liora/domain/contract/places';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { WrongFactsDialog } from '../facts/WrongFactsDialog.tsx';
import { PlaceFacts } from './PlaceFacts.tsx';

const NOW = new Date('2026-05-16T02:00:00Z');
const place = {
  id: 'lumen',
  name: 'Lumen',
  goneAt: null,
  closedForGood: false,
  pin: null,
  address: '38 Via Santo Spirito',
  phoneNumber: null,
  websiteUrl: null,
  distanceMiles: null,
  outdoorSeating: null,
  usualHours: true,
  hoursText: null,
  hoursWeekly: [[600, 1320]],
  hoursUnknown: [],
  hoursThisWeek: { open: [[600, 1320]], unknown: [] },
  opening: { state: 'open', nextChange: null },
  timeZone: 'Europe/Rome',
} as unknown as PlaceDetails;
const gone = { ...place, goneAt: '2026-05-01T00:00:00Z', closedForGood: true };

const Asked = ({ about }: { about: PlaceDetails }) => (
  <QueryClientProvider client={new QueryClient()}>
    <WrongFactsDialog place={about} open onClose={() => {}} />
  </QueryClientProvider>
);

describe('RUL-109 a place that closed for good', () => {
  test('tells no hours any more, nor whose they were', () => {
    const { rerender } = render(<PlaceFacts place={place} at={NOW} />);
    expect(screen.getByText(/^Usual hours/)).toBeTruthy();
    rerender(<PlaceFacts place={gone} at={NOW} />);
    expect(screen.getByText('38 Via Santo Spirito')).toBeTruthy();
    expect(screen.queryByText(/^Usual hours/)).toBeNull();
  });

  test('is told open again in one tap: there is nothing to choose', () => {
    render(<Asked about={gone} />);
    expect(screen.getByRole('dialog', { name: 'Open again?' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false);
  });
});
