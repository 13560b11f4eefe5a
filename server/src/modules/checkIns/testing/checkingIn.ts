import { randomUUID } from 'node:crypto';
import type { CheckInKind } from '@liora/domain/rules/checkInKinds';
import { periodAt } from '@liora/domain/rules/checkIns';
import { link } from '../../../../test/couples.ts';
import { person } from '../../../../test/factories.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { type Answer, answerCheckIn } from '../answer.service.ts';
import { startCheckIns } from '../switch/switch.service.ts';

/** Two linked members who have begun check-ins, by the clock of San Francisco. */
export async function checkingInCouple(deps: Deps) {
  const [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  const linkId = await link(maya, june);
  await startCheckIns(maya, { time_zone: ZONE });
  return { maya, june, linkId };
}

export const ZONE = 'America/Los_Angeles';

/** Answers the day or week that it is, as `good` unless told otherwise. */
export async function checkIn(
  caller: SignedInCaller,
  kind: CheckInKind,
  words: Partial<Omit<Answer, 'kind'>> = {},
) {
  const { check_in } = await answerCheckIn(caller, {
    kind,
    period: periodAt(kind, caller.deps.now(), ZONE),
    mood: 'good',
    note: null,
    good: null,
    need: null,
    tags: [],
    version: null,
    request_id: randomUUID(),
    ...words,
  });
  return check_in;
}
