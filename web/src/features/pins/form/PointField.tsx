import { MapPin } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useOrigin } from '../../../lib/location/useOrigin.ts';
import { webglAvailable } from '../../../map/webgl.ts';
import { Button } from '../../../ui/Button.tsx';
import { pinsText } from '../pins.text.ts';
import { PointMap } from './PointMap.tsx';
import type { PinDraft } from './pinDraft.forms.ts';

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
  const category = useWatch<PinDraft, 'category'>({ name: 'category' });
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
      <PointMap
        from={from ?? at}
        category={category}
        label={pinsText.point}
        onMove={(point) => setValue('at', point, { shouldDirty: true })}
      />
      <p className="text-caption text-ink-2">{pinsText.pointHint}</p>
    </div>
  );
}
