import type { PlaceCard } from '@liora/domain/contract/places';

interface Stoppable extends Pick<PlaceCard, 'id' | 'isPrive'> {
  pin: { id: string; is_own: boolean } | null;
}

/** It is known as a pin alone: one that stands for a known place has the id of that (RUL-83). */
export const isPinAlone = ({ id, pin }: Pick<Stoppable, 'id' | 'pin'>): boolean => pin?.id === id;

/** Whether plans may stop there: words of somebody else's Privé pin are for members, and a plan may be for everybody. */
export const mayBeStop = ({ id, isPrive, pin }: Stoppable): boolean =>
  !isPrive || pin?.id !== id || pin.is_own;
