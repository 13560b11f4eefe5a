import { canonicalNamedZone } from '@liora/domain/rules/hoursClock';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { withLinkLock } from '../../couples/joint/linkLock.service.ts';
import { turnOff, turnOn } from './switch.queries.ts';

/** Check-ins are on for both, by this clock. @throws NO_PARTNER */
export async function startCheckIns(caller: SignedInCaller, { time_zone }: { time_zone: string }) {
  await withLinkLock(caller, (trx, { linkId }) =>
    turnOn(trx, linkId, canonicalNamedZone(time_zone) ?? time_zone),
  );
  return {};
}

/** Off for both, without a word of who it was; what was answered stays as it is. Without a partner there is nothing to do. */
export async function stopCheckIns({ deps, viewer }: SignedInCaller) {
  if (viewer.linkId !== null) await turnOff(deps.db, viewer.linkId);
  return {};
}
