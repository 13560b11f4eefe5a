import type { PlaceValues } from '@liora/domain/contract/placeFields';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { webglAvailable } from '../../../map/webgl.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Region } from '../../../ui/Region.tsx';
import { editText } from './edit.text.ts';
import { pointOf, pointWords } from './placeDraft.rules.ts';

const PointMap = lazyPart(async () => (await import('../../pins/form/PointMap.tsx')).PointMap);

type Point = PlaceValues['point'];

interface PointFieldProps {
  value: Point;
  /** As it is typed, where that is no point yet. */
  text: string | null;
  category: string;
  error: string | undefined;
  help?: string;
  /** Where the map stands open from the beginning, without being asked for. */
  open?: NonNullable<Point> | undefined;
  onText: (text: string | null) => void;
  onChange: (point: Point) => void;
}

/** Where the place is: as two numbers, and on a small map. */
export function PointField({ value, text, category, error, help, open, onText, onChange }: PointFieldProps) {
  const [from, setFrom] = useState<NonNullable<Point> | null>(open && webglAvailable() ? open : null);
  const type = (typed: string) => {
    const point = pointOf(typed);
    onText(typed);
    if (point === undefined) return;
    onChange(point);
    if (from) setFrom(point);
  };
  return (
    <>
      <Field
        label={editText.fields.point}
        help={help}
        error={error}
        placeholder={editText.point}
        inputMode="text"
        autoComplete="off"
        value={text ?? pointWords(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => error === undefined && onText(null)}
      />
      {value && !from && webglAvailable() && (
        <Button variant="text" size="sm" icon={<MapPin />} onClick={() => setFrom(value)}>
          {editText.showMap}
        </Button>
      )}
      {from && (
        <div className="mt-3">
          <Region broken={null}>
            <PointMap
              from={from}
              category={category}
              label={editText.map}
              onMove={(point) => {
                onText(null);
                onChange(rounded(point));
              }}
            />
          </Region>
        </div>
      )}
    </>
  );
}

/** As it is written beside the map: half a metre. */
const rounded = ({ latitude, longitude }: NonNullable<Point>) => ({
  latitude: Math.round(latitude * 1e5) / 1e5,
  longitude: Math.round(longitude * 1e5) / 1e5,
});
