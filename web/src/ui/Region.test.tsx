import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { helpedByReload, LostPart, lazyPart } from '../lib/lazyPart.ts';
import { PartLost } from './PartLost.tsx';
import { Region } from './Region.tsx';
import { closeToast, toastStore } from './toast.ts';
import { uiText } from './ui.text.ts';

afterEach(() => {
  closeToast();
  vi.restoreAllMocks();
});

test('FIX-49 a part whose code does not arrive is told of, leaves the rest, and is fetched again the next time', async () => {
  // React tells of every error that a boundary catches.
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn(async () => () => <b>Curators</b>)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyPart(load);
  const onLost = vi.fn();
  const page = (shown: boolean) => (
    <>
      <i>The list</i>
      {shown && (
        <Region broken={<PartLost onLost={onLost} />}>
          <Part />
        </Region>
      )}
    </>
  );
  const { rerender } = render(page(true));
  await waitFor(() => expect(onLost).toHaveBeenCalledOnce());
  expect(toastStore.state).toMatchObject({ title: uiText.partFailed, kind: 'error' });
  expect(screen.getByText('The list')).toBeTruthy();
  rerender(page(false));
  rerender(page(true));
  expect(await screen.findByText('Curators')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  told.mockClear();
});

const cameBy = (type: NavigationTimingType) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
const lost = (again: boolean) => new LostPart(new Error('lost'), () => undefined, again);

test('FIX-49 a part that is lost for the second time is helped by a new document, unless this one was loaded anew already', () => {
  cameBy('navigate');
  expect([lost(true), lost(false), new Error('broken')].map(helpedByReload)).toEqual([true, false, false]);
  cameBy('reload');
  expect(helpedByReload(lost(true))).toBe(false);
});
