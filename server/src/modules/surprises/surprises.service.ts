import type { Surprise } from '@liora/domain/contract/surpriseFacts';
import { DAY_SECONDS } from '@liora/domain/durations';
import { SURPRISE_CHECKS_PER_WEEK, SURPRISES_OPEN_MAX, SURPRISES_PER_DAY } from '@liora/domain/limits';
import { checkedStops } from '@liora/domain/rules/checkedStops';
import type { RevealTime } from '@liora/domain/rules/surprises';
import type { Db } from '../../db/client.ts';
import { pageFrom, readTimeCursor } from '../../db/newestFirst.ts';
import { isWithinLimit, takeFromLimit } from '../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { ProductError } from '../../rpc/errors.ts';
import { lockLink } from '../couples/joint/joint.service.ts';
import { invitationCode } from '../invitations/invitationCode.rules.ts';
import { inviteToSurprise } from '../invitations/write/create.service.ts';
import { checkFacts } from '../plans/check/checkFacts.service.ts';
import { keepForSurprise } from '../plans/write/surprisePlan.service.ts';
import { needsMet, stateOfPlan } from './needs.rules.ts';
import { surpriseRole } from './surprises.policy.ts';
import {
  checkedBefore,
  countOpen,
  findSurprise,
  insertSurprise,
  noteChecked,
  type SurpriseRow,
  surpriseOfRequest,
  surprisesOfLink,
  updateSurprise,
} from './surprises.queries.ts';
import { toAwaited, toPlanned } from './surprises.views.ts';

const CREATE_LIMIT = { name: 'surprise', max: SURPRISES_PER_DAY, windowSeconds: DAY_SECONDS };
const CHECK_LIMIT = { name: 'surprise check', max: SURPRISE_CHECKS_PER_WEEK, windowSeconds: 7 * DAY_SECONDS };

interface Content {
  minutes: number;
  area_miles: number;
  dress: string | null;
  reveals: readonly RevealTime[];
}

interface NewSurpriseInput extends Content {
  request_id: string;
  plan_id: string;
  starts_at: string;
  time_zone: string;
  notes: string | null;
}

const wordsOf = ({ minutes, area_miles, dress }: Content) => ({
  minutes,
  area_miles,
  dress: dress?.trim() || null,
});

/** Makes an own plan a surprise for the caller's partner and invites them, in one transaction, once per request id. */
export async function createSurprise(caller: SignedInCaller, input: NewSurpriseInput) {
  const { deps, viewer } = caller;
  const earlier = await surpriseOfRequest(deps.db, viewer.userId, input.request_id);
  if (earlier) return getSurprise(caller, earlier);
  const id = await deps.db.transaction().execute((trx) => store(trx, caller, input));
  return getSurprise(caller, id);
}

async function store(trx: Db, caller: SignedInCaller, input: NewSurpriseInput): Promise<string> {
  const { deps, viewer } = caller;
  // Their surprises of either side take turns, so that the limit holds, and the link does not end meanwhile.
  const link = await lockLink(trx, viewer);
  if (!link) throw new ProductError('NO_PARTNER');
  const earlier = await surpriseOfRequest(trx, viewer.userId, input.request_id);
  if (earlier) return earlier;
  await takeFromLimit({ ...deps, db: trx }, CREATE_LIMIT, viewer.userId);
  if ((await countOpen(trx, link.linkId)) >= SURPRISES_OPEN_MAX) throw new ProductError('SURPRISES_FULL');
  await keepForSurprise(trx, caller, input.plan_id);
  const invitation_id = await inviteToSurprise(trx, caller, { ...input, recipient: link.partnerId });
  const surprise = {
    ...wordsOf(input),
    user_id: viewer.userId,
    for_user_id: link.partnerId,
    link_id: link.linkId,
    plan_id: input.plan_id,
    invitation_id,
    request_id: input.request_id,
    created_at: deps.now(),
  };
  return insertSurprise(trx, surprise, input.reveals);
}

export async function listSurprises(
  caller: SignedInCaller,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const after = readTimeCursor(cursor);
  const found = await surprisesOfLink(caller.deps.db, caller.viewer, { after, limit: limit + 1 });
  const { page, nextCursor } = pageFrom(found, limit);
  return { surprises: await shown(caller, page), nextCursor };
}

export async function getSurprise(caller: SignedInCaller, id: string) {
  const [surprise] = await shown(caller, [await requireSurprise(caller, id)]);
  if (!surprise) throw new ProductError('NOT_FOUND');
  return { surprise };
}

async function requireSurprise({ deps, viewer }: SignedInCaller, id: string): Promise<SurpriseRow> {
  const row = await findSurprise(deps.db, viewer, id);
  if (!row || !surpriseRole(row, viewer)) throw new ProductError('NOT_FOUND');
  return row;
}

/** Surprises as the caller sees them; what their guests need is held against the places of all of them at once. */
async function shown(caller: SignedInCaller, rows: readonly SurpriseRow[]): Promise<Surprise[]> {
  const { deps, viewer } = caller;
  const now = deps.now();
  const checked = rows.filter(({ needs }) => needs !== null).flatMap(({ places }) => places);
  const place_ids = [...new Set(checked.map(({ place_id }) => place_id))];
  const { facts } = await checkFacts(caller, { place_ids, evening: now.toISOString() });
  const answered = await statesAnswered(caller, rows);
  return rows.map((row) => {
    const moment = {
      now,
      met: needsMet(row.needs, checkedStops(row.places, facts), {
        evening: row.starts_at,
        timeZone: row.time_zone,
      }),
      checked: row.needs === null || answered.has(row.id),
      code: invitationCode(deps.config, row.invitation_id),
    };
    return surpriseRole(row, viewer) === 'planner' ? toPlanned(row, moment) : toAwaited(row, moment);
  });
}

/**
 * Ids of the surprises of which the caller, who plans them, is told whether the plan as it stands meets what the guest needs:
 * of a few states of their plans a week, as by trying many they would find that out.
 */
async function statesAnswered(
  { deps, viewer }: SignedInCaller,
  rows: readonly SurpriseRow[],
): Promise<Set<string>> {
  const states = rows
    .filter((row) => row.needs !== null && surpriseRole(row, viewer) === 'planner')
    .map((row) => ({ id: row.id, digest: stateOfPlan(row) }));
  const answered = await checkedBefore(deps.db, states);
  for (const { id, digest } of states.filter((state) => !answered.has(state.id))) {
    if (!(await isWithinLimit(deps, CHECK_LIMIT, viewer.userId))) break;
    await noteChecked(deps.db, id, digest);
    answered.add(id);
  }
  return answered;
}

/** Changes what its planner chose; somebody who saw an older one is told how it stands now. */
export async function changeSurprise(
  caller: SignedInCaller,
  input: Content & { id: string; version: number },
) {
  const { deps, viewer } = caller;
  const row = await requireSurprise(caller, input.id);
  if (surpriseRole(row, viewer) !== 'planner') throw new ProductError('NOT_OWNER');
  const done = await deps.db
    .transaction()
    .execute((trx) => updateSurprise(trx, input, wordsOf(input), input.reveals));
  const now = await getSurprise(caller, input.id);
  if (!done) throw new ProductError('SURPRISE_CHANGED', now);
  return now;
}
