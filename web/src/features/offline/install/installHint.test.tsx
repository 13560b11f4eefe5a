import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { InstallHint } from './InstallHint.tsx';
import { InstallPart } from './InstallPart.tsx';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';

/** As Chromium hands it to a page that may be installed. */
function offerToInstall() {
  const prompt = vi.fn(async () => ({ outcome: 'dismissed' as const }));
  fireEvent(window, Object.assign(new Event('beforeinstallprompt'), { prompt }));
  return prompt;
}

/** Opened as a page of a browser, or from the home screen. */
function opened(asApp: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: asApp }));
}

beforeEach(() => {
  localStorage.clear();
  fireEvent(window, new Event('appinstalled'));
  opened(false);
  return () => vi.unstubAllGlobals();
});

const hint = () => screen.queryByRole('complementary', { name: 'Keep Liora at hand' });

test('where a browser cannot install anything, nothing is said of it', () => {
  render(<InstallHint />);
  render(<InstallPart />);
  expect(document.body.textContent).toBe('');
});

test('it is offered once: whoever says no is not asked again on this device, and finds it in the settings', () => {
  const prompt = offerToInstall();
  const { unmount } = render(<InstallHint />);
  expect(hint()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(hint()).toBeNull();
  unmount();
  render(<InstallHint />);
  expect(hint()).toBeNull();
  render(<InstallPart />);
  fireEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
});

test('a press on the hint lets the browser ask, and is the last one too', () => {
  const prompt = offerToInstall();
  render(<InstallHint />);
  fireEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(hint()).toBeNull();
  offerToInstall();
  expect(hint()).toBeNull();
});

test('Safari on an iPhone is told the way through its menu; what was installed is told nothing', () => {
  vi.stubGlobal('navigator', { ...navigator, userAgent: IPHONE, maxTouchPoints: 5 });
  const { unmount } = render(<InstallHint />);
  expect(screen.getByText(/Add to Home Screen/)).toBeTruthy();
  unmount();
  opened(true);
  render(<InstallHint />);
  expect(hint()).toBeNull();
});
