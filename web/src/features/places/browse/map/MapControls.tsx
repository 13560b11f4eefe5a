import { LocateFixed, Minus, Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { locate } from '../../../../lib/location/locate.ts';
import { knownLocation } from '../../../../lib/location/locationStore.ts';
import type { MapHandle } from '../../../../map/view/mapHandle.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { browseText } from '../browse.text.ts';
import { NO_AREA } from '../filters/FilterChips.tsx';
import type { Browse } from '../useBrowse.ts';

interface MapControlsProps {
  browse: Browse;
  map: RefObject<MapHandle | null>;
  /** Fingers zoom by pinching. */
  zoom?: boolean;
  children?: ReactNode;
}

/** Zoom, and a search from where the reader is. */
export function MapControls({ browse, map, zoom = true, children }: MapControlsProps) {
  const [asking, setAsking] = useState(false);
  const goHome = async () => {
    setAsking(true);
    const found = await locate();
    setAsking(false);
    const here = knownLocation();
    if (!found || !here) return;
    browse.change({ ...NO_AREA, at: undefined });
    map.current?.goTo({ lat: here.latitude, lng: here.longitude });
  };
  return (
    <div className="map-controls" data-over-map="">
      {zoom && (
        <>
          <IconButton variant="float" label={browseText.zoomIn} onClick={() => map.current?.zoomIn()}>
            <Plus />
          </IconButton>
          <IconButton variant="float" label={browseText.zoomOut} onClick={() => map.current?.zoomOut()}>
            <Minus />
          </IconButton>
        </>
      )}
      <IconButton variant="float" label={browseText.myLocation} disabled={asking} onClick={goHome}>
        <LocateFixed />
      </IconButton>
      {children}
    </div>
  );
}
