import { i18n } from '@liora/domain/i18n/i18n';
import { type ComponentProps, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startScreenTime } from '../features/places/browse/screenTime.store.ts';
import { drawFirstWith, screenShown } from '../lib/firstRender.ts';
import { App } from './App.tsx';
import { askWhoReads, type InitialState, readInitialState, restoreAnswers } from './initialState.ts';

type Parts = ComponentProps<typeof App>;

/** Whatever goes wrong in between, people see where they are in the end. */
const LONGEST_COVER_MS = 10_000;

/**
 * Shows the app: what the document brought is taken over as it stands, a frame is replaced by the screen that it stands
 * for, an empty document is filled. `isElsewhere`: whether a link has led away from what the document shows.
 */
export async function show(place: HTMLElement, parts: Parts, isElsewhere: Promise<boolean>): Promise<void> {
  const initial = readInitialState();
  if (initial) restoreAnswers(parts.queries, initial);
  const isLedAway = await isElsewhere;
  if (!initial) render(place, parts);
  else if (place.dataset.server === 'drawn' && isForReader(initial) && !isLedAway) {
    await takeOver(place, parts, initial);
    // Not before: what a screen is drawn with must not change while it is taken over.
    void askWhoReads(parts.queries, initial);
  } else {
    void askWhoReads(parts.queries, initial);
    await replace(place, parts, initial);
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
async function replace(cover: HTMLElement, parts: Parts, { now, ...drawn }: InitialState): Promise<void> {
  const { scrollY } = window;
  const place = document.createElement('div');
  place.id = cover.id;
  cover.removeAttribute('id');
  cover.inert = true;
  cover.dataset.server = 'cover';
  cover.before(place);
  cover.scrollTop = scrollY;
  drawFirstWith({ ...drawn, now: new Date(now) });
  render(place, parts);
  await Promise.race([screenShown, new Promise((resolve) => setTimeout(resolve, LONGEST_COVER_MS))]);
  window.scrollTo(0, scrollY);
  cover.remove();
}

/** Numbers and dates of another region would not be what is written there. */
const isForReader = ({ format }: InitialState) => String(i18n.locales ?? i18n.locale) === format;

async function takeOver(
  place: HTMLElement,
  { queries, router }: Parts,
  initial: InitialState,
): Promise<void> {
  const now = new Date(initial.now);
  drawFirstWith({ ...initial, now });
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
