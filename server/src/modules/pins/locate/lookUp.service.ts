import type { LocatedAddress } from '@liora/domain/contract/pins';
import { HOUR_MS, HOUR_SECONDS } from '@liora/domain/durations';
import {
  ADDRESSES_LOCATED_PER_HOUR,
  PIN_LOOKUP_AGAIN_HOURS,
  PIN_LOOKUPS_PER_HOUR,
} from '@liora/domain/limits';
import type { Deps } from '../../../deps.ts';
import type { Located } from '../../../integrations/geocoder/geocoder.ts';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { embeddedGeocoder } from './embeddedGeocoder.service.ts';
import { addressToLookUp, forgetLookUp, isToBeLookedUp, noteLookUp, placePin } from './lookUps.queries.ts';

const LOCATE_LIMIT = { name: 'pin-locate', max: ADDRESSES_LOCATED_PER_HOUR, windowSeconds: HOUR_SECONDS };
const LOOK_UP_LIMIT = { name: 'pin-lookup', max: PIN_LOOKUPS_PER_HOUR, windowSeconds: HOUR_SECONDS };

function whereIs(deps: Deps, address: string): Promise<Located | null> {
  const { latitude: lat, longitude: lng } = deps.config.defaultArea;
  return (deps.geocoder ?? embeddedGeocoder(deps)).locate(address, { lat, lng });
}

/** Where an address is that somebody typed; GEOCODING_FAILED when whoever knows cannot be reached (ERR-60 to ERR-62). */
export async function locate(
  { deps, viewer }: SignedInCaller,
  address: string,
): Promise<{ found: LocatedAddress | null }> {
  await takeFromLimit(deps, LOCATE_LIMIT, viewer.userId);
  const found = await whereIs(deps, address).catch((error: unknown) => {
    warn(deps, error);
    throw new ProductError('GEOCODING_FAILED');
  });
  if (!found) return { found: null };
  const { at, precision, label } = found;
  return { found: { latitude: at.lat, longitude: at.lng, precision, label } };
}

/** Without the address, which is private. */
function warn({ log }: Deps, error: unknown): void {
  log.warn({ kind: error instanceof Error ? error.name : typeof error }, 'an address could not be looked up');
}

/** Lets the address of a pin without a point be looked up behind the answer (SRCH-31). */
export async function lookUpLater(
  deps: Deps,
  pin: { id: string; address: string | null; latitude: number | null },
): Promise<void> {
  if (pin.latitude !== null || pin.address === null) return;
  await forgetLookUp(deps.db, pin.id);
  await deps.queue.send(deps.db, 'pin-lookups', { pinId: pin.id });
}

const since = (deps: Deps) => new Date(deps.now().getTime() - PIN_LOOKUP_AGAIN_HOURS * HOUR_MS);

/**
 * A shown pin has an address and no point: it is looked up some time later, by what is stored with it. The answer is the same
 * for every pin, so that nobody learns of one that they may not see (RUL-85).
 */
export async function requestLookUp({ deps, viewer }: SignedInCaller, id: string): Promise<{ ok: true }> {
  await takeFromLimit(deps, LOOK_UP_LIMIT, viewer.userId);
  if (await isToBeLookedUp(deps.db, viewer, id, since(deps)))
    await deps.queue.send(deps.db, 'pin-lookups', { pinId: id });
  return { ok: true };
}

/**
 * Looks the stored address of a pin up and gives the pin its point, never another one. Only a house or a place is near enough:
 * nobody is there to see that it stands beside it. Answers whether it is known now: a geocoder that cannot be reached has
 * not said that there is no such address, so that is told to the log (SRCH-08) and not kept as an answer.
 */
export async function lookUpStored(deps: Deps, id: string): Promise<{ reached: boolean }> {
  const address = await addressToLookUp(deps.db, id, since(deps));
  if (address === null) return { reached: true };
  try {
    const found = await whereIs(deps, address);
    if (found && (found.precision === 'house' || found.precision === 'place'))
      await placePin(deps.db, id, address, found.at);
  } catch (error) {
    warn(deps, error);
    return { reached: false };
  }
  await noteLookUp(deps.db, id, deps.now());
  return { reached: true };
}
