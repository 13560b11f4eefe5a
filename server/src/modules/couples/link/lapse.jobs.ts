import { DAY_MS, MINUTE_MS } from '@liora/domain/durations';
import {
  LINK_CODE_STORED_DAYS,
  PARTNER_CHECK_BATCH,
  PARTNER_CHECK_MINUTES,
  PARTNER_ENDS_AFTER_DAYS,
} from '@liora/domain/limits';
import { isMemberOfTheirOwn } from '@liora/domain/rules/membership';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { sharesSince } from '../partner.policy.ts';
import { endLinkById, pauseLink } from './link.service.ts';
import { sweepCodes } from './linkCodes.queries.ts';
import { type CheckedLink, lockDueLinks, noteChecked } from './links.queries.ts';

/**
 * Looks at the memberships of linked people: while both are members (with a lent seat: one of them, RUL-111) the link is good;
 * once it has not been for thirty days it ends (RUL-46). The pause after seven days is the clock's alone (partner.policy.ts).
 */
export async function checkPartnerLinks(deps: Deps): Promise<void> {
  while (await deps.db.transaction().execute((trx) => checkBatch(deps, trx)));
  await sweepCodes(deps.db, new Date(deps.now().getTime() - LINK_CODE_STORED_DAYS * DAY_MS));
}

/** Whether there may be more. */
async function checkBatch(deps: Deps, trx: Db): Promise<boolean> {
  const now = deps.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const links = await lockDueLinks(trx, {
    due: ago(PARTNER_CHECK_MINUTES * MINUTE_MS),
    dueAgain: ago(MINUTE_MS),
    most: PARTNER_CHECK_BATCH,
  });
  const [good, lapsed] = [
    links.filter((link) => isEntitled(link, deps)),
    links.filter((link) => !isEntitled(link, deps)),
  ];
  await noteChecked(
    trx,
    good.map(({ id }) => id),
    true,
    now,
  );
  await noteChecked(
    trx,
    lapsed.map(({ id }) => id),
    false,
    now,
  );
  const pausesBefore = sharesSince(now);
  for (const { id, last_entitlement_ok_at } of lapsed)
    if (last_entitlement_ok_at <= pausesBefore) await pauseLink(trx, id);
  const endsBefore = ago(PARTNER_ENDS_AFTER_DAYS * DAY_MS);
  for (const { id, last_entitlement_ok_at } of lapsed)
    if (last_entitlement_ok_at <= endsBefore) await endLinkById(deps, trx, id, 'entitlement_lapsed', null);
  return links.length === PARTNER_CHECK_BATCH;
}

function isEntitled({ people, premium_override }: CheckedLink, { now, config }: Deps): boolean {
  if (premium_override) return true;
  const at = now();
  const members = people.filter((one) => {
    const end = one.subscription_end_date;
    return isMemberOfTheirOwn({ ...one, subscription_end_date: end === null ? null : new Date(end) }, at);
  });
  return members.length >= (config.companionSeat ? 1 : people.length);
}
