import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withApp } from '../../../../lib/testing/withApp.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';
import type { SheetSnap } from '../../../../ui/sheetSnap.ts';
import { sampleBrowse, samplePlaces } from '../../testing/sampleBrowse.ts';
import type { Browse } from '../useBrowse.ts';
import { ResultList } from './ResultList.tsx';

const row = (id: string) => document.querySelector(`[data-place="${id}"]`);
const rows = () => document.querySelectorAll('.place-row').length;
const ROW_PX = 146;

/** Scrolls the page to the row with this number; nothing is measured here, so that all are as tall as they are said to be. */
function scrollTo(row: number): void {
  act(() => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: row * ROW_PX });
    fireEvent.scroll(window);
  });
}
beforeEach(() => {
  scrollTo(0);
  const top = () => new DOMRect(0, -window.scrollY, 390, 0);
  vi.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect').mockImplementation(top);
});
afterEach(() => vi.restoreAllMocks());

const sheet = (browse: Browse, snap: SheetSnap) => (
  <Sheet label="List" snap={snap} onSnapChange={() => undefined}>
    <ResultList browse={browse} />
  </Sheet>
);

test('FIX-71 behind a closed sheet no row is in the document, and all come back when it opens', async () => {
  const browse = sampleBrowse(samplePlaces(200));
  const view = await withApp(sheet(browse, 'peek'));
  expect(rows()).toBe(0);
  await view.change(sheet(browse, 'half'));
  expect(rows()).toBeGreaterThan(5);
  expect(rows()).toBeLessThan(30);
  await view.change(sheet(browse, 'peek'));
  expect(rows()).toBe(0);
});

test('FIX-45 FIX-71 a long list keeps only the rows near the visible part', async () => {
  await withApp(sheet(sampleBrowse(samplePlaces(200)), 'full'));
  const atFirst = rows();
  expect(row('p100')).toBeNull();
  scrollTo(100);
  expect(row('p100')).not.toBeNull();
  expect(row('p0')).toBeNull();
  expect(rows()).toBeLessThan(2 * atFirst);
  scrollTo(0);
  expect(row('p100')).toBeNull();
  expect(row('p0')).not.toBeNull();
});

test('FIX-71 the selected row is there to be scrolled to, and a row keeps the focus it has', async () => {
  const browse = { ...sampleBrowse(samplePlaces(200)), selectedId: 'p150' };
  await withApp(sheet(browse, 'full'));
  expect(row('p150')).not.toBeNull();
  scrollTo(90);
  act(() => row('p90')?.querySelector('a')?.focus());
  scrollTo(0);
  expect(row('p90')).not.toBeNull();
  expect(row('p91')).toBeNull();
});

test('FIX-71 a list of one page is there as a whole', async () => {
  await withApp(sheet(sampleBrowse(samplePlaces(50)), 'full'));
  expect(rows()).toBe(50);
});
