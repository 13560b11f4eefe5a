import { i18n } from '@liora/domain/i18n/i18n';
import type { ComponentProps } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startScreenTime } from '../features/places/browse/screenTime.store.ts';
import { drawFirstWith, screenShown } from '../lib/firstRender.ts';
import { App } from './App.tsx';
import { askWhoReads, type Brought, keepBrought, readBrought } from './brought.ts';

type Parts = ComponentProps<typeof App>;

/**
 * Shows the app: what the document brought is taken over as it stands, a frame is replaced by the screen that it stands
 * for, an empty document is filled.
 */
export async function show(place: HTMLElement, parts: Parts): Promise<void> {
  const brought = readBrought();
  if (brought) keepBrought(parts.queries, brought);
  if (!brought) createRoot(place).render(<App {...parts} />);
  else if (place.dataset.server === 'drawn' && isForReader(brought)) await takeOver(place, parts, brought);
  else await replace(place, parts, brought);
  delete place.dataset.server;
  // Not before: what a screen is drawn with must not change while it is taken over.
  if (brought) void askWhoReads(parts.queries, brought);
}

/** What stands there stays until its screen can take its place; in a frame nothing can be pressed before. */
async function replace(place: HTMLElement, parts: Parts, brought: Brought): Promise<void> {
  drawFirstWith({ ...brought, now: new Date(brought.now) });
  await parts.router.load();
  createRoot(place).render(<App {...parts} />);
  place.inert = false;
}

/** Numbers and dates of another region would not be what is written there. */
const isForReader = ({ format }: Brought) => String(i18n.locales ?? i18n.locale) === format;

async function takeOver(place: HTMLElement, { queries, router }: Parts, brought: Brought): Promise<void> {
  const now = new Date(brought.now);
  drawFirstWith({ ...brought, now });
  startScreenTime(now);
  // Tells the router that what it draws first is there already.
  router.ssr = { manifest: undefined };
  // The code of the screen, which is on its way since the document named it.
  await router.load();
  // From here on React itself plays back what is pressed before its turn.
  place.dataset.server = 'hydrating';
  hydrateRoot(place, <App queries={queries} router={router} />);
  await screenShown;
}
