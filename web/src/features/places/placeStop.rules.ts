import type { PlaceCard } from '@liora/domain/contract/places';

interface Stoppable extends Pick<PlaceCard, 'id' | 'isPrive'> {
  pin: { id: string; is_own: boolean } | null;
}

/** Whether plans may stop there: words of somebody else's Privé pin are for members, and a plan may be for everybody. */
export const mayBeStop = ({ id, isPrive, pin }: Stoppable): boolean =>
  !isPrive || pin?.id !== id || pin.is_own;
