import type { PlaceDetails } from '@liora/domain/contract/places';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { HoursFact } from './HoursFact.tsx';

const DAY = 1440;
/** A Wednesday, eight in the evening. */
const NOW = new Date('2026-05-13T20:00:00Z');
const place = {
  goneAt: null,
  usualHours: false,
  hoursText: 'Mo,Tu 12:00-17:00; We "by appointment"; Th 18:00+',
  hoursWeekly: [],
  hoursUnknown: [[2 * DAY, 3 * DAY]],
  hoursThisWeek: {
    open: [
      [720, 1020],
      [DAY + 720, DAY + 1020],
      [3 * DAY + 1080, 3 * DAY + 1320],
    ],
    unknown: [
      [2 * DAY, 3 * DAY],
      [3 * DAY + 1320, 3 * DAY + 1380],
    ],
  },
  opening: { state: 'unknown', nextChange: '2026-05-14T00:00:00Z' },
  timeZone: 'UTC',
} as unknown as PlaceDetails;
const shown = (changed: Partial<PlaceDetails>) =>
  render(<HoursFact place={{ ...place, ...changed }} at={NOW} folded />).container.textContent;

describe('RUL-126 hours of which a part is not known', () => {
  test('say so now, in the week, and in the words of their source', () => {
    const text = shown({});
    expect(text).toContain('Ask first whether it is open');
    expect(text).toContain('Wed, todayAsk first');
    expect(text).toContain('Thufrom 6 PM');
    expect(text).toContain('"by appointment"');
    expect(screen.getByText('Ask first whether it is open').closest('summary')).toBeTruthy();
  });

  test('need no words of their source where they say all', () => {
    expect(shown({ hoursText: 'Mo-Tu 12:00-17:00; Th 18:00+' })).not.toContain('18:00+');
  });

  test('RUL-107 that nobody could read are shown as they were written', () => {
    const text = shown({ hoursThisWeek: null, hoursText: 'by the moon' });
    expect(text).toContain('by the moonAs written at the source');
    expect(text).not.toContain('Ask first');
  });
});
