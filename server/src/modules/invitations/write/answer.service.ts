import type { Invitation } from '@liora/domain/contract/invitations';
import { HOUR_SECONDS, MINUTE_MS } from '@liora/domain/durations';
import {
  INVITATION_ANSWERS_PER_HOUR,
  INVITATION_RESCHEDULE_MINUTES,
  INVITATION_WISH_AGAIN_SECONDS,
} from '@liora/domain/limits';
import { endOfDay, type InvitationResponse } from '@liora/domain/rules/invitations';
import type { Db } from '../../../db/client.ts';
import { secondsUntil, takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { addNotification } from '../../notifications/addNotification.service.ts';
import { hashOfCode } from '../invitationCode.rules.ts';
import { isOpen, isTheirs, maySee, roleOf } from '../invitations.policy.ts';
import { findByCode, type InvitationRow } from '../invitations.queries.ts';
import { goalOf, isoOf, toFacts } from '../invitations.views.ts';
import { readByCode } from '../read/readInvitations.service.ts';
import { chosenTime } from './invitationTimes.rules.ts';
import { insertRequest, lastRequestAt, lockInvitation, storeAnswer } from './invitationWrites.queries.ts';

const ANSWER_LIMIT = {
  name: 'invitation-answer',
  max: INVITATION_ANSWERS_PER_HOUR,
  windowSeconds: HOUR_SECONDS,
};

export interface AnswerInput {
  code: string;
  version: number;
  response: InvitationResponse;
  time: string | null;
  notes: string | null;
}

/** Answers in one transaction: of several answers at once one counts, and the others learn how it stands (RUL-39). */
export async function answerInvitation(
  caller: SignedInCaller,
  input: AnswerInput,
): Promise<{ invitation: Invitation }> {
  const { deps, viewer } = caller;
  await takeFromLimit(deps, ANSWER_LIMIT, viewer.userId);
  const hash = hashOfCode(input.code);
  await deps.db.transaction().execute(async (trx) => {
    await lockInvitation(trx, { hash });
    const row = await findByCode(trx, viewer, hash);
    if (!row || !maySee(row, viewer, deps.now())) throw new ProductError('INVITATION_INVALID');
    if (roleOf(row, viewer) === 'sender') throw new ProductError('INVITATION_OWN');
    if (isAnsweredSo(row, caller, input)) return;
    requireAnswerable(row, caller, input.version);
    if (input.response === 'reschedule_requested') await reschedule(trx, caller, row, input);
    else await storeFinal(trx, caller, row, { ...input, status: input.response });
  });
  return readByCode(caller, input.code);
}

/**
 * The same answer sent again, because what came back got lost. Another time, or other words, are not the same: whoever sends them
 * has to learn what the two have agreed on.
 */
function isAnsweredSo(
  row: InvitationRow,
  { viewer }: SignedInCaller,
  { response, time, notes }: AnswerInput,
): boolean {
  const isSo = row.status === response && row.recipient_id === viewer.userId && row.called_off_by === null;
  if (!isSo || row.response_notes !== (notes?.trim() || null)) return false;
  // Of one that is proposed that is meant, as in chosenTime; a wish that was granted since is another one.
  const [first, second] = row.times;
  const meant = time === null ? (second ? undefined : first?.getTime()) : Date.parse(time);
  return response !== 'accepted' || meant === row.planned_date?.getTime();
}

function requireAnswerable(row: InvitationRow, { deps, viewer }: SignedInCaller, version: number): void {
  const now = deps.now();
  const isClosed = !isOpen(row, now);
  if (!isClosed && !isTheirs(row, viewer)) throw new ProductError('INVITATION_OTHERS');
  if (isClosed || row.version !== version)
    throw new ProductError('INVITATION_CHANGED', { invitation: toFacts(row, now) });
}

async function storeFinal(
  trx: Db,
  { deps, viewer }: SignedInCaller,
  row: InvitationRow,
  { status, time, notes }: AnswerInput & { status: 'accepted' | 'rejected' },
): Promise<void> {
  const now = deps.now();
  const words = notes?.trim() || null;
  const zone = { timeZone: row.time_zone, now };
  const chosen = status === 'accepted' ? chosenTime(row.times, time, zone) : row.planned_date;
  if (chosen === undefined) throw new ProductError('INVITATION_TIME');
  await storeAnswer(trx, row.id, {
    status,
    recipient_id: viewer.userId,
    response_notes: words,
    responded_at: now,
    ...(status === 'accepted' && chosen
      ? { planned_date: chosen, expires_at: endOfDay(chosen, row.time_zone) }
      : {}),
  });
  await addNotification(deps, trx, {
    userId: row.sender_id,
    fromUserId: viewer.userId,
    type: 'invitation_response',
    data: {
      invitation_id: row.id,
      response: status,
      ...goalOf(row),
      planned_date: isoOf(chosen),
      ...(status === 'rejected' && words ? { rejection_notes: words } : {}),
    },
  });
}

/** A wish for another time: the invitation stays as it is (INV-13, INV-14). */
async function reschedule(
  trx: Db,
  { deps, viewer }: SignedInCaller,
  row: InvitationRow,
  { time, notes }: AnswerInput,
): Promise<void> {
  const now = deps.now();
  const words = notes?.trim() || null;
  const suggested = time === null ? null : new Date(time);
  if (suggested && suggested <= now) throw new ProductError('INVITATION_TIME');
  if (isWishedSo(row, { suggested, words, now })) return;
  await requirePause(trx, row.id, now);
  await insertRequest(trx, {
    invitation_id: row.id,
    user_id: viewer.userId,
    suggested_at: suggested,
    notes: words,
    created_at: now,
  });
  await addNotification(deps, trx, {
    userId: row.sender_id,
    fromUserId: viewer.userId,
    type: 'invitation_response',
    data: {
      invitation_id: row.id,
      response: 'reschedule_requested',
      ...goalOf(row),
      planned_date: isoOf(row.planned_date),
      ...(words ? { reschedule_notes: words } : {}),
    },
  });
}

/** The same wish sent again, because what came back got lost. */
function isWishedSo(
  { request }: InvitationRow,
  { suggested, words, now }: { suggested: Date | null; words: string | null; now: Date },
): boolean {
  if (!request || request.reply !== null || request.notes !== words) return false;
  const before = request.suggested_at === null ? null : new Date(request.suggested_at);
  const ageMs = now.getTime() - new Date(request.created_at).getTime();
  return before?.getTime() === suggested?.getTime() && ageMs < INVITATION_WISH_AGAIN_SECONDS * 1000;
}

/** One an hour of one invitation, whoever wishes (RUL-40). */
async function requirePause(trx: Db, id: string, now: Date): Promise<void> {
  const last = await lastRequestAt(trx, id);
  if (!last) return;
  const next = new Date(last.getTime() + INVITATION_RESCHEDULE_MINUTES * MINUTE_MS);
  if (next > now) throw new ProductError('RATE_LIMITED', { retryAfterSeconds: secondsUntil(next, now) });
}
