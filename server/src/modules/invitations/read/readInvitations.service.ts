import type { Invitation } from '@liora/domain/contract/invitations';
import { UPCOMING_DATES } from '@liora/domain/limits';
import { endedForQuestions } from '@liora/domain/rules/invitations';
import { pageFrom, readTimeCursor } from '../../../db/newestFirst.ts';
import type { Caller, SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { placeCards } from '../../places/cards/cards.service.ts';
import { planCards } from '../../plans/plans.service.ts';
import { hashOfCode, invitationCode } from '../invitationCode.rules.ts';
import { maySee, roleOf } from '../invitations.policy.ts';
import {
  type DateOver,
  findByCode,
  findInvitation,
  type InvitationRow,
  invitationsOf,
  overOf,
  upcomingOf,
  venuesOfOwn,
} from '../invitations.queries.ts';
import { toInvitation } from '../invitations.views.ts';

/** Invitations as the caller sees them, with what of place and plan they may see today. */
async function shown(caller: Caller, rows: readonly InvitationRow[]): Promise<Invitation[]> {
  const { deps, viewer } = caller;
  const now = deps.now();
  const [places, plans] = await Promise.all([
    placeCards(
      caller,
      rows.flatMap(({ place_id }) => place_id ?? []),
      { at: rows.length === 1 ? (rows[0]?.planned_date ?? now) : now },
    ),
    planCards(caller, [...new Set(rows.flatMap(({ plan_id }) => plan_id ?? []))]),
  ]);
  return rows.map((row) =>
    toInvitation(row, viewer, {
      now,
      place: (row.place_id && places.get(row.place_id)) || null,
      plan: plans.find(({ id }) => id === row.plan_id) ?? null,
      code: invitationCode(deps.config, row.id),
    }),
  );
}

async function showOne(caller: Caller, row: InvitationRow): Promise<{ invitation: Invitation }> {
  const [invitation] = await shown(caller, [row]);
  if (!invitation) throw new ProductError('NOT_FOUND');
  return { invitation };
}

/** What a link opens. Reading changes nothing (RUL-108). */
export async function readByCode(caller: Caller, code: string) {
  const { deps, viewer } = caller;
  const row = await findByCode(deps.db, viewer, hashOfCode(code));
  if (!row || !maySee(row, viewer, deps.now())) throw new ProductError('INVITATION_INVALID');
  return showOne(caller, row);
}

/** One that the caller sent or received. */
export async function requireOwn({ deps, viewer }: SignedInCaller, id: string): Promise<InvitationRow> {
  const row = await findInvitation(deps.db, viewer, id);
  if (!row || roleOf(row, viewer) === 'other' || !maySee(row, viewer, deps.now()))
    throw new ProductError('NOT_FOUND');
  return row;
}

export const getOwn = async (caller: SignedInCaller, id: string) =>
  showOne(caller, await requireOwn(caller, id));

/** Where those among `ids` lead that are the caller's. Whether they may see it is not looked at. */
export async function ownVenues({ deps, viewer }: SignedInCaller, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never[]>();
  const rows = await venuesOfOwn(deps.db, viewer, ids);
  return new Map(rows.map(({ id, ...venue }) => [id, [venue]]));
}

export async function ownInvitations(
  caller: SignedInCaller,
  request: { which: 'sent' | 'received'; cursor?: string | undefined; limit: number },
) {
  const found = await invitationsOf(caller.deps.db, caller.viewer, {
    which: request.which,
    after: readTimeCursor(request.cursor),
    limit: request.limit + 1,
  });
  const { page, nextCursor } = pageFrom(found, request.limit);
  return { invitations: await shown(caller, page), nextCursor };
}

/** A date that two people have agreed on. */
export interface DateToCome {
  /** The public id under which its place is known today, if it is known. */
  place_id: string | null;
  plan_id: string | null;
  at: Date;
  time_zone: string;
}

/** The caller's next dates, with their partner alone where they have one: where each leads, and when. */
export async function datesToCome(caller: SignedInCaller): Promise<DateToCome[]> {
  const { deps, viewer } = caller;
  const rows = await upcomingOf(deps.db, viewer, { now: deps.now(), limit: UPCOMING_DATES });
  const ofTheTwo = rows.filter(
    ({ sender_id, recipient_id }) =>
      viewer.partnerId === null || sender_id === viewer.partnerId || recipient_id === viewer.partnerId,
  );
  const places = await placeCards(
    caller,
    ofTheTwo.flatMap(({ place_id }) => place_id ?? []),
    { at: deps.now() },
  );
  return ofTheTwo.flatMap(({ place_id, plan_id, planned_date, time_zone }) => {
    const place = place_id === null ? undefined : places.get(place_id);
    return planned_date ? { place_id: place?.id ?? null, plan_id, at: planned_date, time_zone } : [];
  });
}

export async function upcomingDates(caller: SignedInCaller) {
  const { deps, viewer } = caller;
  const rows = await upcomingOf(deps.db, viewer, { now: deps.now(), limit: UPCOMING_DATES });
  return { invitations: await shown(caller, rows) };
}

/** The caller's dates that are over since then and may be asked about, the last one first. */
export const datesOver = (
  { deps, viewer }: SignedInCaller,
  { since, limit }: { since: Date; limit: number },
): Promise<DateOver[]> => overOf(deps.db, viewer, { since, now: endedForQuestions(deps.now()), limit });
