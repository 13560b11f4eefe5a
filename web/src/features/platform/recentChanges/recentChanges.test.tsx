import { RECENT_CHANGES_MAX } from '@liora/domain/limits';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '../../../lib/clock.ts';
import { forgetPersonalData } from '../../../lib/personalData.ts';
import { closeToast, toastStore } from '../../../ui/toast.ts';
import { RecentChangesButton } from './RecentChangesButton.tsx';
import { offerUndo, recentChanges } from './recentChanges.store.ts';
import { useOfferUndoHere } from './useOfferUndoHere.ts';

const offer = (what: string, undo: () => Promise<unknown> = async () => undefined, minutes = 10) =>
  act(() => void offerUndo(what, { label: 'Undo', minutes, undo }));
const open = async () => {
  fireEvent.click(screen.getByRole('button', { name: /recent change/ }));
  await screen.findByRole('dialog', { name: 'Recent changes' });
};
const listed = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
const pressUndo = async (what: string) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: `Undo: ${what}` })));
};

beforeEach(() => void render(<RecentChangesButton />));
afterEach(() => {
  cleanup();
  act(closeToast);
  act(() => forgetPersonalData('signed out'));
  act(() => clock.setState(() => ({ now: new Date(), awayMs: 0 })));
});

test('what was done is taken back from the list after its toast has gone, and then is in it no more', async () => {
  expect(screen.queryByRole('button')).toBeNull();
  const undo = vi.fn(async () => undefined);
  offer('Plan deleted', undo);
  offer('Pin deleted');
  act(closeToast);
  await open();
  expect(listed()).toEqual(['Pin deleted', 'Plan deleted']);
  await pressUndo('Plan deleted');
  expect(undo).toHaveBeenCalledOnce();
  await waitFor(() => expect(listed()).toEqual(['Pin deleted']));
  // The keyboard stays in the dialog.
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  await pressUndo('Pin deleted');
  expect(await screen.findByRole('heading', { name: 'Nothing to take back' })).toBeTruthy();
});

test('what the toast takes back has left the list; what the list takes back takes its toast with it', async () => {
  offer('Plan deleted');
  await act(async () => toastStore.state?.action?.onPress());
  expect(toastStore.state).toBeNull();
  expect(recentChanges.state).toEqual([]);
  offer('Pin deleted');
  await open();
  expect(toastStore.state?.title).toBe('Pin deleted');
  await pressUndo('Pin deleted');
  expect(toastStore.state).toBeNull();
});

test('it is taken back once, however often that is pressed', async () => {
  const { promise, resolve: done } = Promise.withResolvers<void>();
  const undo = vi.fn(() => promise);
  offer('Plan deleted', undo);
  const press = toastStore.state?.action?.onPress;
  act(() => press?.());
  act(() => press?.());
  expect(undo).toHaveBeenCalledOnce();
  await act(async () => done());
  act(() => press?.());
  expect(undo).toHaveBeenCalledOnce();
});

test('a failure that may pass leaves it in the list, a refusal takes it out', async () => {
  const lost = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const refused = () => Promise.reject(Object.assign(new Error('late'), { code: 'UNDO_TOO_LATE' }));
  offer('Plan deleted', lost);
  offer('Pin deleted', refused);
  await open();
  await pressUndo('Pin deleted');
  await waitFor(() => expect(listed()).toEqual(['Plan deleted']));
  await pressUndo('Plan deleted');
  await pressUndo('Plan deleted');
  expect(lost).toHaveBeenCalledTimes(2);
  expect(listed()).toEqual(['Plan deleted']);
});

test('what the server takes back no more leaves by the clock', async () => {
  offer('Plan deleted', undefined, 10);
  offer('Moved', undefined, Number.POSITIVE_INFINITY);
  await open();
  act(() => clock.setState(() => ({ now: new Date(Date.now() + 11 * 60_000), awayMs: 0 })));
  expect(listed()).toEqual(['Moved']);
});

test('it has an end, and goes with its person', () => {
  for (let n = 0; n < RECENT_CHANGES_MAX + 5; n += 1) offer(`Change ${n}`);
  expect(recentChanges.state).toHaveLength(RECENT_CHANGES_MAX);
  expect(recentChanges.state[0]?.what).toBe(`Change ${RECENT_CHANGES_MAX + 4}`);
  for (const occasion of ['signed out', 'somebody else', 'partner changed', 'blocked'] as const) {
    offer('Shared with Sam');
    act(() => forgetPersonalData(occasion));
    expect(recentChanges.state).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  }
});

test('what was changed in a form leaves with the form', () => {
  function Form() {
    const offerHere = useOfferUndoHere();
    const undo = async () => undefined;
    return (
      <button type="button" onClick={() => offerHere('Stop removed', { label: 'Undo', undo })}>
        Remove
      </button>
    );
  }
  const { unmount } = render(<Form />);
  offer('Plan deleted');
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(recentChanges.state.map(({ what }) => what)).toEqual(['Stop removed', 'Plan deleted']);
  unmount();
  expect(recentChanges.state.map(({ what }) => what)).toEqual(['Plan deleted']);
});
