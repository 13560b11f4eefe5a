import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { boughtWithoutPaywall } from '../../membership/boughtWithoutPaywall.store.ts';
import { ShellNotices } from './ShellNotices.tsx';
import { versionNotice } from './versionNotice.store.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  versionNotice.setState(() => true);
  boughtWithoutPaywall.setState(() => false);
});

const shown = (bridge?: object) => {
  if (bridge) vi.stubGlobal('LioraBridge', bridge);
  render(<ShellNotices />);
};

test('BAN-01 RUL-88 a shell that lacks what the page needs is told of with both versions, until it is closed', () => {
  shown({});
  expect(screen.getByText(/This app has version 0, and Liora needs version 1/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/This app has version/)).toBeNull();
  cleanup();
  // For the rest of the session.
  render(<ShellNotices />);
  expect(screen.queryByText(/This app has version/)).toBeNull();
  expect(sessionStorage.length).toBe(1);
});

test('BAN-01 a shell that has it is not told of, and one that says nonsense is', () => {
  shown({ featureVersion: 1 });
  expect(document.body.textContent).toBe('');
  cleanup();
  shown({ featureVersion: '9' });
  expect(screen.getByText(/This app has version 0/)).toBeTruthy();
});

test('BAN-02 RUL-88 that a build lacks the newest paywall is said after an attempt to buy, and not before', () => {
  shown({ featureVersion: 1 });
  expect(screen.queryByText(/newest paywall/)).toBeNull();
  act(() => boughtWithoutPaywall.setState(() => true));
  expect(
    screen.getByText('This build lacks the newest paywall, and a direct purchase was attempted.'),
  ).toBeTruthy();
});
