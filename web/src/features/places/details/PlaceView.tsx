import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import { PlaceDesk } from './PlaceDesk.tsx';
import { PlacePhone } from './PlacePhone.tsx';
import type { PlacePage } from './placePage.rules.ts';

/** A place in full. */
export function PlaceView(page: PlacePage) {
  const desktop = useIsDesktop();
  return desktop ? <PlaceDesk {...page} /> : <PlacePhone {...page} />;
}
