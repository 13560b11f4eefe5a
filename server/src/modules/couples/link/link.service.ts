import type { LinkResult, Partner } from '@liora/domain/contract/couples';
import { HOUR_SECONDS } from '@liora/domain/durations';
import { LINKS_ACCEPTED_PER_HOUR } from '@liora/domain/limits';
import { readLinkCode } from '@liora/domain/rules/linkCode';
import { isMemberOfTheirOwn } from '@liora/domain/rules/membership';
import { JOINT_CONTENT } from '../../../content/jointContent.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { type Doer, requireStillSignedIn } from '../../accounts/identity/stillSignedIn.service.ts';
import { addNotification } from '../../notifications/addNotification.service.ts';
import { sharesSince } from '../partner.policy.ts';
import { type LinkFacts, linkRefusal } from './link.policy.ts';
import {
  dropWaitingCodes,
  findCode,
  markCodeUsed,
  type StoredCode,
  waitingCode,
} from './linkCodes.queries.ts';
import {
  type DisconnectReason,
  endLink,
  insertLink,
  isAnyLinked,
  isBlockBetween,
  type LinkOfPerson,
  linkOf,
  lockPeople,
} from './links.queries.ts';

const ACCEPT_LIMIT = { name: 'link accept', max: LINKS_ACCEPTED_PER_HOUR, windowSeconds: HOUR_SECONDS };

/** The caller's partner, if they have one, and whether a code of theirs waits. */
export async function getLink({ deps, viewer }: SignedInCaller) {
  const now = deps.now();
  const [link, code] = await Promise.all([
    linkOf(deps.db, viewer.userId),
    waitingCode(deps.db, viewer.userId, now),
  ]);
  return { partner: link ? toPartner(link, now) : null, code_expires_at: code?.toISOString() ?? null };
}

const toPartner = (link: LinkOfPerson, now: Date): Partner => ({
  user_id: link.partner_id,
  username: link.username,
  profile_photo_url: link.profile_photo_url,
  since: link.created_at.toISOString(),
  paused: link.is_away || link.last_entitlement_ok_at <= sharesSince(now),
});

/**
 * Links the caller with whose code it is, in one transaction (RUL-43). Of any number of calls at once, with one code or with
 * several of the same people, at most one goes through; who lost its answer may ask again.
 * @throws RATE_LIMITED
 */
export async function acceptLink(caller: Doer, typed: string): Promise<LinkResult> {
  const { deps, viewer } = caller;
  const code = readLinkCode(typed);
  const found = code && (await findCode(deps.db, code));
  const before = found && (await linkedBy(caller, found));
  if (before) return before;
  await takeFromLimit(deps, ACCEPT_LIMIT, viewer.userId);
  if (!code || !found) return { ok: false, code: 'INVALID_TOKEN' };
  return deps.db.transaction().execute((trx) => acceptLocked(trx, caller, found.user_id, code));
}

/** What the caller did with this code before, if that holds: no limit counts it again. */
async function linkedBy({ deps, viewer }: SignedInCaller, code: StoredCode): Promise<LinkResult | null> {
  if (code.used_by !== viewer.userId) return null;
  const link = await linkOf(deps.db, viewer.userId);
  return link?.partner_id === code.user_id ? { ok: true, partner: toPartner(link, deps.now()) } : null;
}

async function acceptLocked(trx: Db, caller: Doer, inviterId: string, code: string): Promise<LinkResult> {
  const { deps, viewer } = caller;
  const acceptorId = viewer.userId;
  const now = deps.now();
  const facts = await factsOf(trx, caller, inviterId, code);
  if (!facts) return { ok: false, code: 'INVALID_TOKEN' };
  const before = await linkOf(trx, acceptorId);
  if (facts.usedBy === acceptorId && before?.partner_id === inviterId)
    return { ok: true, partner: toPartner(before, now) };
  const refusal = linkRefusal(facts, { now, oneIsEnough: deps.config.companionSeat });
  if (refusal) return { ok: false, code: refusal };
  await insertLink(trx, inviterId, acceptorId, now);
  await markCodeUsed(trx, inviterId, acceptorId, now);
  await dropWaitingCodes(trx, [acceptorId]);
  await addNotification(deps, trx, {
    userId: inviterId,
    fromUserId: acceptorId,
    type: 'partner_linked',
    data: {},
  });
  const link = await linkOf(trx, acceptorId);
  if (!link) throw new Error('two people were linked, and one of them is not');
  return { ok: true, partner: toPartner(link, now) };
}

/** What decides, with both people locked; null when there is no such code any more. */
async function factsOf(trx: Db, caller: Doer, inviterId: string, code: string): Promise<LinkFacts | null> {
  const now = caller.deps.now();
  const acceptorId = caller.viewer.userId;
  const people = await lockPeople(trx, [acceptorId, inviterId]);
  const acceptor = people.find(({ user_id }) => user_id === acceptorId);
  // Their account was closed or suspended while they asked.
  if (!acceptor || acceptor.is_away) throw new ProductError('UNAUTHENTICATED');
  await requireStillSignedIn(trx, caller);
  const inviter = people.find(({ user_id }) => user_id === inviterId);
  // It may have been replaced, or taken back, until the lock was there.
  const stored = await findCode(trx, code);
  if (!inviter || stored?.user_id !== inviterId) return null;
  const isMember = (one: typeof acceptor) => one.premium_override || isMemberOfTheirOwn(one, now);
  return {
    inviterId,
    acceptorId,
    usedBy: stored.used_by,
    expiresAt: stored.expires_at,
    unwelcome: inviter.is_away || (await isBlockBetween(trx, acceptorId, inviterId)),
    acceptorIsMember: isMember(acceptor),
    inviterIsMember: isMember(inviter),
    isLinked: await isAnyLinked(trx, [acceptorId, inviterId]),
  };
}

/** The caller ends their link, at once and without a reason (LINK-23, LINK-24). Without one nothing happens. */
export async function disconnect({ deps, viewer }: SignedInCaller) {
  await deps.db.transaction().execute((trx) => endLinkOf(deps, trx, viewer.userId, 'user'));
  return {};
}

/** Ends the link of somebody in the transaction of what made it end; `partnerId`: only if that is who they are linked with. */
async function endLinkOf(
  deps: Pick<Deps, 'now' | 'queue'>,
  trx: Db,
  userId: string,
  reason: DisconnectReason,
  partnerId?: string,
): Promise<void> {
  const link = await linkOf(trx, userId);
  if (!link || (partnerId !== undefined && link.partner_id !== partnerId)) return;
  await endLinkById(deps, trx, link.link_id, reason, userId);
}

/**
 * Ends a link. Whoever did not do it learns that it ended, in the same words whatever the reason was (RUL-22); when nobody
 * did, both do.
 */
export async function endLinkById(
  deps: Pick<Deps, 'now' | 'queue'>,
  trx: Db,
  linkId: string,
  reason: DisconnectReason,
  doneBy: string | null,
): Promise<void> {
  const at = deps.now();
  const people = await endLink(trx, linkId, reason, at);
  const [one, other] = people;
  if (!one || !other) return;
  for (const kind of Object.values(JOINT_CONTENT))
    await kind.part(trx, { id: linkId, people: [one, other], endedBy: doneBy, at });
  for (const userId of people.filter((one) => one !== doneBy))
    await addNotification(deps, trx, { userId, fromUserId: null, type: 'partner_unlinked', data: {} });
}

/** What waits for both of a link that is paused ends. */
export async function pauseLink(trx: Db, linkId: string): Promise<void> {
  for (const { pause } of Object.values(JOINT_CONTENT)) await pause?.(trx, linkId);
}

/** What waits for somebody who is suspended and their partner ends, as while sharing is paused. */
export async function pauseCouple(trx: Db, userId: string): Promise<void> {
  const link = await linkOf(trx, userId);
  if (link) await pauseLink(trx, link.link_id);
}

/** Nobody links with an account that closes: its code is gone, and its link has ended. */
export async function leaveCouple(deps: Pick<Deps, 'now' | 'queue'>, trx: Db, userId: string): Promise<void> {
  await dropWaitingCodes(trx, [userId]);
  await endLinkOf(deps, trx, userId, 'account_closed');
}

/** Somebody else may have had the account since then: nobody links with its code, and a link of that time has ended. */
export async function partSince(
  deps: Pick<Deps, 'now' | 'queue'>,
  trx: Db,
  userId: string,
  since: Date,
): Promise<void> {
  // They may be linking at this moment.
  await lockPeople(trx, [userId]);
  await dropWaitingCodes(trx, [userId]);
  const link = await linkOf(trx, userId);
  if (link && link.created_at >= since) await endLinkById(deps, trx, link.link_id, 'user', null);
}

/** A block ends the link between the two at once (RUL-22); both are locked first, as they may be linking at this moment. */
export async function partByBlock(
  deps: Pick<Deps, 'now' | 'queue'>,
  trx: Db,
  blockerId: string,
  blockedId: string,
): Promise<void> {
  await lockPeople(trx, [blockerId, blockedId]);
  await endLinkOf(deps, trx, blockerId, 'block', blockedId);
}
