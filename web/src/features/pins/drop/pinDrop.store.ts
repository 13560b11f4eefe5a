import { createStore } from '@tanstack/react-store';
import { forgetOn } from '../../../lib/personalData.ts';
import type { LatLng } from '../../../map/mapTypes.ts';

interface PinDrop {
  /** The screen knows what to do with a press that is held. */
  armed: boolean;
  /** The pin that is being dropped: where it came from, and what it looks like; null while there is none. */
  drop: { from: LatLng | null; category: string | null } | null;
  /** Where it stands now. */
  at: LatLng | null;
}

const NONE: PinDrop = { armed: false, drop: null, at: null };

/** What the map and the form of a new pin tell each other. */
export const pinDropStore = createStore<PinDrop>(NONE);
forgetOn(['signed out'], endDrop);

const change = (part: Partial<PinDrop>) => pinDropStore.setState((before) => ({ ...before, ...part }));

/** As long as it holds, presses that are held drop a pin. */
export function armDrop(): () => void {
  change({ armed: true });
  return () => pinDropStore.setState(() => NONE);
}

/** A new pin here, or in the middle of the map; one that is being dropped moves there. */
export function beginDrop(from: LatLng | null): void {
  const category = pinDropStore.state.drop?.category ?? null;
  change({ drop: { from, category }, at: from });
}

export const moveDrop = (at: LatLng): void => change({ at });

export function showDropAs(category: string | null): void {
  const { drop } = pinDropStore.state;
  if (drop && drop.category !== category) change({ drop: { ...drop, category } });
}

export function endDrop(): void {
  change({ drop: null, at: null });
}
