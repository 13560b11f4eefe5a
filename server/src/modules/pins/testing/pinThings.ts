import { everyState } from '../../../../test/everyState.ts';
import { droppedPin } from '../../../../test/factories.ts';
import type { Things } from '../../../../test/thing.ts';
import { type PinAccess, pinVisibility } from '../pins.policy.ts';

export const pinThings: Things = {
  states: everyState(
    ['is_public', 'is_prive', 'is_hidden', 'is_reported', 'deleted'],
    ({ is_public, is_prive }) => !(is_public && is_prive),
  ),
  store: (owner, title, { deleted, ...flags }) =>
    droppedPin(owner, { ...flags, title, deleted_at: deleted ? owner.deps.now() : null }),
  sight: (state, user_id, viewer, creator_blocked) =>
    pinVisibility({ ...state, user_id, creator_blocked } as unknown as PinAccess, viewer),
};
