import '../browse.css';
import './mapPage.css';
import '../split.css';
import { useMemo, useRef, useState } from 'react';
import { useHydrated } from '../../../../lib/firstRender.ts';
import { lazyPart } from '../../../../lib/lazyPart.ts';
import type { Padding } from '../../../../map/mapTypes.ts';
import type { MapHandle } from '../../../../map/view/mapHandle.ts';
import { webglAvailable } from '../../../../map/webgl.ts';
import { PartLost } from '../../../../ui/PartLost.tsx';
import { Region } from '../../../../ui/Region.tsx';
import type { Browse } from '../useBrowse.ts';
import { MapControls } from './MapControls.tsx';

const BrowseMap = lazyPart(async () => (await import('./BrowseMap.tsx')).default);

/** Whether to show a map at all, and what to call when it turns out that it cannot be drawn. */
export function useMapAvailable(): { available: boolean; onUnavailable: () => void } {
  const hydrated = useHydrated();
  const drawable = useMemo(() => !hydrated || webglAvailable(), [hydrated]);
  const [lost, setLost] = useState(false);
  return { available: drawable && !lost, onUnavailable: () => setLost(true) };
}

interface MapPaneProps {
  browse: Browse;
  padding?: Padding;
  zoomButtons?: boolean;
  onUnavailable: () => void;
}

/** The map with its buttons. The list comes first: the map is fetched once there is something to show on it. */
export function MapPane({ browse, padding, zoomButtons = true, onUnavailable }: MapPaneProps) {
  const map = useRef<MapHandle>(null);
  const { found, selectedId } = browse;
  if (found.first === null && !found.error) return null;
  return (
    <>
      <Region broken={<PartLost quiet onLost={onUnavailable} />}>
        <BrowseMap
          browse={browse}
          {...(padding && { padding })}
          handle={map}
          onUnavailable={onUnavailable}
          onEscape={() => focusRow(selectedId)}
        />
      </Region>
      <MapControls browse={browse} map={map} zoom={zoomButtons} />
    </>
  );
}

/** Gives the keyboard back to the list: to the selected row, else to the first one. */
function focusRow(id: string | null): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-place]')];
  const row = rows.find((candidate) => candidate.dataset.place === id) ?? rows[0];
  row?.querySelector<HTMLElement>('a')?.focus();
}
