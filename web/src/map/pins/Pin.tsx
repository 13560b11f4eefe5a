import { Bookmark, Heart, LockKeyhole } from 'lucide-react';
import type { MapPoint, PointMark } from '../mapTypes.ts';
import { categoryIcon } from './categoryIcon.ts';
import { PicturePin } from './PicturePin.tsx';
import { type PinAppearance, pillText } from './pinAppearance.ts';
import { pinName } from './pinLabel.ts';

const MARKS = { saved: Bookmark, partner: Heart, private: LockKeyhole } satisfies Record<PointMark, unknown>;

interface PinProps {
  point: MapPoint;
  look: PinAppearance;
  /** The chosen place, as opposed to one only pointed at. */
  pressed: boolean;
  focusable: boolean;
  onSelect: () => void;
  onPoint: (over: boolean) => void;
}

/** One place on an interactive map. */
export function Pin({ point, look, pressed, focusable, onSelect, onPoint }: PinProps) {
  return (
    <button
      type="button"
      className="map-pin"
      data-look={look}
      data-kind={point.kind}
      data-key={point.id}
      aria-label={pinName(point)}
      aria-pressed={pressed}
      tabIndex={focusable ? 0 : -1}
      onClick={onSelect}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <PinFace point={point} look={look} />
    </button>
  );
}

/** The picture of a pin without its behaviour, as the small map of a place uses it. */
export function PinFace({ point, look }: { point: MapPoint; look: PinAppearance }) {
  const mark = point.mark && <PinMark mark={point.mark} />;
  if (look === 'speck') return mark || <span className="map-speck" />;
  if (point.picture) return <PicturePin picture={point.picture} count={point.count ?? 1} />;
  const Icon = categoryIcon(point.category);
  return (
    <>
      <span className="map-pill">
        <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
        {pillText(point)}
        {mark}
      </span>
      <span className="map-dot" />
    </>
  );
}

/** Where there is no room for a pill the mark stands for the place. */
function PinMark({ mark }: { mark: PointMark }) {
  const Mark = MARKS[mark];
  return (
    <span className="map-mark">
      <Mark
        aria-hidden="true"
        size={10}
        strokeWidth={2.5}
        fill={mark === 'private' ? 'none' : 'currentColor'}
      />
    </span>
  );
}
