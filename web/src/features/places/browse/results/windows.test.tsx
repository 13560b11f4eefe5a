import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sheet } from '../../../../ui/Sheet.tsx';
import type { SheetSnap } from '../../../../ui/sheetSnap.ts';
import { sampleBrowse, samplePlaces, withApp } from '../../testing/sampleBrowse.tsx';
import type { Browse } from '../useBrowse.ts';
import { ResultList } from './ResultList.tsx';

/** Observers that see what the test says. */
class ToldObserver {
  static all: ToldObserver[] = [];
  readonly watched = new Set<Element>();
  private readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
    ToldObserver.all.push(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  disconnect() {
    this.watched.clear();
  }
  see(target: Element, isIntersecting: boolean) {
    this.tell([{ target, isIntersecting } as IntersectionObserverEntry], this as never);
  }
}

beforeEach(() => {
  ToldObserver.all = [];
  vi.stubGlobal('IntersectionObserver', ToldObserver);
});
afterEach(() => vi.unstubAllGlobals());

const item = (id: string) => document.querySelector(`[data-item="${id}"]`) as Element;
const row = (id: string) => document.querySelector(`[data-place="${id}"]`);
const rows = () => document.querySelectorAll('.place-row').length;
const items = () => document.querySelectorAll('[data-item]').length;

function scrolled(id: string, near: boolean): void {
  const target = item(id);
  act(() => {
    for (const observer of ToldObserver.all) if (observer.watched.has(target)) observer.see(target, near);
  });
}

const sheet = (browse: Browse, snap: SheetSnap) => (
  <Sheet label="List" snap={snap} onSnapChange={() => undefined}>
    <ResultList browse={browse} />
  </Sheet>
);

test('FIX-71 behind a closed sheet no row is in the document, and all come back when it opens', async () => {
  const browse = sampleBrowse(samplePlaces(200));
  const view = await withApp(sheet(browse, 'peek'));
  expect([rows(), items()]).toEqual([0, 200]);
  view.change(sheet(browse, 'half'));
  expect(rows()).toBeGreaterThan(5);
  expect(rows()).toBeLessThan(20);
  view.change(sheet(browse, 'peek'));
  expect(rows()).toBe(0);
});

test('FIX-71 a long list keeps only the rows near the visible part, and the place of the others', async () => {
  const browse = sampleBrowse(samplePlaces(200));
  await withApp(sheet(browse, 'full'));
  const atFirst = rows();
  expect(row('p100')).toBeNull();
  expect((item('p100') as HTMLElement).style.height).toMatch(/px$/);
  scrolled('p100', true);
  expect(row('p100')).not.toBeNull();
  expect(rows()).toBe(atFirst + 1);
  scrolled('p100', false);
  expect(row('p100')).toBeNull();
});

test('FIX-71 the selected row is there to be scrolled to, and a row keeps the focus it has', async () => {
  const browse = { ...sampleBrowse(samplePlaces(200)), selectedId: 'p150' };
  await withApp(sheet(browse, 'full'));
  expect(row('p150')).not.toBeNull();
  scrolled('p90', true);
  act(() => row('p90')?.querySelector('a')?.focus());
  scrolled('p90', false);
  expect(row('p90')).not.toBeNull();
});

test('FIX-71 a list of one page is there as a whole', async () => {
  await withApp(sheet(sampleBrowse(samplePlaces(50)), 'full'));
  expect(rows()).toBe(50);
});
