import '../browse.css';
import './mapPage.css';
import '../split.css';
import { type ReactNode, useMemo, useRef, useState } from 'react';
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
const AreaMap = lazyPart(async () => (await import('./AreaMap.tsx')).default);

/** Whether to show a map at all, and what to call when it turns out that it cannot be drawn. */
export function useMapAvailable(): { available: boolean; onUnavailable: () => void } {
  const hydrated = useHydrated();
  const drawable = useMemo(() => !hydrated || webglAvailable(), [hydrated]);
  const [lost, setLost] = useState(false);
  return { available: drawable && !lost, onUnavailable: () => setLost(true) };
}

/** What others add to the full map. */
export interface MapExtras {
  /** Below the buttons of the map: the one that drops a pin. */
  controls?: ReactNode;
}

interface MapPaneProps extends MapExtras {
  browse: Browse;
  padding?: Padding;
  zoomButtons?: boolean;
  /** The map shows all that is in view instead of what the list found. */
  all?: boolean;
  onUnavailable: () => void;
}

/** The map with its buttons. The list comes first: the map is fetched once there is something to show on it. */
export function MapPane(props: MapPaneProps) {
  const { browse, padding, zoomButtons = true, all = false, controls, onUnavailable } = props;
  const map = useRef<MapHandle>(null);
  const { found, selectedId } = browse;
  const hydrated = useHydrated();
  // No document brings a map beside its list.
  if (!all && (!hydrated || (found.first === null && !found.error))) return null;
  const View = all ? AreaMap : BrowseMap;
  return (
    <>
      <Region broken={<PartLost quiet onLost={onUnavailable} />}>
        <View
          browse={browse}
          {...(padding && { padding })}
          handle={map}
          onUnavailable={onUnavailable}
          onEscape={() => focusRow(selectedId)}
        />
      </Region>
      <MapControls browse={browse} map={map} zoom={zoomButtons}>
        {controls}
      </MapControls>
    </>
  );
}

/** Gives the keyboard back to the list: to the selected row, else to the first one. */
function focusRow(id: string | null): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-place]')];
  const row = rows.find((candidate) => candidate.dataset.place === id) ?? rows[0];
  row?.querySelector<HTMLElement>('a')?.focus();
}
