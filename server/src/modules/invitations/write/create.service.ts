import { randomUUID } from 'node:crypto';
import type { Invitation } from '@liora/domain/contract/invitations';
import { DAY_SECONDS, HOUR_SECONDS } from '@liora/domain/durations';
import { INVITATIONS_PER_HOUR, INVITATIONS_TO_ONE_PER_DAY } from '@liora/domain/limits';
import { canonicalZone } from '@liora/domain/rules/hoursClock';
import type { Db } from '../../../db/client.ts';
import { isWithinLimit, takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { addNotification } from '../../notifications/addNotification.service.ts';
import { hashOfCode, invitationCode } from '../invitationCode.rules.ts';
import { invitationTexts } from '../invitations.text.ts';
import { goalOf, isoOf } from '../invitations.views.ts';
import { getOwn } from '../read/readInvitations.service.ts';
import { datesOf, proposedTimes } from './invitationTimes.rules.ts';
import {
  insertInvitation,
  invitationOfRequest,
  type NewInvitation,
  takeSendersTurn,
  takesInvitationOf,
} from './invitationWrites.queries.ts';
import { type VenueChoice, venueOf } from './venue.service.ts';

const CREATE_LIMIT = { name: 'invitation', max: INVITATIONS_PER_HOUR, windowSeconds: HOUR_SECONDS };
const TO_ONE_LIMIT = {
  name: 'invitation:to-one',
  max: INVITATIONS_TO_ONE_PER_DAY,
  windowSeconds: DAY_SECONDS,
};

export interface InvitationInput {
  request_id: string;
  venue: VenueChoice;
  times: readonly string[];
  time_zone: string;
  notes: string | null;
  recipient: string | null;
}

/**
 * Makes an invitation once per request id; one by name arrives as a notification (RUL-38). The same request again asks for
 * nothing, whatever stands against it by now.
 */
export async function createInvitation(
  caller: SignedInCaller,
  input: InvitationInput,
): Promise<{ invitation: Invitation }> {
  const { deps, viewer } = caller;
  const earlier = await invitationOfRequest(deps.db, viewer.userId, input.request_id);
  if (earlier) return getOwn(caller, earlier);
  const times = proposedTimes(input.times, deps.now());
  if (!times) throw new ProductError('INVITATION_TIME');
  const venue = await venueOf(caller, input.venue);
  const id = randomUUID();
  const timeZone = venue.time_zone ?? canonicalZone(input.time_zone) ?? 'UTC';
  const stored = await store(caller, times, {
    ...venue,
    ...datesOf(times, timeZone, deps.now()),
    id,
    invitation_code: hashOfCode(invitationCode(deps.config, id)),
    sender_id: viewer.userId,
    recipient_id: input.recipient,
    for_one: input.recipient !== null,
    notes: input.notes?.trim() || null,
    time_zone: timeZone,
    request_id: input.request_id,
    created_at: deps.now(),
  });
  return getOwn(caller, stored);
}

/** Stores it, or finds what the same request stored meanwhile. */
async function store(
  caller: SignedInCaller,
  times: readonly Date[],
  invitation: NewInvitation,
): Promise<string> {
  const { deps, viewer } = caller;
  const stored = await deps.db.transaction().execute(async (trx) => {
    await takeSendersTurn(trx, viewer.userId);
    const earlier = await invitationOfRequest(trx, viewer.userId, invitation.request_id);
    if (earlier) return earlier;
    await takeFromLimit({ ...deps, db: trx }, CREATE_LIMIT, viewer.userId);
    if (!(await isTaken(trx, caller, invitation.recipient_id))) return null;
    return storeIn(trx, caller, times, invitation);
  });
  // Outside: what is refused counts as well.
  if (stored === null) throw new ProductError('INVITATION_REFUSED');
  return stored;
}

/** One refusal for all: that one is blocked, or takes invitations of their partner alone, is nobody's to learn (RUL-22). */
async function isTaken(
  trx: Db,
  { deps, viewer }: SignedInCaller,
  recipient: string | null,
): Promise<boolean> {
  if (recipient === null) return true;
  if (!(await takesInvitationOf(trx, recipient, viewer.userId))) return false;
  return isWithinLimit({ ...deps, db: trx }, TO_ONE_LIMIT, `${viewer.userId} ${recipient}`);
}

async function storeIn(
  trx: Db,
  { deps, viewer }: SignedInCaller,
  times: readonly Date[],
  invitation: NewInvitation,
): Promise<string> {
  const { id, isNew } = await insertInvitation(trx, invitation, times);
  const { recipient_id: userId, planned_date } = invitation;
  if (!isNew || !userId) return id;
  await addNotification(deps, trx, {
    userId,
    fromUserId: viewer.userId,
    type: 'invitation_received',
    data: { invitation_id: id, ...goalOf(invitation), planned_date: isoOf(planned_date) },
  });
  return id;
}

/**
 * Invites one's partner to a surprise, in the transaction that makes it one: without a word of where. Returns its id.
 * @throws INVITATION_TIME for a time that is over.
 */
export async function inviteToSurprise(
  trx: Db,
  caller: SignedInCaller,
  input: {
    request_id: string;
    recipient: string;
    starts_at: string;
    time_zone: string;
    notes: string | null;
  },
): Promise<string> {
  const { deps, viewer } = caller;
  const times = proposedTimes([input.starts_at], deps.now());
  if (!times) throw new ProductError('INVITATION_TIME');
  const id = randomUUID();
  const timeZone = canonicalZone(input.time_zone) ?? 'UTC';
  return storeIn(trx, caller, times, {
    ...datesOf(times, timeZone, deps.now()),
    id,
    invitation_code: hashOfCode(invitationCode(deps.config, id)),
    sender_id: viewer.userId,
    recipient_id: input.recipient,
    for_one: true,
    is_surprise: true,
    venue_name: invitationTexts.surprise,
    venue_address: null,
    place_id: null,
    plan_id: null,
    notes: input.notes?.trim() || null,
    time_zone: timeZone,
    request_id: input.request_id,
    created_at: deps.now(),
  });
}
