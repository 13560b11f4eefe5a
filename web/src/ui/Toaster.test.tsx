import { PIN_BLOCK_TOAST_MS, TOAST_MS } from '@liora/domain/limits';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlainToast } from './PlainToast.tsx';
import { Toaster } from './Toaster.tsx';
import { closeToast, toast, toastStore } from './toast.ts';

const card = () => document.querySelector<HTMLElement>('.toast');
const title = () => card()?.querySelector('b')?.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const tell = (...told: Parameters<typeof toast>) => act(() => toast(...told));

beforeEach(async () => {
  render(
    <>
      <input aria-label="Title" />
      <Toaster />
    </>,
  );
  // Its code comes with the first press.
  fireEvent.pointerDown(document.body);
  await screen.findByRole('status');
  vi.useFakeTimers();
});
afterEach(() => {
  act(closeToast);
  vi.useRealTimers();
});

test('GEN-13 CONST-11 a new toast takes the place of the old one and has its full time', async () => {
  tell('Place saved');
  await pass(4000);
  tell('Place removed');
  expect(title()).toBe('Place removed');
  await pass(4900);
  expect(title()).toBe('Place removed');
  await pass(1000);
  expect(title()).toBeUndefined();
  expect(toastStore.state).toBeNull();
});

test('a toast is a group, with what a group may say of itself', () => {
  tell('Place saved');
  expect(card()?.getAttribute('role')).toBe('group');
  expect(card()?.hasAttribute('aria-modal')).toBe(false);
});

/** Whether a toast that nobody touches stands for so long, and not much longer. */
async function standsFor(ms: number, options: Parameters<typeof toast>[1] = {}): Promise<void> {
  tell('Standing', options);
  await pass(ms - 100);
  expect(toastStore.state?.title).toBe('Standing');
  await pass(200);
  expect(toastStore.state).toBeNull();
}

test('ERR-69 CONST-12 a block toast of the pin area leaves after 4 s', async () => {
  await standsFor(4000, { duration: PIN_BLOCK_TOAST_MS });
});

test('ERR-70 CONST-12 an error toast of the pin area leaves after 5 s', async () => {
  await standsFor(5000, { kind: 'error', duration: TOAST_MS });
  await standsFor(TOAST_MS, { kind: 'error' });
});

test('RUL-75 all others stand for 5 s, the destructive ones, too', async () => {
  await standsFor(5000);
  await standsFor(5000, { kind: 'success' });
  await standsFor(5000, { kind: 'error' });
});

test('RUL-75 GEN-13 whatever comes, in whatever order: one toast, the newest', async () => {
  const titles = Array.from({ length: 30 }, (_, n) => `Toast ${n}`);
  for (const [n, one] of titles.entries()) {
    tell(one, { duration: 500 + (n % 7) * 900, kind: n % 2 ? 'error' : 'info' });
    await pass((n % 3) * 200);
    expect(title()).toBe(one);
    expect(document.querySelectorAll('.toast')).toHaveLength(1);
  }
  await pass(60_000);
  expect(card()).toBeNull();
});

test('the clock stands while the pointer rests on the toast', async () => {
  tell('Success', { duration: 5000 });
  await pass(3000);
  fireEvent.mouseEnter(card()?.closest('.toaster') as Element);
  await pass(60_000);
  expect(title()).toBe('Success');
  fireEvent.mouseLeave(card()?.closest('.toaster') as Element);
  await pass(1900);
  expect(title()).toBe('Success');
  await pass(1000);
  expect(title()).toBeUndefined();
});

test('RUL-75 F8 reaches the toast, whose clock stands; Escape closes it and gives the focus back', async () => {
  const field = screen.getByLabelText('Title');
  field.focus();
  tell('Removed', { action: { label: 'Undo', onPress: () => undefined } });
  fireEvent.keyDown(field, { key: 'F8' });
  expect(document.activeElement?.textContent).toBe('Undo');
  await pass(60_000);
  expect(title()).toBe('Removed');
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  await pass(1000);
  expect(card()).toBeNull();
  expect(document.activeElement).toBe(field);
});

test('FIX-45 a toast whose code cannot be had is told plainly, and leaves', async () => {
  act(() => toast('No connection', { kind: 'error' }));
  const shown = toastStore.state;
  if (!shown) throw new Error('nothing is told');
  render(<PlainToast shown={shown} />);
  expect(screen.getAllByRole('alert').at(-1)?.textContent).toContain('No connection');
  await pass(TOAST_MS);
  expect(toastStore.state).toBeNull();
});
