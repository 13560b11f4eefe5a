import { afterEach, expect, test, vi } from 'vitest';
import { noteStoredOwner } from '../lib/readThrough.ts';
import { beforeShown } from './beforeShown.ts';
import type { AppRouter } from './router.tsx';

const { startStoring } = vi.hoisted(() => ({ startStoring: vi.fn() }));
vi.mock('../features/offline/storeAnswers.effects.ts', () => ({ startStoring }));

const router = { getMatchedRoutes: () => [[], {}, {}] } as unknown as AppRouter;

afterEach(() => {
  startStoring.mockClear();
  localStorage.clear();
  document.documentElement.removeAttribute('data-offline');
  document.head.replaceChildren();
});

/** The page of a native shell. */
function comeFromShell() {
  const meta = document.createElement('meta');
  meta.name = 'liora-server';
  meta.content = 'https://liora.example';
  document.head.append(meta);
}

test('a page from the server begins without what is stored, also where something is', async () => {
  noteStoredOwner('maya');
  await beforeShown(router, false);
  expect(startStoring).not.toHaveBeenCalled();
});

test('one that the device had to bring begins with it', async () => {
  document.documentElement.setAttribute('data-offline', '');
  await beforeShown(router, false);
  expect(startStoring).toHaveBeenCalledWith(null);
});

test('so does one that a native shell brings, once somebody’s answers are stored', async () => {
  comeFromShell();
  await beforeShown(router, false);
  expect(startStoring).not.toHaveBeenCalled();
  noteStoredOwner('maya');
  await beforeShown(router, false);
  expect(startStoring).toHaveBeenCalledOnce();
});
