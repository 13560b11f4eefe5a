import { createStore } from '@tanstack/react-store';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadingArea } from '../ui/LoadingArea.tsx';
import { useNow } from './clock.ts';
import { drawFirstWith, useClockZone, useHydrated, useOwn, useReportShown } from './firstRender.ts';

const area = createStore<string | null>('Oakland');
const noPlace = () => null;

function Screen() {
  useReportShown();
  return (
    <p>
      {useOwn(area, noPlace) ?? 'nowhere'}, {useNow().getUTCFullYear()}, {useClockZone() ?? 'own clock'},{' '}
      {useHydrated() ? 'taken over' : 'drawn'}
    </p>
  );
}

test('FIX-72 the first drawing in the browser is what the server drew; the device’s own comes right after it', () => {
  drawFirstWith({ now: new Date('2001-05-06T12:00:00Z'), timeZone: 'America/Los_Angeles', desktop: true });
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Screen />);
  expect(place.textContent).toBe('nowhere, 2001, America/Los_Angeles, drawn');
  const drawn = place.querySelector('p');
  // Anything that differs would be told on the console.
  render(<Screen />, { container: place, hydrate: true });
  expect(place.textContent).toBe(`Oakland, ${new Date().getUTCFullYear()}, own clock, taken over`);
  expect(place.querySelector('p')).toBe(drawn);
});

function Waiting() {
  useReportShown();
  return (
    <LoadingArea loading skeleton="soon">
      there
    </LoadingArea>
  );
}

test('FIX-72 a skeleton of the document stays when the app takes its place; later ones wait before they show', () => {
  drawFirstWith({ now: new Date(), timeZone: 'UTC', desktop: true });
  expect(render(<Waiting />).container.textContent).toContain('soon');
  expect(render(<Waiting />).container.textContent).not.toContain('soon');
});
