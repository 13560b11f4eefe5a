import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { orpc } from '../../../lib/api.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { useOrigin } from '../../../lib/location/useOrigin.ts';
import { webglAvailable } from '../../../map/webgl.ts';
import { Button } from '../../../ui/Button.tsx';
import { Region } from '../../../ui/Region.tsx';
import { pinsText } from '../pins.text.ts';
import type { PinDraft } from './pinDraft.forms.ts';
import styles from './pinForm.module.css';

const MapView = lazyPart(async () => (await import('../../../map/MapView.tsx')).default);

interface PointFieldProps {
  /** Where the map begins: a new object is a new beginning. */
  from: { latitude: number; longitude: number } | null;
  /** The map was asked for, or is not wanted any more. */
  onFrom: (from: { latitude: number; longitude: number } | null) => void;
}

/** Where a pin is, on a small map of its own; a pin may also have none. */
export function PointField({ from, onFrom }: PointFieldProps) {
  const { setValue } = useFormContext<PinDraft>();
  const at = useWatch<PinDraft, 'at'>({ name: 'at' });
  const start = useOrigin();
  if (!webglAvailable()) return null;
  const set = (point: PinDraft['at']) => {
    setValue('at', point, { shouldDirty: true });
    onFrom(point);
  };
  if (at === null) {
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-small text-ink-2">{pinsText.noPoint}</p>
        <Button variant="line" size="sm" icon={<MapPin />} onClick={() => start && set(start.origin)}>
          {pinsText.setPoint}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <span className="field-label">{pinsText.point}</span>
        <Button variant="text" size="sm" onClick={() => set(null)}>
          {pinsText.clearPoint}
        </Button>
      </div>
      <PointMap from={from ?? at} onMove={(point) => setValue('at', point, { shouldDirty: true })} />
      <p className="text-caption text-ink-2">{pinsText.pointHint}</p>
    </div>
  );
}

interface PointMapProps {
  from: { latitude: number; longitude: number };
  onMove: (at: { latitude: number; longitude: number }) => void;
}

const NEAR_ZOOM = 15.5;

function PointMap({ from: { latitude: lat, longitude: lng }, onMove }: PointMapProps) {
  const config = useQuery(orpc.platform.start.queryOptions()).data?.map;
  const category = useWatch<PinDraft, 'category'>({ name: 'category' });
  const point = useMemo(() => ({ lat, lng }), [lat, lng]);
  if (!config) return null;
  return (
    <div className={styles.pointMap}>
      <Region broken={null}>
        <MapView
          config={config}
          points={[]}
          center={point}
          zoom={NEAR_ZOOM}
          ariaLabel={pinsText.point}
          drop={{
            from: point,
            category,
            onMove: (to) => onMove({ latitude: to.lat, longitude: to.lng }),
          }}
        />
      </Region>
    </div>
  );
}
