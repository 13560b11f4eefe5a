import { Map as LibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { prefersReducedMotion } from '../../lib/reducedMotion.ts';
import { registerArchives } from '../basemap/archiveProtocol.ts';
import { fitBox } from '../geo/fitBox.ts';
import { mapText } from '../map.text.ts';
import type { Bounds, LatLng, Padding } from '../mapTypes.ts';
import { lioraStyle } from '../style/lioraStyle.ts';
import { readMapTokens } from '../style/mapTokens.ts';
import { webglAvailable } from '../webgl.ts';
import { BY_LAYOUT } from './mapMove.ts';

export interface Start {
  center: LatLng;
  zoom: number;
  fit: Bounds | null;
  padding: Padding;
  interactive: boolean;
  onUnavailable?: () => void;
}

// A worker of our own origin, so that the page needs no blob: in its content security policy.
setWorkerUrl(workerUrl);

/** Creates the map once in its box and takes it down with the component. */
export function useLibreMap(box: RefObject<HTMLDivElement | null>, start: Start): LibreMap | null {
  const [map, setMap] = useState<LibreMap | null>(null);

  const create = useEffectEvent((container: HTMLDivElement): LibreMap | null => {
    try {
      if (!webglAvailable()) throw new Error('WebGL 2 is not available');
      registerArchives();
      return build(container, start);
    } catch {
      start.onUnavailable?.();
      return null;
    }
  });

  useEffect(() => {
    const created = box.current && create(box.current);
    if (!created) return undefined;
    created.once('style.load', () => setMap(created));
    // Our own instead of MapLibre's, so that a resize is not taken for a person's move.
    const sizes = new ResizeObserver(() => created.resize(BY_LAYOUT));
    sizes.observe(created.getContainer());
    return () => {
      sizes.disconnect();
      setMap(null);
      created.remove();
    };
  }, [box]);
  return map;
}

function build(container: HTMLDivElement, { center, zoom, fit, padding, interactive }: Start): LibreMap {
  const { clientWidth: width, clientHeight: height } = container;
  const aim = fit ? fitBox(fit, { width, height }, padding) : { center, zoom };
  const tokens = readMapTokens(getComputedStyle(container));
  const map = new LibreMap({
    container,
    style: lioraStyle({ tokens, basemap: { kind: 'paper' }, route: [] }),
    center: [aim.center.lng, aim.center.lat],
    zoom: aim.zoom,
    interactive,
    trackResize: false,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    minZoom: 2,
    maxZoom: 19,
    locale: { 'Map.Title': mapText.canvas },
    // For all maps, until the next one is made.
    reduceMotion: prefersReducedMotion(),
    ...(prefersReducedMotion() && { fadeDuration: 0 }),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}
