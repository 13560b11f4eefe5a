import type { SavedPlace } from '@liora/domain/contract/saved';
import { afterEach, expect, test, vi } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { samplePlaces } from '../../places/testing/sampleBrowse.ts';
import { SavedItems } from './SavedItems.tsx';

afterEach(() => vi.restoreAllMocks());

const AT = new Date('2026-05-16T02:30:00Z');
const actions = {
  partner: null,
  share: () => undefined,
  edit: () => undefined,
  remove: () => undefined,
  toggle: () => undefined,
};
const saved = (count: number): SavedPlace[] =>
  samplePlaces(count).map((place, i) => ({
    id: `row-${i}`,
    kind: 'place',
    place,
    mark: null,
    note: null,
    category_ids: [],
    shared_with_partner: true,
    created_at: AT.toISOString(),
  }));

test.each(['card', 'row'] as const)(
  'FIX-71 of ten thousand saved places, each as a %s, only those near the screen are in the document',
  async (look) => {
    await withApp(
      <SavedItems places={saved(10_000)} look={look} at={AT} selected={null} actions={actions} />,
    );
    const drawn = document.querySelectorAll('article').length;
    expect(drawn).toBeGreaterThan(3);
    expect(drawn).toBeLessThan(100);
  },
);

test('of a pin that may no longer be seen the row tells nothing, and can be selected and removed', async () => {
  const [row] = saved(1);
  if (!row) throw new Error('no row');
  const { place: _, ...own } = row as Extract<SavedPlace, { kind: 'place' }>;
  const unavailable: SavedPlace = { ...own, kind: 'unavailable', note: 'Go at dusk.' };
  await withApp(
    <SavedItems places={[unavailable]} look="row" at={AT} selected={new Set()} actions={actions} />,
  );
  const text = document.body.textContent ?? '';
  expect(text).toContain('No longer available');
  expect(text).toContain('Go at dusk.');
  expect(document.querySelector('a')).toBeNull();
  expect(document.querySelector('[aria-label="Select No longer available"]')).not.toBeNull();
  expect(document.querySelector('[aria-label="More for No longer available"]')).not.toBeNull();
});
