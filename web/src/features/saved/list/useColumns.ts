import { useSyncExternalStore } from 'react';

/** As `card-grid` lays cards out (styles/layout.css). */
const STEPS = [560, 769, 1280] as const;

function subscribe(tell: () => void): () => void {
  const medias = STEPS.map((px) => window.matchMedia(`(min-width: ${px}px)`));
  for (const media of medias) media.addEventListener('change', tell);
  return () => {
    for (const media of medias) media.removeEventListener('change', tell);
  };
}

const columns = () => 1 + STEPS.filter((px) => window.matchMedia(`(min-width: ${px}px)`).matches).length;

/** How many cards stand side by side. The list is asked for by the browser alone: the server draws none. */
export const useColumns = (): number => useSyncExternalStore(subscribe, columns, () => STEPS.length + 1);
