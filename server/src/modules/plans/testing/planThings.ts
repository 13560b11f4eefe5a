import { everyState } from '../../../../test/everyState.ts';
import type { Things } from '../../../../test/thing.ts';
import { type PlanAccess, planVisibility } from '../plans.policy.ts';

const STOPS = ['first', 'second'].map((place_id) => ({
  place_id,
  name: place_id,
  address: null,
  latitude: null,
  longitude: null,
}));

export const planStates = everyState(
  ['is_public', 'is_prive', 'is_hidden', 'is_reported', 'deleted', 'shared_with_partner'],
  ({ is_public, is_prive }) => !(is_public && is_prive),
);

export const planThings: Things = {
  // What is published is the partner's to see, however that switch stands: planSight.test.ts has it both ways.
  states: planStates.filter(
    ({ is_public, is_prive, shared_with_partner }) => shared_with_partner || !(is_public || is_prive),
  ),
  store: async ({ deps, viewer }, title, { deleted, ...flags }) => {
    const { id } = await deps.db
      .insertInto('date_plans')
      .values({
        ...flags,
        user_id: viewer.userId,
        title,
        places: JSON.stringify(STOPS),
        deleted_at: deleted ? deps.now() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  sight: (state, user_id, viewer, creator_blocked) =>
    planVisibility({ ...state, user_id, creator_blocked } as unknown as PlanAccess, viewer),
};
