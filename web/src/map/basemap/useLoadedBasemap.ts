import { useEffect, useState } from 'react';
import type { MapConfig } from '../mapConfig.ts';
import type { Basemap } from './basemap.ts';
import { loadBasemap } from './loadBasemap.ts';

const PAPER: Basemap = { kind: 'paper' };
const DRAWN: Basemap = { kind: 'drawn' };

/** The basemap for a configuration, looked for again when the network is back; `lost` puts the drawn one in its place. */
export function useLoadedBasemap(config: MapConfig): { basemap: Basemap; lost: () => void } {
  const { kind, url, schema } = config;
  const [basemap, setBasemap] = useState<Basemap>(kind === 'drawn' ? DRAWN : PAPER);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again on purpose
  useEffect(() => {
    let current = true;
    loadBasemap({ kind, url, schema, attribution: '' }).then((loaded) => {
      if (current) setBasemap(loaded);
    });
    return () => {
      current = false;
    };
  }, [kind, url, schema, attempt]);

  useEffect(() => {
    const retry = () => setAttempt((count) => count + 1);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  return { basemap, lost: () => setBasemap(DRAWN) };
}
