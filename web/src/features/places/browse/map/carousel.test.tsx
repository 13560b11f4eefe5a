import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withApp } from '../../../../lib/testing/withApp.tsx';
import { sampleBrowse, samplePlaces } from '../../testing/sampleBrowse.ts';
import type { Browse } from '../useBrowse.ts';
import { PlaceCarousel } from './PlaceCarousel.tsx';

const STEP_PX = 336;
const places = samplePlaces(40);
const row = () => screen.getByRole('region', { name: 'Places as cards' });
const drawn = () =>
  [...row().querySelectorAll('[data-place]')].map((card) => card.getAttribute('data-place'));
const inFront = () => row().querySelector('[data-front] [data-place]')?.getAttribute('data-place');
const moveRow = (left: number) => {
  row().scrollLeft = left;
  fireEvent.scroll(row());
};
const rest = () => act(() => vi.advanceTimersByTime(1_000));

/** A row that measures: its cards stand one step after the other. */
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * STEP_PX;
  });
  HTMLElement.prototype.scrollTo = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const cards = (browse: Browse) => <PlaceCarousel browse={browse} places={places} />;
const way = () => vi.mocked(HTMLElement.prototype.scrollTo).mock.lastCall?.[0];

test('the card that is brought to the front is chosen once the row rests', async () => {
  const select = vi.fn();
  await withApp(cards({ ...sampleBrowse(places), select }));
  fireEvent.pointerDown(row());
  moveRow(STEP_PX);
  moveRow(2 * STEP_PX);
  expect(select).not.toHaveBeenCalled();
  rest();
  expect(select.mock.calls).toEqual([['p2']]);
  expect(inFront()).toBe('p2');
});

test('a chosen pin brings its card to the front, and no other is chosen on the way, however long it takes', async () => {
  const select = vi.fn();
  const browse = { ...sampleBrowse(places), select };
  const view = await withApp(cards(browse));
  await view.change(cards({ ...browse, selectedId: 'p9' }));
  expect(way()).toMatchObject({ left: 9 * STEP_PX });
  expect(inFront()).toBe('p9');
  moveRow(4 * STEP_PX);
  rest();
  moveRow(9 * STEP_PX);
  rest();
  expect(select).not.toHaveBeenCalled();
  moveRow(10 * STEP_PX);
  rest();
  expect(select.mock.calls).toEqual([['p10']]);
});

test('the keyboard that comes to a card brings it to the front', async () => {
  const select = vi.fn();
  await withApp(cards({ ...sampleBrowse(places), select }));
  fireEvent.focus(screen.getByRole('link', { name: 'Place 0' }));
  expect(select).not.toHaveBeenCalled();
  fireEvent.focus(screen.getByRole('link', { name: 'Place 1' }));
  expect(select.mock.calls).toEqual([['p1']]);
});

test('while nothing is chosen the map shows the pin of the card in front', async () => {
  const browse = sampleBrowse(places);
  const view = await withApp(cards(browse));
  expect(browse.pointed.state).toBe('p0');
  act(() => browse.pointed.setState(() => 'p5'));
  act(() => browse.pointed.setState(() => null));
  expect(browse.pointed.state).toBe('p0');
  await view.change(cards({ ...browse, selectedId: 'p3' }));
  expect(browse.pointed.state).toBeNull();
});

test('FIX-71 of many cards only those near the one in front are in the document', async () => {
  const browse = sampleBrowse(places);
  const view = await withApp(cards(browse));
  expect(drawn()).toEqual(['p0', 'p1', 'p2']);
  await view.change(cards({ ...browse, selectedId: 'p20' }));
  expect(drawn()).toEqual(['p18', 'p19', 'p20', 'p21', 'p22']);
});
