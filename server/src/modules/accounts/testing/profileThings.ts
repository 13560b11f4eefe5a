import type { Things } from '../../../../test/thing.ts';

/** Everybody has exactly one, and it hides from nobody but who has blocked them. */
export const profileThings: Things = {
  states: [{ is_public_profile: true }],
  store: async ({ viewer }) => viewer.userId,
  sight: (_state, _owner, _viewer, blocked) => (blocked ? 'none' : 'full'),
};
