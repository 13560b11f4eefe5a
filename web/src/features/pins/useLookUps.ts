import type { PlaceCard } from '@liora/domain/contract/places';
import { useEffect, useRef } from 'react';
import { client } from '../../lib/api.ts';
import { useMe } from '../accounts/accounts.hooks.ts';
import { pinsToLookUp } from './pinsToLookUp.rules.ts';

/**
 * Shown pins with an address and no point are told to the server, which looks them up when it has time. Nobody waits for it,
 * and nobody is told when it fails (SRCH-31, SRCH-08).
 */
export function useLookUps(places: readonly PlaceCard[]): void {
  const signedIn = Boolean(useMe());
  const told = useRef(new Set<string>());
  useEffect(() => {
    if (!signedIn) return;
    for (const id of pinsToLookUp(places, told.current)) {
      told.current.add(id);
      client.pins.geocode({ id }).catch(() => undefined);
    }
  }, [places, signedIn]);
}
