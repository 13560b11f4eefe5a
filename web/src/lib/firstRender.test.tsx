import { createStore } from '@tanstack/react-store';
import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadingArea } from '../ui/LoadingArea.tsx';
import { useNow } from './clock.ts';
import { drawFirstWith, useClockZone, useHydrated, useOwn, useReportShown } from './firstRender.ts';
import { HydrationProvider } from './HydrationProvider.tsx';

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

/** Whatever is not there yet has something that stands in for it. */
const Taken = ({ screen }: { screen: ReactNode }) => (
  <Suspense fallback="waiting">
    <HydrationProvider isServers>{screen}</HydrationProvider>
  </Suspense>
);

/** What the server draws of it, in the page. */
function drawn(screen: ReactNode): HTMLElement {
  drawFirstWith({ now: new Date('2001-05-06T12:00:00Z'), timeZone: 'America/Los_Angeles', desktop: true });
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Taken screen={screen} />);
  return place;
}

const takeOver = (place: HTMLElement, screen: ReactNode) =>
  // Anything that differs would be told on the console.
  act(async () => void render(<Taken screen={screen} />, { container: place, hydrate: true }));

test('FIX-72 the first drawing in the browser is what the server drew; the device’s own comes right after it', async () => {
  const place = drawn(<Screen />);
  expect(place.textContent).toBe('nowhere, 2001, America/Los_Angeles, drawn');
  const paragraph = place.querySelector('p');
  await takeOver(place, <Screen />);
  expect(place.textContent).toBe(`Oakland, ${new Date().getUTCFullYear()}, own clock, taken over`);
  expect(place.querySelector('p')).toBe(paragraph);
});

test('FIX-72 what the browser draws itself is the reader’s own at once', () => {
  const { container } = render(
    <HydrationProvider isServers={false}>
      <Screen />
    </HydrationProvider>,
  );
  expect(container.textContent).toBe(`Oakland, ${new Date().getUTCFullYear()}, own clock, taken over`);
});

/** Something of the reader's own that is not there yet. */
function pending() {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive };
}

test('FIX-72 the reader’s own is drawn bit by bit: until all of it is there the screen stays as it came', async () => {
  const { arrived, arrive } = pending();
  function Slow() {
    if (useHydrated()) use(arrived);
    return <Screen />;
  }
  const place = drawn(<Slow />);
  await takeOver(place, <Slow />);
  expect(place.textContent).toBe('nowhere, 2001, America/Los_Angeles, drawn');
  await act(async () => arrive());
  expect(place.textContent).toContain('taken over');
});

test('FIX-72 a part whose code comes late finds what the server drew, too', async () => {
  const { arrived, arrive } = pending();
  const code = { isThere: true };
  function Late() {
    if (!code.isThere) use(arrived);
    return <Screen />;
  }
  const screen = (
    <Suspense fallback="waiting">
      <Late />
    </Suspense>
  );
  const place = drawn(screen);
  code.isThere = false;
  await takeOver(place, screen);
  expect(place.textContent).toBe('nowhere, 2001, America/Los_Angeles, drawn');
  const paragraph = place.querySelector('p');
  await act(async () => arrive());
  expect(place.textContent).toContain('taken over');
  expect(place.querySelector('p')).toBe(paragraph);
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
