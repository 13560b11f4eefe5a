import { LocateFixed, MapPin } from 'lucide-react';
import { useState } from 'react';
import { locate } from '../../../lib/location/locate.ts';
import { locationText } from '../../../lib/location/location.text.ts';

/** Where everything on the screen is near: a name, and the way to use one's own position (RUL-64). */
export function AreaButton({ area, located }: { area: string; located: boolean }) {
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    await locate();
    setAsking(false);
  };
  return (
    <div className="area">
      <MapPin className="size-[18px]" aria-hidden="true" />
      <span className="area-name">{area}</span>
      <button
        type="button"
        className="area-locate"
        onClick={ask}
        disabled={asking}
        data-known={located ? '' : undefined}
      >
        <LocateFixed className="size-4" aria-hidden="true" />
        <span className={located ? 'sr-only' : undefined}>{locationText.use}</span>
      </button>
    </div>
  );
}
