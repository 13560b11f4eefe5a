import { useEffect, useRef } from 'react';
import { lazyPart } from '../../lib/lazyPart.ts';
import { PartLost } from '../../ui/PartLost.tsx';
import { Region } from '../../ui/Region.tsx';
import type { MapViewProps } from '../MapView.tsx';
import { RestingMap } from './RestingMap.tsx';
import styles from './still.module.css';
import { useWaking } from './useWaking.ts';

const MapView = lazyPart(async () => (await import('../MapView.tsx')).default);

/** What a picture cannot show: somebody else's style, a pin being put somewhere, the way to a chosen place. */
const needsMap = ({ config, drop, onHold, selectedId = null }: MapViewProps) =>
  config.kind === 'style' || !!drop || !!onHold || selectedId !== null;

/**
 * A map that is a painted picture with its pins until somebody wants more of it (FIX-73): it is touched, pointed at or
 * reached with the keyboard, has to move, or nothing else has been going on for a while. Then MapLibre is fetched and takes
 * its place, at the same spot. Who only reads the list beside it never pays for it.
 */
export default function RestingMapView(props: MapViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const waking = useWaking(box, needsMap(props), props.ref);
  const { stage, wake } = waking;
  useEffect(() => (stage === 'resting' ? afterQuiet(wake) : undefined), [stage, wake]);
  const onLost = () => (stage === 'awake' ? props.onUnavailable?.() : waking.onLost());
  return (
    <div ref={box} className={styles.whole} {...waking.listeners}>
      {(stage === 'waking' || stage === 'awake') && (
        <div className={stage === 'waking' ? styles.behind : undefined} inert={stage === 'waking'}>
          <Region broken={<PartLost quiet onLost={onLost} />}>
            <MapView {...props} ref={waking.live} onOpened={waking.onOpened} onPainted={waking.onPainted} />
          </Region>
        </div>
      )}
      {stage !== 'awake' && <RestingMap view={props} move={waking.move} onKey={waking.onKey} />}
    </div>
  );
}

/** Long enough that whoever came to read has begun. */
const QUIET_MS = 5000;

/** Calls once the browser has nothing to do, a while from now; never where people save data. Returns how to stop. */
function afterQuiet(call: () => void): () => void {
  if ('connection' in navigator && isSaving(navigator.connection)) return () => undefined;
  let idle: number | undefined;
  const timer = window.setTimeout(() => {
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(call);
    else call();
  }, QUIET_MS);
  return () => {
    window.clearTimeout(timer);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}

/** https://wicg.github.io/netinfo/#savedata-attribute */
const isSaving = (connection: unknown) =>
  typeof connection === 'object' &&
  connection !== null &&
  'saveData' in connection &&
  connection.saveData === true;
