import { MOBILE_BREAKPOINT_PX } from '@liora/domain/limits';
import { firstRender, useOwnSnapshot } from '../../lib/firstRender.ts';

const query = () => window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`);

function subscribe(listener: () => void): () => void {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** True from 768 px on: where a part has to stand elsewhere in the document, not only look different. */
export function useIsDesktop(): boolean {
  return useOwnSnapshot(
    subscribe,
    () => query().matches,
    () => firstRender().desktop,
  );
}
