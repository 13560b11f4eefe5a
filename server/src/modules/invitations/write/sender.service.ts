import type { Invitation } from '@liora/domain/contract/invitations';
import { HOUR_SECONDS } from '@liora/domain/durations';
import { INVITATION_CHANGES_PER_HOUR } from '@liora/domain/limits';
import { endOfDay } from '@liora/domain/rules/invitations';
import type { NotificationData } from '@liora/domain/rules/notifications';
import type { Db } from '../../../db/client.ts';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { addNotification } from '../../notifications/addNotification.service.ts';
import { isOpen, mayCallOff, roleOf } from '../invitations.policy.ts';
import type { InvitationRow } from '../invitations.queries.ts';
import { goalOf, isoOf, toFacts } from '../invitations.views.ts';
import { getOwn, requireOwn } from '../read/readInvitations.service.ts';
import { datesOf, proposedTimes } from './invitationTimes.rules.ts';
import {
  lockInvitation,
  markAllCalledOff,
  markCalledOff,
  mayPassBetween,
  replaceTimes,
  storeAnswer,
  storeReply,
} from './invitationWrites.queries.ts';

const CHANGE_LIMIT = {
  name: 'invitation-change',
  max: INVITATION_CHANGES_PER_HOUR,
  windowSeconds: HOUR_SECONDS,
};

/** Does something to an own invitation while nobody else can, and answers with how it stands then. */
async function withOwn(
  caller: SignedInCaller,
  id: string,
  work: (trx: Db, row: InvitationRow) => Promise<void>,
): Promise<{ invitation: Invitation }> {
  const { deps, viewer } = caller;
  await takeFromLimit(deps, CHANGE_LIMIT, viewer.userId);
  await deps.db.transaction().execute(async (trx) => {
    await lockInvitation(trx, { id });
    await work(trx, await requireOwn({ deps: { ...deps, db: trx }, viewer }, id));
  });
  return getOwn(caller, id);
}

const changed = (row: InvitationRow, now: Date) =>
  new ProductError('INVITATION_CHANGED', { invitation: toFacts(row, now) });

function requireOpen({ deps, viewer }: SignedInCaller, row: InvitationRow, version: number): void {
  if (roleOf(row, viewer) !== 'sender') throw new ProductError('NOT_OWNER');
  if (!isOpen(row, deps.now()) || row.version !== version) throw changed(row, deps.now());
}

/** Other times or words of an invitation that nobody has answered; whoever saw the old ones is asked again. */
export function changeInvitation(
  caller: SignedInCaller,
  input: { id: string; version: number; times: readonly string[]; notes: string | null },
) {
  return withOwn(caller, input.id, async (trx, row) => {
    requireOpen(caller, row, input.version);
    const times = newTimes(caller, input.times);
    await replaceTimes(trx, row.id, times, {
      ...datesOf(times, row.time_zone, row.created_at),
      notes: input.notes?.trim() || null,
    });
    await announce(caller, trx, row, { userId: row.recipient_id, change: 'time', at: times[0] ?? null });
  });
}

function newTimes({ deps }: SignedInCaller, times: readonly string[]): Date[] {
  const proposed = proposedTimes(times, deps.now());
  if (!proposed) throw new ProductError('INVITATION_TIME');
  return proposed;
}

export interface ReplyInput {
  id: string;
  version: number;
  request: string;
  reply: 'accepted' | 'suggested' | 'kept';
  times: readonly string[];
}

/** The sender's word on the newest wish for another time. Repeated it changes nothing. */
export function replyToRequest(caller: SignedInCaller, input: ReplyInput) {
  return withOwn(caller, input.id, async (trx, row) => {
    if (isRepliedSo(caller, row, input)) return;
    requireOpen(caller, row, input.version);
    const { request } = row;
    if (request?.id !== input.request || request.reply !== null) throw changed(row, caller.deps.now());
    await storeReply(trx, request.id, input.reply, caller.deps.now());
    const userId = request.person.user_id;
    if (input.reply === 'kept')
      return announce(caller, trx, row, { userId, change: 'kept', at: row.planned_date });
    if (input.reply === 'accepted') return acceptWish(caller, trx, row, request);
    const times = newTimes(caller, input.times);
    if (times.length === 0) throw new ProductError('INVITATION_TIME');
    await replaceTimes(trx, row.id, times, datesOf(times, row.time_zone, row.created_at));
    await announce(caller, trx, row, { userId, change: 'time', at: times[0] ?? null });
  });
}

/** The same reply sent again, because what came back got lost; one that suggests other times is another one. */
function isRepliedSo(
  { viewer }: SignedInCaller,
  row: InvitationRow,
  { request, reply, times }: ReplyInput,
): boolean {
  const isSo = roleOf(row, viewer) === 'sender' && row.request?.id === request && row.request.reply === reply;
  const suggested = new Set(times.map((time) => Date.parse(time)));
  return isSo && (reply !== 'suggested' || isSame(suggested, row.times));
}

const isSame = (times: ReadonlySet<number>, now: readonly Date[]): boolean =>
  times.size === now.length && now.every((time) => times.has(time.getTime()));

/** Both want that time: it is a date. */
async function acceptWish(
  caller: SignedInCaller,
  trx: Db,
  row: InvitationRow,
  { suggested_at, person }: NonNullable<InvitationRow['request']>,
): Promise<void> {
  const { deps } = caller;
  const now = deps.now();
  const at = suggested_at === null ? null : new Date(suggested_at);
  if (!at || endOfDay(at, row.time_zone) <= now) throw new ProductError('INVITATION_TIME');
  if (!(await mayPassBetween(trx, row.sender_id, person.user_id))) throw changed(row, now);
  await storeAnswer(trx, row.id, {
    status: 'accepted',
    recipient_id: person.user_id,
    response_notes: row.response_notes,
    responded_at: now,
    planned_date: at,
    expires_at: endOfDay(at, row.time_zone),
  });
  await announce(caller, trx, row, { userId: person.user_id, change: 'accepted', at });
}

/** Either side calls it off; doing it twice is the same as once. */
export function callOff(caller: SignedInCaller, id: string) {
  const { deps, viewer } = caller;
  return withOwn(caller, id, async (trx, row) => {
    const by = roleOf(row, viewer) === 'sender' ? 'sender' : 'recipient';
    if (row.called_off_by === by) return;
    if (!mayCallOff(row, viewer, deps.now())) throw changed(row, deps.now());
    await markCalledOff(trx, row.id, by, deps.now());
    const userId = by === 'sender' ? row.recipient_id : row.sender_id;
    await announce(caller, trx, row, { userId, change: 'called_off', at: row.planned_date });
  });
}

/** Calls off those of these invitations that could still be answered or gone to, in the transaction that ends the link. */
export const callOffSurprises = (
  trx: Db,
  ids: readonly string[],
  by: 'sender' | 'recipient',
  now: Date,
): Promise<void> => markAllCalledOff(trx, ids, by, now);

interface News {
  /** Whom it is for; null: nobody yet. */
  userId: string | null;
  change: NotificationData['invitation_changed']['change'];
  at: Date | null;
}

async function announce(
  { deps, viewer }: SignedInCaller,
  trx: Db,
  row: InvitationRow,
  { userId, change, at }: News,
): Promise<void> {
  if (!userId) return;
  await addNotification(deps, trx, {
    userId,
    fromUserId: viewer.userId,
    type: 'invitation_changed',
    data: { invitation_id: row.id, change, ...goalOf(row), planned_date: isoOf(at) },
  });
}
