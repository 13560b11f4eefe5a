import { randomUUID } from 'node:crypto';
import { everyState } from '../../../../test/everyState.ts';
import { droppedPin, person, venue } from '../../../../test/factories.ts';
import type { State, Things } from '../../../../test/thing.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { type ReviewAccess, reviewVisibility } from '../reviews.policy.ts';

const isOfPin = ({ private_pin, prive_pin }: State) => Boolean(private_pin || prive_pin);
const marks = { vibe: 9, quality: 8, experience: 7 };

/** Somewhere that no search of a test looks. */
const FAR = { latitude: -60, longitude: -140 };

/** One per person and place: each has a place of its own, or somebody else's pin. */
async function placeFor({ deps }: SignedInCaller, state: State): Promise<string> {
  if (!isOfPin(state)) return venue(deps.db, `reviewed-${randomUUID()}`, FAR);
  const pin = await droppedPin(await person(deps), {
    title: 'Far away',
    is_public: false,
    is_prive: Boolean(state.prive_pin),
  });
  await deps.db.updateTable('dropped_pins').set(FAR).where('id', '=', pin).execute();
  return pin;
}

export const reviewThings: Things = {
  states: everyState(
    ['is_hidden', 'is_reported', 'is_held', 'deleted', 'private_pin', 'prive_pin'],
    (state) =>
      !(state.private_pin && state.prive_pin) &&
      !(isOfPin(state) && (state.is_hidden || state.is_held || state.deleted)),
  ),
  store: async (owner, text, state) => {
    const { deps, viewer } = owner;
    const { id } = await deps.db
      .insertInto('liora_reviews')
      .values({
        ...marks,
        user_id: viewer.userId,
        place_id: await placeFor(owner, state),
        text,
        is_hidden: Boolean(state.is_hidden),
        is_reported: Boolean(state.is_reported),
        held_at: state.is_held ? deps.now() : null,
        deleted_at: state.deleted ? deps.now() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  sight: (state, user_id, viewer, author_blocked) => {
    const place_visible = state.prive_pin ? viewer?.entitlement.member === true : !state.private_pin;
    const access = { ...state, user_id, author_blocked, place_visible, superseded: false };
    return reviewVisibility(access as unknown as ReviewAccess, viewer);
  },
};
