import type { LatLng } from '@liora/domain/rules/distance';

/** Where an address is, as far as it is known: an answer is right or there is none. */
export interface Located {
  at: LatLng;
  /** Its house, beside it on its street, the place or the town of that name. */
  precision: 'house' | 'street' | 'place' | 'town';
  label: string;
}

export interface Geocoder {
  /**
   * Where an address is; null when that is not known. Of namesakes the one near `near` is meant. Rejects when whoever knows
   * cannot be reached. Nothing but the address and `near`, which is nobody's position, leaves the machine.
   */
  locate(address: string, near: LatLng): Promise<Located | null>;
}
