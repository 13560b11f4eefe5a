import '../mapFonts.css';
import '../map.css';
import type { KeyboardEvent } from 'react';
import { standsIn } from '../basemap/basemap.ts';
import type { MapViewProps } from '../MapView.tsx';
import { mapText } from '../map.text.ts';
import { OwnSpot } from '../pins/OwnSpot.tsx';
import { PinLayer } from '../pins/PinLayer.tsx';
import { MapCredit } from '../view/MapCredit.tsx';
import type { MapHandle } from '../view/mapHandle.ts';
import { SimpleMapNote } from '../view/SimpleMapNote.tsx';
import styles from './still.module.css';
import { useDraggedPicture } from './useDraggedPicture.ts';
import { UNCOVERED, usePaintedMap } from './usePaintedMap.ts';

interface RestingMapProps {
  view: MapViewProps;
  /** For what moves the map, which a picture cannot. */
  move: (by: (map: MapHandle) => void) => void;
  /** A key on the map itself. */
  onKey: (event: KeyboardEvent) => void;
}

/** Keys move the map, as they do on the canvas of MapLibre, which stands for itself in the same way. */
const KEYBOARD = { tabIndex: 0, role: 'region' };

/** The picture of a map, whose pins are pressed and walked through like those of the map itself. */
export function RestingMap({ view, move, onKey }: RestingMapProps) {
  const { config, points, center, zoom = 14, fit = null, padding = UNCOVERED, selectedId = null } = view;
  const camera = { center, zoom, fit, padding };
  const { box, canvas, over, ground, basemap } = usePaintedMap(config, camera, points, selectedId, move);
  const dragging = useDraggedPicture(box, move);
  return (
    <div className={`map-view ${view.className ?? ''}`}>
      <section
        ref={box}
        className={`map-box ${styles.dragged}`}
        aria-label={view.ariaLabel ?? mapText.title}
        {...dragging}
      >
        <canvas
          ref={canvas}
          className={styles.ground}
          {...KEYBOARD}
          aria-label={mapText.canvas}
          onKeyDown={onKey}
        />
        <div ref={over} className="map-pins" />
        {ground && (
          <PinLayer
            map={ground}
            points={points}
            selectedId={selectedId}
            pointed={view.pointed}
            onSelect={view.onSelect}
            onEscape={view.onEscape}
          >
            <OwnSpot at={view.me ?? null} />
          </PinLayer>
        )}
      </section>
      <SimpleMapNote shown={standsIn(basemap, config)} />
      <MapCredit text={basemap.kind === 'drawn' ? '' : config.attribution} />
    </div>
  );
}
