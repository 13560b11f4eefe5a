import { formatNumber, inKilometres } from '@liora/domain/i18n/format';
import type { Map as LibreMap } from 'maplibre-gl';
import { useSyncExternalStore } from 'react';
import { useFormat } from '../../lib/ownFormat.ts';
import { scaleBar } from '../geo/scaleBar.ts';
import { mapText } from '../map.text.ts';
import styles from './MapScale.module.css';

const MOST_PX = 96;

/** How far a mile, or a kilometre, is at the middle of the map. */
export function MapScale({ map }: { map: LibreMap }) {
  useFormat();
  // As text, so that a move that changes nothing of it renders nothing.
  const shown = useSyncExternalStore(
    (changed) => {
      map.on('moveend', changed);
      return () => {
        map.off('moveend', changed);
      };
    },
    () => JSON.stringify(scaleOf(map)),
  );
  const { unit, distance, px }: ReturnType<typeof scaleBar> = JSON.parse(shown);
  const words = mapText[unit](formatNumber(distance));
  return (
    <p className={styles.scale} style={{ width: px }}>
      <span className="sr-only">{mapText.scale(words)}</span>
      <span aria-hidden="true">{words}</span>
    </p>
  );
}

const scaleOf = (map: LibreMap) =>
  scaleBar({
    zoom: map.getZoom(),
    latitude: map.getCenter().lat,
    mostPx: MOST_PX,
    metric: inKilometres(),
  });
