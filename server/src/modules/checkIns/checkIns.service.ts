import type { CurrentCheckIn } from '@liora/domain/contract/checkIns';
import { DAY_MS } from '@liora/domain/durations';
import { CHECK_IN_TREND_WEEKS } from '@liora/domain/limits';
import type { CheckInKind } from '@liora/domain/rules/checkInKinds';
import { periodAt, periodEnd } from '@liora/domain/rules/checkIns';
import type { SignedInCaller } from '../../rpc/context.ts';
import type { OneOfTwo } from '../couples/joint/joint.policy.ts';
import { readCheckInCursor, writeCheckInCursor } from './checkInCursor.parser.ts';
import { listCheckIns } from './checkInList.queries.ts';
import { eraseAllOf, eraseAnswer, findCheckIn, moodsSince } from './checkIns.queries.ts';
import { toCheckIn, toTrend, unanswered } from './checkIns.views.ts';
import { findCheckInSettings, type SettingsRow } from './remind/settings.queries.ts';
import { toReminder } from './remind/settings.views.ts';
import { type CoupleRow, findCouple } from './switch/switch.queries.ts';

/** Whoever shares with somebody, and with whom; null for everybody else. */
function twoOf({ viewer: { userId, partnerId, linkId } }: SignedInCaller): OneOfTwo | null {
  return partnerId === null || linkId === null ? null : { userId, partnerId, linkId };
}

/** What the caller can answer now, and how it stands to them. */
export async function currentCheckIns(caller: SignedInCaller) {
  const { db } = caller.deps;
  const two = twoOf(caller);
  const [settings, couple] = await Promise.all([
    findCheckInSettings(db, caller.viewer.userId),
    two ? findCouple(db, two.linkId) : undefined,
  ]);
  const open = two && couple?.is_on ? { two, couple, settings } : null;
  const [day, week] = open
    ? await Promise.all([current(caller, 'day', open), current(caller, 'week', open)])
    : [null, null];
  return {
    shares: two !== null,
    on: couple?.is_on ?? false,
    time_zone: couple?.time_zone ?? null,
    day,
    week,
    reminder: toReminder(settings),
  };
}

interface Open {
  two: OneOfTwo;
  couple: CoupleRow;
  settings: SettingsRow | undefined;
}

async function current(
  { deps }: SignedInCaller,
  kind: CheckInKind,
  { two, couple, settings }: Open,
): Promise<CurrentCheckIn> {
  const period = periodAt(kind, deps.now(), couple.time_zone);
  const row = await findCheckIn(deps.db, two, kind, period);
  return {
    check_in: row ? toCheckIn(row) : unanswered(kind, period),
    ends_at: periodEnd(kind, period, couple.time_zone).toISOString(),
    skipped: settings?.[`skipped_${kind}`] === period,
  };
}

/** The caller's own check-ins and what was revealed to them. */
export async function checkInList(
  { deps, viewer }: SignedInCaller,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const found = await listCheckIns(deps.db, viewer, readCheckInCursor(cursor), limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    check_ins: page.map(toCheckIn),
    nextCursor: last && found.length > limit ? writeCheckInCursor(last) : null,
  };
}

/** The moods of the two by week. To whoever shares with nobody there are none. */
export async function checkInTrend(caller: SignedInCaller) {
  const two = twoOf(caller);
  if (!two) return { weeks: [] };
  const { db, now } = caller.deps;
  const zone = (await findCouple(db, two.linkId))?.time_zone ?? 'UTC';
  const firstWeek = new Date(now().getTime() - (CHECK_IN_TREND_WEEKS - 1) * 7 * DAY_MS);
  return toTrend(await moodsSince(db, two, periodAt('week', firstWeek, zone)));
}

/** Takes an own answer away, whether it was revealed or not. */
export async function deleteCheckIn({ deps, viewer }: SignedInCaller, id: string) {
  await eraseAnswer(deps.db, viewer.userId, id);
  return {};
}

export async function deleteAllCheckIns({ deps, viewer }: SignedInCaller) {
  return { count: await eraseAllOf(deps.db, viewer.userId) };
}
