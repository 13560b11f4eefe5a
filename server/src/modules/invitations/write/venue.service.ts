import type { Db } from '../../../db/client.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { getOwnPin } from '../../pins/pins.service.ts';
import { placeCopies } from '../../places/cards/cards.service.ts';
import { planToSend } from '../../plans/plans.service.ts';

/** What an invitation copies of where it leads. */
export interface Venue {
  venue_name: string;
  venue_address: string | null;
  place_id: string | null;
  plan_id: string | null;
  /** Null where it is not known. */
  time_zone: string | null;
}

export type VenueChoice = { kind: 'place'; place_id: string } | { kind: 'plan'; plan_id: string };

const PINS = 2;

/** The server's own facts of what the sender chose, as far as they may be sent around (RUL-09, RUL-82). */
export async function venueOf(caller: SignedInCaller, choice: VenueChoice): Promise<Venue> {
  return choice.kind === 'place' ? placeVenue(caller, choice.place_id) : planVenue(caller, choice.plan_id);
}

async function placeVenue(caller: SignedInCaller, placeId: string): Promise<Venue> {
  const { db } = caller.deps;
  const seen = (await placeCopies(db, caller.viewer, [placeId])).get(placeId);
  if (!seen) throw new ProductError('NOT_FOUND');
  const isForAll = await everybodySees(db, placeId);
  if (!isForAll && !(seen.source === PINS && (await isOwnAndShown(caller, seen.place_id))))
    throw new ProductError('INVITATION_WITHHELD');
  return {
    venue_name: seen.name,
    venue_address: seen.address,
    place_id: seen.place_id,
    plan_id: null,
    time_zone: seen.time_zone,
  };
}

const everybodySees = async (db: Db, placeId: string) =>
  (await placeCopies(db, null, [placeId])).has(placeId);

/** A pin of the sender's own that no moderator is looking at. */
async function isOwnAndShown(caller: SignedInCaller, pinId: string): Promise<boolean> {
  try {
    return !(await getOwnPin(caller, pinId)).under_review;
  } catch (error) {
    if (error instanceof ProductError && error.code === 'NOT_OWNER') return false;
    throw error;
  }
}

/** A plan goes by its title; where it begins is where the two meet. */
async function planVenue(caller: SignedInCaller, planId: string): Promise<Venue> {
  const plan = await planToSend(caller, planId);
  if (plan === 'withheld') throw new ProductError('INVITATION_WITHHELD');
  const [first] = plan.stops;
  const copy = first && (await placeCopies(caller.deps.db, null, [first.place_id])).get(first.place_id);
  return {
    venue_name: plan.title,
    venue_address: first ? [first.name, first.address].filter(Boolean).join(', ') : null,
    place_id: copy?.place_id ?? null,
    plan_id: planId,
    time_zone: copy?.time_zone ?? null,
  };
}
