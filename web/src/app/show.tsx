import { i18n } from '@liora/domain/i18n/i18n';
import { type ComponentProps, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startScreenTime } from '../features/places/browse/screenTime.store.ts';
import { drawFirstWith, screenShown } from '../lib/firstRender.ts';
import { App } from './App.tsx';
import { askWhoReads, type Brought, keepBrought, readBrought } from './brought.ts';

type Parts = ComponentProps<typeof App>;

/** Whatever goes wrong in between, people see where they are in the end. */
const LONGEST_COVER_MS = 10_000;

/**
 * Shows the app: what the document brought is taken over as it stands, a frame is replaced by the screen that it stands
 * for, an empty document is filled. `isElsewhere`: whether a link has led away from what the document shows.
 */
export async function show(place: HTMLElement, parts: Parts, isElsewhere: Promise<boolean>): Promise<void> {
  const brought = readBrought();
  if (brought) keepBrought(parts.queries, brought);
  const isLedAway = await isElsewhere;
  if (!brought) render(place, parts);
  else if (place.dataset.server === 'drawn' && isForReader(brought) && !isLedAway) {
    await takeOver(place, parts, brought);
    // Not before: what a screen is drawn with must not change while it is taken over.
    void askWhoReads(parts.queries, brought);
  } else {
    void askWhoReads(parts.queries, brought);
    await replace(place, parts, brought);
  }
  delete place.dataset.server;
}

/** In slices of some milliseconds, between which the page scrolls and answers: a screen takes a phone half a second. */
const render = (place: HTMLElement, parts: Parts) =>
  startTransition(() => createRoot(place).render(<App {...parts} />));

/**
 * What the document brought lies over the app until the first screen is there, and goes. The app may have to go elsewhere
 * first, fetch code, fail: nobody sees an empty page meanwhile, or loses the line they read.
 */
async function replace(brought: HTMLElement, parts: Parts, { now, ...drawn }: Brought): Promise<void> {
  const { scrollY } = window;
  const place = document.createElement('div');
  place.id = brought.id;
  brought.removeAttribute('id');
  brought.inert = true;
  brought.dataset.server = 'cover';
  brought.before(place);
  brought.scrollTop = scrollY;
  drawFirstWith({ ...drawn, now: new Date(now) });
  render(place, parts);
  await Promise.race([screenShown, new Promise((resolve) => setTimeout(resolve, LONGEST_COVER_MS))]);
  window.scrollTo(0, scrollY);
  brought.remove();
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
  startTransition(() => {
    hydrateRoot(place, <App queries={queries} router={router} isServers />);
  });
  await screenShown;
}
