import type { CheckInWords } from '@liora/domain/contract/checkInFacts';
import { HOUR_SECONDS } from '@liora/domain/durations';
import { CHECK_IN_CHANGES_PER_HOUR } from '@liora/domain/limits';
import type { CheckInKind } from '@liora/domain/rules/checkInKinds';
import { periodAt, TAGS_OFFERED } from '@liora/domain/rules/checkIns';
import { isFirstTime, wasApplied } from '../../appliedRequests/appliedRequests.ts';
import type { Db } from '../../db/client.ts';
import { takeFromLimit } from '../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { ProductError } from '../../rpc/errors.ts';
import type { OneOfTwo } from '../couples/joint/joint.policy.ts';
import { withLinkLock } from '../couples/joint/linkLock.service.ts';
import { addNotification } from '../notifications/addNotification.service.ts';
import { mayAnswer } from './checkIns.policy.ts';
import { findCheckIn, revealAnswers, storeAnswer } from './checkIns.queries.ts';
import { toCheckIn, unanswered } from './checkIns.views.ts';
import { skipPeriod } from './remind/settings.queries.ts';
import { findCouple } from './switch/switch.queries.ts';

const CHANGE_LIMIT = { name: 'check-in', max: CHECK_IN_CHANGES_PER_HOUR, windowSeconds: HOUR_SECONDS };

export interface Answer extends CheckInWords {
  kind: CheckInKind;
  period: string;
  /** Whom it was written for. */
  partner_id?: string | undefined;
  version: number | null;
  request_id: string;
}

/**
 * Answers a day or week. While the other one has not, nothing of it leaves the caller: the same rows are written whatever it
 * says, and the other one is sent nothing. The second answer reveals both, in its own transaction.
 * @throws NO_PARTNER, CHECK_INS_OFF, CHECK_IN_OVER, CHECK_IN_CHANGED with how it stands, RATE_LIMITED
 */
export async function answerCheckIn(caller: SignedInCaller, answer: Answer) {
  const { deps, viewer } = caller;
  if (!(await wasApplied(deps.db, viewer.userId, answer.request_id)))
    await takeFromLimit(deps, CHANGE_LIMIT, viewer.userId);
  return withLinkLock(caller, async (trx, two) => {
    if (answer.partner_id && answer.partner_id !== two.partnerId) throw new ProductError('NO_PARTNER');
    await storeOnce(trx, caller, two, answer);
    const row = await findCheckIn(trx, two, answer.kind, answer.period);
    return { check_in: row ? toCheckIn(row) : unanswered(answer.kind, answer.period) };
  });
}

async function storeOnce(trx: Db, caller: SignedInCaller, two: OneOfTwo, answer: Answer): Promise<void> {
  const { kind, period, request_id, version } = answer;
  const now = caller.deps.now();
  const row = await findCheckIn(trx, two, kind, period);
  // The same request again, because what came back got lost.
  if (row?.mine && row.request_id === request_id) return;
  // An earlier one: what was answered, or taken away, since stands.
  if (!(await isFirstTime(trx, two.userId, request_id, now))) return;
  const couple = await findCouple(trx, two.linkId);
  if (!couple?.is_on) throw new ProductError('CHECK_INS_OFF');
  if (periodAt(kind, now, couple.time_zone) !== period) throw new ProductError('CHECK_IN_OVER');
  if (!mayAnswer({ row, version }))
    throw new ProductError('CHECK_IN_CHANGED', { check_in: row ? toCheckIn(row) : unanswered(kind, period) });
  await storeAnswer(trx, two, { kind, period, words: wordsOf(answer), requestId: request_id, now });
  await skipPeriod(trx, two.userId, kind, period, false);
  if (await revealAnswers(trx, two, { kind, period, now })) await notifyPartner(trx, caller, two, answer);
}

/** What belongs to the kind, and nothing besides. */
function wordsOf({ kind, mood, note, good, need, tags }: Answer): CheckInWords {
  const isDay = kind === 'day';
  return {
    mood,
    note: (isDay && note?.trim()) || null,
    good: (!isDay && good?.trim()) || null,
    need: (!isDay && need?.trim()) || null,
    tags: TAGS_OFFERED[kind].filter((tag) => tags.includes(tag)),
  };
}

/** Whoever answered last reads it at once; the other one hears that it can be read. */
const notifyPartner = (
  trx: Db,
  { deps }: SignedInCaller,
  { userId, partnerId }: OneOfTwo,
  { kind, period }: Answer,
) =>
  addNotification(deps, trx, {
    userId: partnerId,
    fromUserId: userId,
    type: 'check_in_revealed',
    data: { kind, period },
  });
