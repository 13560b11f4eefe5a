import { randomUUID } from 'node:crypto';
import type { Invitation } from '@liora/domain/contract/invitations';
import { INVITATIONS_PER_HOUR, INVITATIONS_TO_ONE_PER_DAY } from '@liora/domain/limits';
import { timeZoneName } from '@liora/domain/rules/hoursClock';
import { isWithinLimit, takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { addNotification } from '../../notifications/addNotification.service.ts';
import { hashOfCode, invitationCode } from '../invitationCode.rules.ts';
import { isoOf } from '../invitations.views.ts';
import { getOwn } from '../read/readInvitations.service.ts';
import { datesOf, proposedTimes } from './invitationTimes.rules.ts';
import { insertInvitation, mayPassBetween, type NewInvitation } from './invitationWrites.queries.ts';
import { type VenueChoice, venueOf } from './venue.service.ts';

const CREATE_LIMIT = { name: 'invitation', max: INVITATIONS_PER_HOUR, windowSeconds: 3600 };
const TO_ONE_LIMIT = { name: 'invitation:to-one', max: INVITATIONS_TO_ONE_PER_DAY, windowSeconds: 86_400 };

export interface InvitationInput {
  request_id: string;
  venue: VenueChoice;
  times: readonly string[];
  time_zone: string;
  notes: string | null;
  recipient: string | null;
}

/** Makes an invitation once per request id; one by name arrives as a notification (RUL-38). */
export async function createInvitation(
  caller: SignedInCaller,
  input: InvitationInput,
): Promise<{ invitation: Invitation }> {
  const { deps, viewer } = caller;
  const times = proposedTimes(input.times, deps.now());
  if (!times) throw new ProductError('INVITATION_TIME');
  const venue = await venueOf(caller, input.venue);
  await takeFromLimit(deps, CREATE_LIMIT, viewer.userId);
  if (input.recipient) await requireWilling(caller, input.recipient);
  const id = randomUUID();
  const timeZone = venue.time_zone ?? timeZoneName(input.time_zone) ?? 'UTC';
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

/** One refusal for all: that one is blocked is nobody's to learn (RUL-22). */
async function requireWilling({ deps, viewer }: SignedInCaller, recipient: string): Promise<void> {
  if (recipient === viewer.userId || !(await mayPassBetween(deps.db, viewer.userId, recipient)))
    throw new ProductError('INVITATION_REFUSED');
}

async function store(
  { deps, viewer }: SignedInCaller,
  times: readonly Date[],
  invitation: NewInvitation,
): Promise<string> {
  return deps.db.transaction().execute(async (trx) => {
    const { id, isNew } = await insertInvitation(trx, invitation, times);
    const { recipient_id: userId, venue_name, planned_date } = invitation;
    if (!isNew || !userId) return id;
    if (!(await isWithinLimit({ ...deps, db: trx }, TO_ONE_LIMIT, `${viewer.userId} ${userId}`)))
      throw new ProductError('INVITATION_REFUSED');
    await addNotification(deps, trx, {
      userId,
      fromUserId: viewer.userId,
      type: 'invitation_received',
      data: { invitation_id: id, venue_name, planned_date: isoOf(planned_date) },
    });
    return id;
  });
}
